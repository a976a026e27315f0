### Mehrere Partien hintereinander: was sie zusammen ergeben, und die nächste.

button-evening = Der Abend
menu-next-match = Nächste Partie des Abends …
table-evening-about = Der Stand des Abends: alle Partien hintereinander, was auch gespielt wurde
evening-title = Der Abend nach { $count } Partien
evening-total = Summe
evening-points = Wer eine Partie gewinnt, bekommt 12 Punkte, der Letzte keinen, egal welches Spiel und zu wievielt; die Plätze dazwischen liegen gleich weit auseinander, gleiche Plätze teilen. Eine Partie, die vor dem Ende ihrer ersten Runde aufgegeben wurde, zählt nicht.
evening-computer = Computer, { $level }
evening-match = { $game } { $points } ({ $place }.)
evening-line = { $place }. { $about ->
    [none] { $name }
   *[other] { $name } ({ $about })
}: **{ $points }** – { $matches }
evening-none = Hier gibt es noch keinen Abend. Er beginnt, wenn ihr nach einer Partie weiterspielt: mit „Revanche“ oder mit einem Spiel unter „Nächste Partie des Abends“.
evening-too-many = Ihr seid zu viele für dieses Spiel: Das spielen höchstens { $most }.
