### Wyniki, rankingi, tabele i profile.

## Wiersze tabeli, na obrazkach słowami i dla tych, którzy czytają sam tekst

board-line = { $rank }. { $name }: { $value }, wygrane { $wins } z { $games }
board-line-unranked = { $name }: { $value }, wygrane { $wins } z { $games }, jeszcze bez miejsca
board-line-mine = { $line } (ty)

course-alt = { $name }: ranking w { $matches ->
    [one] { $matches } partii
   *[other] { $matches } partiach
} od { $since }: od { NUMBER($first, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) }; najwyższy { NUMBER($most, useGrouping: 0) }, najniższy { NUMBER($least, useGrouping: 0) }.

## Tabela

leaderboard-about = Tabela: według rankingu albo punktów tygodnia, miesiąca lub sezonu
leaderboard-game = Która gra; inaczej ta z tego kanału albo najczęstsza na tym serwerze
leaderboard-period = Punkty tygodnia, miesiąca lub sezonu; inaczej rankingi wszech czasów
leaderboard-everywhere = Wszystkie serwery zamiast tego
board-title = ## { $game } · tabela
board-week = Tydzień
board-month = Miesiąc
board-season = Sezon
board-ever = Od początku
board-here = na tym serwerze
board-all = na wszystkich serwerach
board-of-ratings = **Rankingi wszech czasów** { $where }
board-of-period = **{ $period ->
    [week] { $back ->
        [0] Ten tydzień
        [1] Zeszły tydzień
        [few] { $back } tygodnie temu
       *[other] { $back } tygodni temu
    }
    [month] { $back ->
        [0] Ten miesiąc
        [1] Zeszły miesiąc
        [few] { $back } miesiące temu
       *[other] { $back } miesięcy temu
    }
   *[season] { $back ->
        [0] Ten sezon
        [1] Zeszły sezon
        [few] { $back } sezony temu
       *[other] { $back } sezonów temu
    }
}** { $where }, { $first } – { $until }
board-page = Strona { $page } z { $pages }, osób: { NUMBER($people, useGrouping: 0) }
board-own = Ty: miejsce **{ NUMBER($rank, useGrouping: 0) }** z { NUMBER($people, useGrouping: 0) }, wynik **{ $value }**{ $points ->
    [none] {""}
    [one] {""} punkt
    [few] {""} punkty
   *[other] {""} punktów
}
board-own-soon = Ty: **{ $value }**; { $missing ->
    [0] zagraj z różnymi osobami (co najmniej { $rivals }), a będziesz mieć miejsce w tabeli
    [one] do miejsca w tabeli brakuje { $missing } partii
   *[other] do miejsca w tabeli brakuje { $missing } partii
}
board-own-none = Nie ma cię jeszcze w tej tabeli.
board-how-points = -# 2 punkty za każdą osobę za tobą, 1 za każdą z tym samym wynikiem, najwyżej { $most } tygodniowo od jednej osoby; kto odejdzie z partii, jest ostatni.
board-rules = -# Nowe zasady (wersja { $version }) od { $since }: im dalej w ciągu roku jedna z dwóch osób jest przed drugą, tym mniej liczą się jej następne wygrane. { $anew ->
    [yes] Wcześniejsze partie policzono według nich od nowa.
   *[no] Wcześniejsze partie zostają, jak były.
}
unrated-again = Bez rankingu: te karty były już kiedyś rozdane.
unrated-hints = Bez rankingu: przy tym stole wolno było prosić o podpowiedzi.
unrated-program = Bez rankingu: jedno z miejsc miał program, który nie jest częścią Toucan.
unrated-early = Bez rankingu: partia skończyła się za wcześnie, przed końcem rozdania i zanim każdy zagrał kilka razy.
unrated-visiting = Bez rankingu: partia toczyła się tam, gdzie jestem tylko gościem.
board-how-rating = -# Twój ranking, liczony ostrożnie: każdy zaczyna od { NUMBER($start, useGrouping: 0) }, a miejsce w tabeli jest po { $least } partiach (różnych osób: { $rivals }). Liczą się tylko ludzie; kto odejdzie z partii, jest ostatni.
board-how-everywhere = -# Żeby się tu znaleźć, pokaż swoje rankingi na wszystkich serwerach w /settings.
board-empty = Nikt nie ma jeszcze miejsca w tabeli: skończ partię z co najmniej jedną inną osobą.
nameless = ktoś
menu-board = Inna gra
button-page-back = ← Wstecz
button-page-on = Dalej →
button-own-place = Moje miejsce
button-board-here = Ten serwer
button-board-all = Wszystkie serwery
button-share = Pokaż wszystkim
button-earlier-week = Tydzień wcześniej
button-earlier-month = Miesiąc wcześniej
button-earlier-season = Sezon wcześniej
button-later-week = Tydzień później
button-later-month = Miesiąc później
button-later-season = Sezon później

## Profil

profile-about = Rankingi, wygrane i serie na tym serwerze, twoje lub czyjeś; prywatnie, póki nie pokażesz
profile-member = Czyj; inaczej twój
profile-of-game = Gra, której ranking jest rysowany; inaczej najczęstsza
profile-title = ## { $name }
profile-none = Na tym serwerze nie ma jeszcze partii rankingowej: skończ jedną z co najmniej jedną inną osobą.
profile-games = Tutaj **{ $games ->
    [one] { $games } partia rankingowa
    [few] { $games } partie rankingowe
   *[other] { $games } partii rankingowych
}**, wygrane: **{ $wins }**
profile-favourite = Najczęściej: **{ $game }**
profile-unrated = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
} bez rankingu, na przykład przeciw samym komputerom
profile-unrated-game = **{ $game }**: wygrane { $wins } z { $games }
profile-game = **{ $game }**: { $rating }, wygrane { $wins } z { $games }
profile-rank = **{ $rating }** (miejsce { NUMBER($rank, useGrouping: 0) })
profile-no-rank = **{ $rating }?**
profile-unsure = -# „?” to pierwszy szacunek: miejsce w tabeli jest po { $least } partiach (różnych osób: { $rivals }).
profile-streak = wygrane z rzędu: { $streak }
profile-best = najlepsza seria { $best }
profile-everywhere = Na wszystkich serwerach, { $game }: { $rating }
profile-met = Ty i { $name }: { $times ->
    [one] { $times } wspólna partia rankingowa
    [few] { $times } wspólne partie rankingowe
   *[other] { $times } wspólnych partii rankingowych
}; ty wyżej: **{ $ahead }**, ty niżej: **{ $behind }**, równo: **{ $level }**
profile-not-met = Ty i { $name } nie macie wspólnej partii rankingowej.
profile-course = Ranking w **{ $game }**, partia po partii
rating-heard = ranking z { NUMBER($before, useGrouping: 0) } na { NUMBER($after, useGrouping: 0) }
rating-changes = Rankingi: { $changes }
rating-change = { $name }{"\u00A0"}**{ $rating }** ({ $change })
rating-change-left = { $name }{"\u00A0"}**{ $rating }** ({ $change }, nieobecność na końcu: ostatnie miejsce)
button-leaderboard = Tabela
settings-public-rating = Pokazuj swoje rankingi w tabelach wszystkich serwerów
