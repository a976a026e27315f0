### Dlaczego komputer zrobił w Differ to, co zrobił; to samo mówi podpowiedź.

differ-why-open = Trzeba otworzyć, a { $trump ->
    [N] bez atu
   *[other] przy atucie { SUIT($trump) }
} można liczyć na najwięcej lew, około { $tricks }. Po wygranej liczy się każda.
differ-why-bid = { $trump ->
    [N] Bez atu
   *[other] Przy atucie { SUIT($trump) }
} te karty obiecują około { $tricks } { $tricks ->
    [one] lewy
   [few] lew
    [many] lew
   *[other] lewy
}, więc odzywka powinna być wygrana, a wtedy liczy się każda lewa.
differ-why-risk = { $trump ->
    [N] Bez atu
   *[other] Przy atucie { SUIT($trump) }
} można liczyć na około { $tricks } { $tricks ->
    [one] lewy
   [few] lew
    [many] lew
   *[other] lewy
}; licytowanie wyżej jest ryzykowne, ale lepsze niż oddanie komuś { BID($bid) }.
differ-why-pass = Najlepszą odzywką jest teraz { BID($bid) }, a można liczyć na około { $tricks }: lepiej, niech spróbuje ktoś inny.
differ-why-top = Wyższej odzywki nie ma.
differ-why-only = { SAID($card) } to jedyna dozwolona karta.
differ-why-draw = { SAID($card) }: nikt tego nie przebije, a ściąga atuty, które mogłyby potem przebijać.
differ-why-sure = O ile widać, gdy pada { SAID($card) }, nikt nie zabierze tej lewy.
differ-why-sure-ours = Gdy pada { SAID($card) }, differ nie może wziąć tej lewy.
differ-why-likely = { SAID($card) } bierze lewę w około { $percent } % przypadków i niewiele potem kosztuje.
differ-why-likely-ours = Gdy pada { SAID($card) }, differ traci lewę w około { $percent } % przypadków.
differ-why-lead-low = Żadne wyjście raczej nie weźmie lewy, więc { SAID($card) }, najmniej przydatna karta.
differ-why-leave = { $seat } już ma lewę i też gra przeciw differowi: wystarczy { SAID($card) }.
differ-why-leave-least = { $seat } też gra przeciw differowi i ma lewę, ale może jej nie utrzymać: { SAID($card) } to najmniej przydatna karta.
differ-why-later = Inni mogą jeszcze zabrać tę lewę differowi: tutaj wystarczy { SAID($card) }.
differ-why-lost = Tej lewy pewnie nie weźmiesz, więc zrzuć najmniej przydatną kartę: { SAID($card) }.
differ-why-gone = Ta lewa jest stracona: { SAID($card) } to najmniej przydatna karta.
differ-why-keep = To, co mogłoby wziąć tę lewę, lepiej zachować na później: { SAID($card) } to najmniej przydatna karta.
differ-why-last = Na końcu lewy: { SAID($card) } bierze ją najtaniej.
differ-why-ruff = Na końcu lewy: { SAID($card) } przebija ją.
differ-why-holds = { SAID($card) } bierze lewę i nikt z grających potem tego nie przebije.
differ-why-tries = { SAID($card) } ma największe szanse na lewę: około { $percent } %.
differ-why-tries-ours = { SAID($card) } daje największe szanse, że differ nie weźmie tej lewy: około { $percent } %.
differ-why-ruff-likely = { SAID($card) } przebija i utrzymuje lewę w około { $percent } % przypadków.
