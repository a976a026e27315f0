### Dlaczego komputer zrobił w Spring Cleaning to, co zrobił; to samo mówi podpowiedź.

springcleaning-why-out = To już ostatnie karty: runda kończy się bez śmieci.
springcleaning-why-empty = To opróżnia rękę, więc Ofertę można podnieść w najlepszej kolejności.
springcleaning-why-lead = Na początek { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}: reszta pasuje do siebie najlepiej bez { $count ->
    [one] niej
   *[other] nich
}.
springcleaning-why-from-offers = To bije to, co leży, samymi kartami z Ofert, a ręka zostaje w całości.
springcleaning-why-filled = Z pomocą { $count ->
    [one] jednej karty z Oferty
   *[other] kart z Ofert ({ $count })
} schodzą karty, których trudno się pozbyć.
springcleaning-why-beat = To bije to, co leży, a pozostałe karty nadal do siebie pasują.
springcleaning-why-deck = Cokolwiek można by zagrać, rozerwałoby rękę: lepsza nowa karta i jeszcze jedna w Ofercie.
springcleaning-why-only-deck = Nic, co można zagrać, nie bije tego, co leży, a talon obiecuje więcej niż Oferty.
springcleaning-why-no-offers = Nic, co można zagrać, nie bije tego, co leży, a nikt inny nie ma Oferty, z której można by wziąć.
springcleaning-why-take = { $card } pasuje do ręki.
springcleaning-why-take-best = Chyba nie ma nic lepszego niż dobrać { $card }.
springcleaning-why-pass = Nie ma czego zagrać ani czego dobrać.
springcleaning-why-insert = Tam { $card } łączy się z kartą obok.
springcleaning-why-insert-aside = { $card } z niczym się nie łączy, więc leży tam, gdzie niczego nie rozdziela.
springcleaning-why-insert-least = Tam { $card } chyba najmniej przeszkadza.
springcleaning-why-offer = { $card } najmniej pasuje do ręki; w Ofercie można jej użyć albo później ułożyć na nowo.
springcleaning-why-opening = Bez { $card } reszta ręki pasuje do siebie najlepiej.
springcleaning-why-arrange = Równe karty razem albo sekwensy rosnąco: to z dwojga, co wymaga mniej zagrań.
