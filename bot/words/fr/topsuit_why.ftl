### Pourquoi un ordinateur de Top Suit a fait ce qu’il a fait, ou ce que dit un conseil.

topsuit-why-only-draw = Rien dans cette main ne peut être joué : il ne reste qu’à piocher.
topsuit-why-end = Piocher la dernière carte termine la partie, et il n’y a rien de mieux à gagner maintenant.
topsuit-why-no-lead = Aucune carte n’est bonne pour attaquer : mieux vaut piocher et laisser un autre commencer.
topsuit-why-keep = Piocher coûte moins que de jouer { THE($top) }, qui vaudra plus ensuite.
topsuit-why-beaten = Même avec { THE($top) } dessus, ce serait battu dans environ { $percent } % des cas : mieux vaut piocher.
topsuit-why-draw = Rien de jouable ne promet autant que piocher.
topsuit-why-out = Cela vide la main, ce qui rapporte un point et termine la partie.
topsuit-why-last = Personne ne joue après toi : { THE($top) } fait donc le pli à coup sûr et te coûte peu.
topsuit-why-takes = Personne ne joue après toi : { THE($top) } fait donc le pli à coup sûr.
topsuit-why-extend = Ajouter { THE($top) } te donne la suite, et dans environ { $percent } % des cas personne ne la reprend.
topsuit-why-sure = À ce qu’on voit, personne ne peut battre { THE($top) } ici.
topsuit-why-likely = Avec { THE($top) } dessus, le pli est fait dans environ { $percent } % des cas, et rien ne promet plus.
topsuit-why-spare = Avec { THE($top) } dessus, cela ne tient que dans environ { $percent } % des cas, mais rien ne promet plus.
topsuit-why-hardly = { THE($top) } ne tiendra guère, mais rien ne promet plus.
