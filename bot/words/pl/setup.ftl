### Co serwer wybiera dla swoich stołów.

setup-about = Wybierz, jak działają stoły na tym serwerze, i sprawdź moje uprawnienia
setup-clock-option = Czas na ruch przy stole, chyba że gospodarz wybierze inny
setup-season-option = Jak długi jest sezon tabeli
setup-mentions-option = Czy Toucan oznacza ludzi wzmianką, gdy jest ich kolej, jeśli tego chcą
setup-hints-option = Czy gracze mogą prosić o podpowiedź
setup-hinted-option = Czy partie z podpowiedziami są rankingowe
setup-programs-option = Czy przy stołach mogą grać programy, które nie są częścią Toucan
setup-patience-option = Jak długo inni muszą na kogoś czekać, gdy nie ma limitu czasu
setup-allow = Kanał, w którym wolno otwierać stoły; pierwszy podany zamyka wszystkie inne
setup-forbid = Kanał do usunięcia z tej listy; pusta lista znaczy: wszędzie
setup-title = ## Stoły tego serwera
setup-page-places = Miejsca i ludzie
setup-page-play = Czas, podpowiedzi, sezony
setup-channels = Kanały, w których otwierają się stoły: { $channels }
setup-everywhere = **wszystkie**
setup-months = { $months ->
    [one] { $months } miesiąc
    [few] { $months } miesiące
   *[other] { $months } miesięcy
}
setup-hours = { $hours ->
    [24] jeden dzień
    [72] trzy dni
    [168] tydzień
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[other] { $hours } godzin
}
setup-menu-channels = Kanały (puste = wszystkie)
setup-short-clock = Czas na ruch
setup-short-season = Sezon
setup-short-patience = Czas do zawieszenia stołu
setup-short-mentions = Wzmianki
setup-short-hints = Podpowiedzi
setup-short-hinted = Ranking z podpowiedziami
setup-short-programs = Programy przy stołach
setup-short-typed = Wpisywane słowa
setup-typed-option = Czy można wpisywać słowa do rozdań i nazwy drużyn
setup-short-language = Język
setup-fine = Mam wszystkie uprawnienia, których potrzebują stoły.
setup-lacks = ⚠️ W { $channel } brakuje mi uprawnień { $permissions }.
setup-gone = ⚠️ Jednego z kanałów z listy już nie ma albo jest przede mną ukryty ({ $channel }).
setup-more = … i jeszcze { $number ->
    [one] { $number } kanał
    [few] { $number } kanały
   *[other] { $number } kanałów
}.
setup-managers-only = Mogą to zrobić tylko zarządzający serwerem.
setup-too-many = Lista mieści tyle kanałów: { $most }.
table-elsewhere = Ten serwer chce stołów w: { $channels }.

clock-none = bez limitu czasu
clock-live = na żywo: minuta na ruch
clock-relaxed = spokojnie: pięć minut na ruch
clock-day = dzień na ruch
