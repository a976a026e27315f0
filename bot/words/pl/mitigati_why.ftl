### Dlaczego komputer zrobił w Mitigati to, co zrobił; to samo mówi podpowiedź.

mitigati-why-only = Nic innego nie można zagrać.
mitigati-why-fool = Głupiec ratuje lepszą kartę przed tą lewą i zostaje u właściciela.
mitigati-why-last = Nikt już potem nie gra: { SAID($card) } na pewno bierze { $points ->
    [one] { $points } oczko
    [few] { $points } oczka
   *[other] { $points } oczek
}.
mitigati-why-ruff = { SAID($card) } przebija i pewnie bierze lewę.
mitigati-why-ruff-sure = { SAID($card) } przebija i nikt nie zagra wyżej.
mitigati-why-ruff-may = { SAID($card) } przebija i może wziąć lewę.
mitigati-why-lead-low = { SAID($card) } ryzykuje niewiele, a inni wydają wysokie karty.
mitigati-why-sure = { SAID($card) }: nikt tego nie przebije, lewa i jej oczka są pewne.
mitigati-why-likely = { SAID($card) } pewnie bierze lewę, a nic innego nie obiecuje więcej.
mitigati-why-may = { SAID($card) } może wziąć lewę, a nic innego nie obiecuje więcej.
mitigati-why-least = Lewę weźmie pewnie ktoś inny, a { SAID($card) } to najmniej przydatna karta.
mitigati-why-spare = Lewa nie jest warta swojej ceny: { SAID($card) } to najmniej przydatna karta.
mitigati-why-lost = Lewy nie da się wygrać, a { SAID($card) } to najmniej przydatna karta.
mitigati-why-dear = Lewy nie da się wygrać, a { SAID($card) } raczej niczego później nie weźmie.
mitigati-why-try = { SAID($card) } ma szansę na lewę, a nic innego nie obiecuje więcej.
mitigati-why-lead = Żadne inne wyjście nie obiecuje więcej niż { SAID($card) }.
mitigati-why-discard = Te karty raczej nie wezmą lewy; zrzucone dają na pewno tyle oczek: { $points }.
mitigati-why-declare = Każdy inny płaci za to { $points } pkt, a tyle nie jest warta żadna tajemnica.
mitigati-why-done = Nie ma już nic do zameldowania.
mitigati-why-take-offer = To rozdanie, rozegrane do końca, jest warte około { POINTS($points) } pkt, a to wyraźnie więcej.
mitigati-why-pay = To rozdanie, rozegrane do końca, jest warte około { POINTS($points) } pkt: zapłacić tyle jest wyraźnie taniej.
mitigati-why-demand = To rozdanie, rozegrane do końca, jest warte około { POINTS($points) } pkt: przerwij tylko za wyraźnie więcej.
mitigati-why-offer = To rozdanie, rozegrane do końca, jest warte około { POINTS($points) } pkt: zapłacić mniej jest wyraźnie lepiej.
mitigati-why-pass = To rozdanie, rozegrane do końca, jest warte około { POINTS($points) } pkt i nic na stole nie jest wyraźnie lepsze.
mitigati-why-suits = To rozdanie, rozegrane do końca, jest warte około { POINTS($points) } pkt: to, co jest na stole, już jest wyraźnie lepsze.
