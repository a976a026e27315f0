### Lektionen: was `/GAME learn` erzählt. Jeder Satz stimmt für die eine Stellung, die sein Schritt zeigt.

learn-about = Lern das Spiel in ein paar Minuten, mit einer ersten gemeinsam gespielten Runde
lesson-title = ### { $game } · Lektion { $number }/{ $steps }
lesson-next = **Das ist das Spiel.** „Gegen Computer spielen“ öffnet einen Tisch, an dem du gleich spielst; alle Regeln zeigt `/{ $game } rules`.
button-lesson-play = Gegen Computer spielen
lesson-not-best = *Das ginge, aber versuch den Zug der Lektion.* { $why }
lesson-not-allowed = *{ $why }*
lesson-no-step = Diesen Schritt hat die Lektion nicht. Beginn sie neu mit dem Befehl „learn“ des Spiels.
button-next = Weiter
