### Faires Geben: der Seed einer Partie, und wie man ihn prüft.

cli-verify = Das Austeilen exportierter Partien aus ihren Seeds wiederholen und sagen, ob dasselbe herauskommt.
cli-verify-files = exportierte Partien; „-“ ist die Standardeingabe
verify-right = { $game }, { $count ->
    [one] ein Zufallszug, und er ist, was der Seed sagt
   *[other] { $count } Zufallszüge, und jeder ist, was der Seed sagt
}
verify-wrong = { $game }, { $count ->
    [one] ein Zufallszug, und er kam
   *[other] { $count } Zufallszüge, und sie kamen
} NICHT aus dem versprochenen Seed
verify-no-seed = { $game } hat keinen Seed, also lässt sich nichts prüfen
verify-click = „{ $text }“ ist nicht ein Platz und die Nummer eines Klicks
verify-seed = „{ $text }“ ist kein Seed aus 64 hexadezimalen Ziffern
verify-commitment = der Seed ist nicht der versprochene
verify-late = der Seed muss einmal dastehen, nach einem einzigen „# commitment“ und allen Klicks, und vor dem ersten Zug
verify-differs = der Seed sagt etwas anderes als „{ $text }“

deal-unknown = Die Karten von Tisch { NUMBER($table, useGrouping: 0) } lassen sich nicht noch einmal austeilen: Es gibt keine solche beendete Partie, oder sie kamen nicht aus einem Seed.

## In Discord

button-fair = Faires Geben
button-cut = Abheben
fair-line = -# Tisch { NUMBER($table, useGrouping: 0) }
fair-line-again = -# Tisch { NUMBER($table, useGrouping: 0) } · noch einmal die Karten von Tisch { NUMBER($old, useGrouping: 0) }, also nicht gewertet
option-deal = Karten einer früheren Partie noch einmal geben, nach Nummer; gleich viele Leute, ungewertet
fair-title = ### { $game } · die Karten von Tisch { NUMBER($table, useGrouping: 0) }
fair-promised = **Gebunden an** diesen SHA-256 eines geheimen Seeds, gezogen, bevor jemand geklickt hat: `{ $commitment }`
fair-brought = **Gemischt mit** dem letzten Klick von allen in der Lobby, den Discord nummeriert:
fair-brought-nothing = **Gemischt mit** nichts: In der Lobby hat niemand geklickt.
fair-click = • { $name }: `{ $number }`, { $when }
fair-no-click = • { $name }: noch kein Klick
fair-secret = Der Seed steht hier, wenn die Partie zu Ende ist. Dann können alle jedes Austeilen nachrechnen und sehen, dass es sich niemand aussuchen konnte.
fair-secret-again = Der Seed steht hier, wenn die Partie zu Ende ist.
fair-deal-of = Das sind noch einmal **die Karten von Tisch { NUMBER($table, useGrouping: 0) }**; woraus sie kommen, stand also dort schon fest. So eine Partie wird nicht gewertet.
fair-seed = **Der Seed** war `{ $seed }`
fair-right = { $count ->
    [0] Es wurde nichts ausgeteilt.
    [one] ✅ Der eine Zufallszug ist, was Seed und Klicks sagen.
   *[other] ✅ Alle { $count } Zufallszüge sind, was Seed und Klicks sagen.
}
fair-wrong = ❌ { $wrong } von { $count } Zufallszügen { $wrong ->
    [one] ist
   *[other] sind
} nicht, was Seed und Klicks sagen.
fair-other-seed = ❌ Der Seed ist nicht der, an den die Karten gebunden waren.
fair-unreadable = Die Partie wurde nach älteren Regeln gespielt, die ich nicht mehr kenne, also kann ich das Austeilen nicht nachrechnen; ein Prüfprogramm von damals kann es.
fair-none = Dieser Tisch stammt aus der Zeit vor den Seeds: Seine Karten kommen aus dem Zufall des Betriebssystems, und das lässt sich nicht prüfen.
no-such-match = Es gibt keine Partie { NUMBER($table, useGrouping: 0) }, die du von hier aus sehen könntest.
verify-about = Woraus die Karten eines Tisches kommen; nach der Partie, ob wirklich so ausgeteilt wurde
option-match = Die Nummer des Tisches; sie steht in seinen Nachrichten
