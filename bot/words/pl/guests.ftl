### Kto siada do stołu i kto woli kogoś nie spotykać.

button-guests = Goście
lobby-seat-invited = { $number }. czeka na: { $name }
guests-title = ### Kto siada?
guests-now-open = Dołączyć może każdy tutaj.
guests-now-invited = Dołączyć mogą tylko ci, na których czeka miejsce.
guests-now-role = Dołączyć mogą tylko osoby z rolą { $role } i te, na które czeka miejsce.
guests-open = Każdy
guests-invited = Tylko z zaproszeniem
guests-kept = • Miejsce czeka na: { $name }.
guests-here = • Tu siedzi { $name }.
guests-menu-access = Kto może dołączyć?
guests-menu-role = Dołączyć może tylko ta rola
guests-menu-invite = Trzymaj miejsce dla …
guests-menu-free = Zwolnij miejsce, które ma …
guests-menu-host = Gospodarzem zostaje …
guests-called = { $user }, { $name } trzyma dla ciebie miejsce: { $game }. Naciśnij „Dołącz” przy stole, żeby zagrać.
guests-invited-only = Ten stół jest na zaproszenia: gospodarz może trzymać dla ciebie miejsce.
guests-role-only = Przy tym stole siedzą osoby z rolą { $role }. Gospodarz i tak może trzymać dla ciebie miejsce.
guests-removed = Gospodarz oddał twoje miejsce innym. Możesz dołączyć, gdy będzie trzymać dla ciebie miejsce.
guests-barred = Zarządzający tym serwerem nie dopuszczają cię do jego stołów.
guests-barred-other = Zarządzający tym serwerem nie dopuszczają tej osoby do jego stołów.
guests-bot = To bot. Komputery dodaje „Dodaj komputer”.
guests-seated-already = { $name } ma tu już miejsce.
guests-yourself = To twoje własne miejsce: naciśnij „Odejdź”.

block-about = Z kim wolisz nie siadać; nikt się o tym nie dowie
block-title = ### Osoby, które blokujesz
block-means =
    Nic, co dzieje się samo, nie posadzi cię z nimi: przy rewanżu, o który prosi jedno z was, miejsce nie czeka na drugie, a gdy cię zapraszają, nie dostajesz o tym wiadomości, i nie woła cię żaden stół, przy którym siedzą. Te osoby nie dowiedzą się, że je blokujesz. Do stołu otwartego dla wszystkich nadal możecie dołączyć oboje.
block-menu = Nikt
setup-barred = Zablokowani: { $names }
setup-menu-barred = Zablokowani: nikt
