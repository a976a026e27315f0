### Lektionen: was `/GAME learn` erzählt. Jeder Satz stimmt für die eine Stellung, die sein Schritt zeigt.

learn-about = Lern das Spiel in ein paar Minuten, mit einer ersten gemeinsam gespielten Runde
lesson-title = ### { $game } · Lektion { $number }/{ $steps }
lesson-next = **Zum Weiterspielen:** `/{ $game } new computers:{ $computers }` eröffnet einen Tisch mit Computerspielern, und
    unter `/{ $game } rules` steht jede Regel.
lesson-not-best = *Das ginge, aber versuch den Zug der Lektion.* { $why }
lesson-not-allowed = *Das geht nicht:* { $why }
lesson-no-step = Diesen Schritt hat die Lektion nicht. Beginn sie neu mit dem Befehl „learn“ des Spiels.
button-next = Weiter
button-lesson-hand = Meine Karten
button-lesson-table = Tisch
