### Dlaczego komputer zrobił w Top Suit to, co zrobił; to samo mówi podpowiedź.

topsuit-why-only-draw = Niczego z tej ręki nie można zagrać, więc zostaje tylko dobrać.
topsuit-why-end = Dobranie ostatniej karty kończy partię, a nic lepszego nie można teraz wygrać.
topsuit-why-no-lead = Żadna karta nie nadaje się tu do wyjścia: lepiej dobrać i niech zacznie ktoś inny.
topsuit-why-keep = Dobranie kosztuje mniej: { SAID($top) } przyda się bardziej później.
topsuit-why-beaten = Nawet gdy na wierzchu jest { SAID($top) }, zostałoby to przebite w około { $percent } % przypadków: lepiej dobrać.
topsuit-why-draw = Żadne zagranie nie obiecuje tyle, co dobranie.
topsuit-why-out = To opróżnia rękę, co daje punkt i kończy partię.
topsuit-why-last = Nikt już potem nie gra, więc { SAID($top) } na pewno bierze lewę i niewiele kosztuje.
topsuit-why-takes = Nikt już potem nie gra, więc { SAID($top) } na pewno bierze lewę.
topsuit-why-extend = { SAID($top) } przedłuża i przejmuje sekwens, a w około { $percent } % przypadków nikt go nie odbierze.
topsuit-why-sure = O ile widać, gdy leży { SAID($top) }, nikt tego nie przebije.
topsuit-why-likely = Gdy na wierzchu jest { SAID($top) }, lewa jest wygrana w około { $percent } % przypadków, a nic nie obiecuje więcej.
topsuit-why-spare = Gdy na wierzchu jest { SAID($top) }, utrzyma się to tylko w około { $percent } % przypadków, ale nic nie obiecuje więcej.
topsuit-why-hardly = { SAID($top) } raczej się nie utrzyma, ale nic nie obiecuje więcej.
