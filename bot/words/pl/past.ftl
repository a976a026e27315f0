### Skończone partie: ich lista, przechodzenie krok po kroku i co kto miał w ręce.

history-about = Twoje skończone partie, tylko dla ciebie
history-title = ### Twoje partie{ $pages ->
    [1] {""}
   *[other] {""} · strona { $page } z { $pages }
}
history-none = Nie masz jeszcze skończonej partii.
history-line = `#{ NUMBER($table, useGrouping: 0) }` **{ $game }** { $came ->
    [won] 🏆 wygrana, wynik { $score }
    [lost] { $place }. miejsce, wynik { $score }
   *[ended] skończona przed czasem
} · { $names } · { $when }
history-elsewhere = w { $guild }
history-label = { NUMBER($table, useGrouping: 0) } · { $game } · { $day } · { $names }
menu-replay = Odtwórz jedną z nich
button-newer = Nowsze
button-older = Starsze

replay-about = Odtwórz skończoną partię ruch po ruchu, lewa po lewie lub rozdanie po rozdaniu
replay-title = ### { $game } · { $what } · { $step }/{ $steps }
replay-did = ▸ **{ $name }**: { $action }
replay-dealer = ▸ Losowanie: pierwszy raz rozdaje **{ $name }**.
replay-leader = ▸ Losowanie: wychodzi **{ $name }**.
replay-deal = ▸ Karty są rozdane.
replay-shuffle = ▸ Odrzucone są potasowane i tworzą talon.
replay-hand = { $deal ->
    [round] Runda
   *[other] Rozdanie
} { $number }
replay-hand-of = { $deal ->
    [round] Runda
   *[other] Rozdanie
} { $number } z { $count }
replay-all = Wszystkie karty odkryte
replay-public = Jak widzieli wszyscy
replay-eyes = Widok: { $name }
replay-exported = Partia jako tekst, dla `python -m bot check` i `verify`.
button-replay = Powtórka
replay-go-first = Początek
replay-go-back = Wstecz
replay-go-next = Dalej
replay-go-untrick = Lewa wstecz
replay-go-trick = Następna lewa
replay-go-deal = { $deal ->
    [round] Następna runda
   *[other] Następne rozdanie
}
replay-go-last = Koniec
replay-share = Pokaż wszystkim
replay-export = Jako plik

button-watch = Oglądaj
button-hands = Wszystkie ręce
hands-title = ### { $game } · rozdanie { $number }, jak rozdano
hand-not-over = To rozdanie jeszcze trwa.
held-by = **{ $name }** { $cards }
held-by-nobody = *Nikt* { $cards }
held-nothing = nic
held-face-up = odkryte { $cards }
held-offer = w Ofercie { $cards }
held-foundation = zapas { $cards }
held-aside = odłożone { $cards }
held-discards = zrzucone { $cards }
held-stock = talon { $cards }
held-deck = talon { $cards }
