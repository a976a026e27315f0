### Dlaczego komputer zrobił w 92Q to, co zrobił; to samo mówi podpowiedź.

q92-why-bid = Przy atucie { SUIT($trump) } ta ręka daje swojej stronie około { $tricks } { $tricks ->
    [one] lewy
   *[other] lew
}, więc odzywka powinna być wygrana.
q92-why-risk = Przy atucie { SUIT($trump) } można liczyć na około { $tricks } { $tricks ->
    [one] lewy
   *[other] lew
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
q92-why-partners = { $seat } licytuje { $tricks } { $tricks ->
    [one] lewę
    [few] lewy
   *[other] lew
}, więc pewnie jest tam siła{ $count ->
    [one] .
   *[other] ; poza tym liczy się siła albo najmniej punktów.
}
q92-why-partners-behind = Nikt inny nie licytuje, więc najlepiej wziąć tych, którzy mają najmniej punktów.
q92-why-only = { SAID($card) } to jedyna dozwolona karta.
q92-why-draw = Gdy pada { SAID($card) }, lewa powinna zostać po tej stronie, a atuty, które mogłyby potem przebijać, są ściągane.
q92-why-sure = Gdy pada { SAID($card) }, druga strona nie powinna wziąć lewy.
q92-why-likely = Gdy pada { SAID($card) }, lewa pewnie zostaje po tej stronie.
q92-why-lead-low = Żadne wyjście raczej nie weźmie lewy, więc { SAID($card) }, najmniej przydatna karta.
q92-why-leave = Po tej samej stronie gra { $seat } i ma lewę: wystarczy { SAID($card) }.
q92-why-breaks = { SAID($card) } nie jest do koloru, więc dwójka jest w tej lewie najniższa, a lewę ma { $seat }, z tej samej strony.
q92-why-later = Ta strona może jeszcze wziąć lewę: tutaj wystarczy { SAID($card) }.
q92-why-lost = Tej lewy pewnie nie da się wziąć, więc zrzuć najmniej przydatną kartę: { SAID($card) }.
q92-why-keep = To, co mogłoby wziąć tę lewę, lepiej zachować na później: { SAID($card) } to najmniej przydatna karta.
q92-why-two = Wszyscy powinni dołożyć do koloru, a wtedy { SAID($card) } jest najwyższą kartą lewy.
q92-why-left = { SAID($card) } liczy się tutaj jako kolor wyjścia i bierze lewę.
q92-why-ruff = { SAID($card) } przebija tę lewę.
q92-why-holds = { SAID($card) } bierze lewę niewielkim kosztem, a druga strona nie powinna tego przebić.
q92-why-tries = Gdy pada { SAID($card) }, lewa może zostać po tej stronie.
