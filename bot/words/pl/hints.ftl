### Co zrobiłby komputer, co zrobił i dlaczego.

button-hint = Podpowiedź
button-hint-coming = Podpowiedź w drodze …
hint = 💡 { $advice }
button-hinted = 💡 { $action }
button-hinted-so = 💡 Zrób tak
hint-not-here = Podpowiedzi są tu wyłączone.

hint-action = **{ $action }.**
hint-better = Średnio o { $by } lepiej niż „{ $other }”.
hint-equal = W wymyślonych rozkładach „{ $other }” wychodzi tak samo dobrze.
hint-left-out = W wymyślonych rozkładach „{ $other }” nie wychodzi lepiej.

thought-better = Na { $worlds ->
    [one] { $worlds } wymyślony rozkład
    [few] { $worlds } wymyślone rozkłady
   *[other] { $worlds } wymyślonych rozkładów
} wychodzi to lepiej niż „{ $other }”, średnio o { $by }.
thought-equal = Na { $worlds ->
    [one] { $worlds } wymyślony rozkład
    [few] { $worlds } wymyślone rozkłady
   *[other] { $worlds } wymyślonych rozkładów
} równie dobrze wychodzi „{ $other }”.
thought-left-out = Wymyślone rozkłady zakrytych kart: { $worlds }, ale „{ $other }” tylko w { $seen }, bo nie wychodzi lepiej.
thought-by = { $unit ->
    [tricks] { NUMBER($number, minimumFractionDigits: 1) } lewy
    [wins] { $number } % partii
    [places] { NUMBER($number, minimumFractionDigits: 1) } miejsca
   *[points] { NUMBER($number, minimumFractionDigits: 1) } pkt
}

table-why-about = Po rozdaniu: dlaczego komputer zrobił to, co zrobił
table-why-option = Który jego ruch, bez tego ostatni; wpisz imię lub kartę, żeby znaleźć więcej
why-move = { $name }: { $action }
why-title = ### { $name }: { $action }
why-no-hand = Przy tym stole żadne rozdanie nie jest jeszcze skończone. Gdy będzie, możesz o nie zapytać.
why-no-move = Takiego ruchu żaden komputer w ostatnim rozdaniu nie wykonał. Wybierz z listy.
why-no-table = W tym kanale nikt nie grał jeszcze partii.
why-forced = Nie było wyboru.
why-without = { $level ->
    [chance] Gra cokolwiek dozwolonego, bez powodu.
   *[other] To prosta reguła, której komputer nie umie opisać.
}
why-most = Według zwykłych praktycznych reguł nic nie obiecuje więcej.
why-shares = { $unit ->
    [places] W { $more } % wymyślonych rozkładów daje to lepszą pozycję niż następny najlepszy wybór, w { $less } % gorszą.
   *[points] W { $more } % wymyślonych rozkładów przynosi to więcej punktów niż następny najlepszy wybór, w { $less } % mniej.
}
why-program = To program { $program }, który mówi, co gra, ale nie dlaczego.
why-close = Zapytany jeszcze raz komputer się waha: na { $worlds ->
    [one] { $worlds } wymyślony rozkład
    [few] { $worlds } wymyślone rozkłady
   *[other] { $worlds } wymyślonych rozkładów
} zakrytych kart „{ $other }” wychodzi lepiej, średnio o { $by }.
why-equal = Zapytany jeszcze raz komputer wybrałby też „{ $other }”: na { $worlds ->
    [one] { $worlds } wymyślony rozkład
    [few] { $worlds } wymyślone rozkłady
   *[other] { $worlds } wymyślonych rozkładów
} zakrytych kart wychodzi to równie dobrze.
why-otherwise = Drugi raz komputer by tak nie zagrał. Po namyśle: { $other }.
