### Dlaczego komputer zrobił w 92Q to, co zrobił; to samo mówi podpowiedź.

q92-why-bid = Przy atucie { SUIT($trump) } ta ręka daje swojej stronie około { $tricks } { $tricks ->
    [one] lewy
   [few] lew
    [many] lew
   *[other] lewy
}, więc odzywka powinna być wygrana.
q92-why-risk = Przy atucie { SUIT($trump) } można liczyć na około { $tricks } { $tricks ->
    [one] lewy
   [few] lew
    [many] lew
   *[other] lewy
}; licytowanie wyżej jest ryzykowne, ale zwycięzca wybiera partnerów.
q92-why-pass = { $least ->
    [one] { $least } lewa
    [few] { $least } lewy
   *[other] { $least } lew
} to za dużo: najlepszy kolor to { SUIT($trump) } i można w nim liczyć na około { $tricks }.
q92-why-rare = { $least ->
    [one] { $least } lewa
    [few] { $least } lewy
   *[other] { $least } lew
} to za dużo: nawet w najlepszym kolorze udałoby się to rzadziej niż w co trzecim przypadku.
q92-why-wait = Najlepszy kolor to { SUIT($trump) } i można w nim liczyć na około { $tricks } { $tricks ->
    [one] lewy
    [few] lew
    [many] lew
   *[other] lewy
}, ale pas obiecuje tyle samo: zwycięzca licytacji może wybrać ciebie.
q92-why-partners = { $seat } licytuje { $tricks } { $tricks ->
    [one] lewę
    [few] lewy
   *[other] lew
}, więc pewnie jest tam siła{ $count ->
    [one] .
    [2] ; drugi ma siłę albo mało punktów.
   *[other] ; pozostali mają siłę albo mało punktów.
}
q92-why-partners-behind = Nikt inny nie licytuje, więc najlepiej wziąć tych, którzy mają najmniej punktów.
q92-why-only = { SAID($card) } to jedyna dozwolona karta.
q92-why-draw = { SAID($card) } raczej weźmie lewę, a przy tym ściąga atuty, które mogłyby potem przebijać.
q92-why-sure = { SAID($card) } bierze lewę: nikt nie powinien tego przebić.
q92-why-likely = { SAID($card) } pewnie bierze lewę.
q92-why-lead-low = Żadne wyjście raczej nie weźmie lewy, więc { SAID($card) }, najmniej przydatna karta.
q92-why-leave = Po tej samej stronie gra { $seat } i ma lewę: wystarczy { SAID($card) }.
q92-why-breaks = { SAID($card) } nie jest do koloru, więc dwójka jest w tej lewie najniższa, a lewę ma { $seat }, z tej samej strony.
q92-why-later = Ta strona może jeszcze wziąć lewę: tutaj wystarczy { SAID($card) }.
q92-why-lost = Tej lewy pewnie nie da się wziąć, więc zrzuć najmniej przydatną kartę: { SAID($card) }.
q92-why-keep = To, co mogłoby wziąć tę lewę, lepiej zachować na później: { SAID($card) } to najmniej przydatna karta.
q92-why-two = Wszyscy powinni dołożyć do koloru, a wtedy { SAID($card) } jest najwyższą kartą lewy.
q92-why-left = { SAID($card) } liczy się tutaj jako kolor wyjścia i bierze lewę.
q92-why-ruff = { SAID($card) } przebija tę lewę.
q92-why-tries = { SAID($card) } może wziąć lewę.
q92-why-try = { SAID($card) } ma szansę na lewę.
q92-why-over = { SAID($card) } przejmuje lewę, którą ma { $seat }: każdy dostaje punkty za własne lewy, także wśród partnerów.
q92-why-gone = Ta lewa jest stracona: { SAID($card) } to najmniej przydatna karta.
