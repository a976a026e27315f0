### Czas: kto odszedł, czas na ruch, przypomnienia.

table-away-already = Komputer już gra za ciebie.
table-not-away = Nikt za ciebie nie gra: jesteś przy stole.
no-such-clock = Nie ma takiego czasu na ruch.

## Czas na ruch

option-clock = Ile może trwać ruch
menu-clock = Wybierz czas na ruch
lobby-clock = ⏳ { $clock }.
table-turn-until = ▸ Ruch: { $names }
table-turn-one = **{ $name }**
table-turn-by = **{ $name }** (czas mija { $when })
panel-until = ⏳ Komputer zrobi ten ruch za ciebie { $when }.

## Odejście i powrót

button-leave-match = Odejdź
button-leave-sure = Na razie odejdź
button-concede = Poddaj partię
button-come-back = Wracam
table-leave-about = Oddaj swoje miejsce komputerowi albo poddaj partię
table-concede-about = Poddaj partię
table-left = Nie jesteś już przy stole.
table-leave-asked = **Odejść z partii?**
    Komputer będzie grać za ciebie. Miejsce zostaje twoje: możesz wrócić w każdej chwili, przez „Moje karty” albo /hand. Jeśli na koniec nadal cię nie będzie, zajmiesz ostatnie miejsce.
    Albo poddaj partię: zajmujesz ostatnie miejsce i nie możesz wrócić. Gdy zostanie tylko jedna osoba, która nie poddała partii, partia się kończy i ta osoba ją wygrywa.
table-leave-asked-alone = **Odejść z partii?**
    Stół czeka na ciebie: możesz wrócić w każdej chwili, przez „Moje karty” albo /hand.
    Albo zakończ partię: wtedy się tu kończy i nikt nie wygrywa.
panel-away = Komputer gra za ciebie.
panel-paused = Stół czeka na ciebie.
table-away = 💤 Poza stołem: { $names }; { $count ->
    [one] gra komputer.
   *[other] grają komputery.
}
table-paused = ⏸ Nikogo nie ma. Stół czeka, aż ktoś wróci: naciśnij „Moje karty”.
panel-conceded = Poddajesz tę partię. Komputer kończy ją za ciebie.
table-conceded = ### Partię wygrywa { $name }: nikt inny już nie gra.
table-conceded-already = Ta partia jest już przez ciebie poddana.

## Czyja kolej

prompt = { $mention }, twoja kolej: { $game }.
prompt-until = { $mention }, twoja kolej: { $game }. Czas mija { $when }.
prompt-late = ⏳ { $mention }, twój czas ({ $game }) mija { $when }; potem komputer zrobi za ciebie ten jeden ruch.
settings-mentions = Jak przypominam ci, że to twoja kolej
settings-mentions-mention = szybko
settings-mentions-mention-means = Jeśli po dziesięciu sekundach nie ma ruchu
settings-mentions-reminder = gdy zwlekam
settings-mentions-reminder-means = W połowie twojego czasu albo po godzinie, gdy nie ma limitu czasu
settings-mentions-silent = nigdy

## Stoły zawieszone i wznowione

table-idle = Ten stół jest zawieszony: od dawna nikt tu nie grał albo inni chcieli zagrać. Nic nie przepadło: kto tu siedział, może go wznowić przyciskiem albo przez /table resume.
table-archived = Stół nie ma już kanału. Nic nie przepadło: kto tu siedział, może go wznowić przez /table resume.
table-warned = 💤 Przy tym stole od jakiegoś czasu nikt nie gra. Zostanie zawieszony { $when }, chyba że ktoś zagra. Nawet wtedy nic nie przepadnie: można go wznowić.
button-resume = Wznów
table-resume-about = Wznów zawieszony stół
table-resume-option = Który, od najnowszego; wpisz imię lub grę, by szukać; bez wyboru ostatni
table-resumed = Oto znowu stół.
table-put-by = #{ NUMBER($number, useGrouping: 0) } { $game }: { $names }
table-not-put-by = Tego stołu nie można wznowić.
table-none-put-by = Na tym serwerze nie ma stołu, który możesz wznowić.
table-end-option = Który tutaj, jeśli nie stół kanału, np. wyzwanie; wpisz imię, żeby go znaleźć
table-end-not-here = Stołu { NUMBER($table, useGrouping: 0) } nie ma w tym kanale.
table-end-reason = Dlaczego, jeśli moderujesz; przeczytają to wszyscy
table-end-reason-moderator = Tylko moderacja kończy stół z podaniem powodu. Bez powodu twój głos liczy się jak inne.
table-ended-because = Moderacja zamknęła stół: { $reason }

## Cofanie

button-takeback = Cofnij ruch
button-agree = Zgoda
button-refuse = Nie
takeback-asked = Wszyscy są pytani w kanale. Ruch jest cofnięty, jeśli zgodzą się wszyscy, zanim ktoś inny wykona ruch.
takeback-question = ↩️ **{ $name }** chce cofnąć swój ostatni ruch{ $action ->
    [hidden] .
   *[other] : { $action }.
} Brakuje zgody: { $missing }.
takeback-done = ↩️ Wszyscy się zgodzili: ostatni ruch jest cofnięty.
takeback-refused = **{ $name }** się nie zgadza: nic nie jest cofnięte.
takeback-nothing = Nie ma czego cofnąć.
takeback-too-late = Za późno: ktoś już zagrał.
takeback-revealed = Tego nie można cofnąć: pokazało coś nowego.
takeback-not-yours = Zrobił to za ciebie komputer; nie można tego cofnąć.
takeback-forced = Nie było wyboru: nie ma czego cofnąć.
takeback-ask-again = Nikt nie prosi o cofnięcie tego ruchu. Prośbę może powtórzyć osoba, do której on należy.
