### Faires Geben: der Seed einer Partie, und wie man ihn prüft.

deal-unknown = Die Karten von Tisch { NUMBER($table, useGrouping: 0) } lassen sich nicht noch einmal austeilen: Es gibt keine beendete Partie mit dieser Nummer, oder ihre Karten kamen nicht aus einem Seed.

## In Discord

button-fair = Faires Geben
button-cut = Abheben
button-word = Mein Wort
menu-unword = Ein Wort wegnehmen …
fair-line = -# Tisch { NUMBER($table, useGrouping: 0) }
fair-line-words = -# Wörter von { $names } gehen in die Karten ein: *Faires Geben* zeigt sie
fair-line-again = -# Tisch { NUMBER($table, useGrouping: 0) } · noch einmal die Karten von Tisch { NUMBER($old, useGrouping: 0) }, also nicht gewertet
option-deal = Karten einer früheren Partie noch einmal geben, nach Nummer; gleich viele Leute, ungewertet
fair-title = ### { $game } · die Karten von Tisch { NUMBER($table, useGrouping: 0) }
fair-promised = **Festgelegt** vor dem ersten Klick, durch diesen Fingerabdruck (SHA-256) eines geheimen Seeds: `{ $commitment }`
fair-brought = **Gemischt mit** dem jeweils letzten Klick von allen in der Lobby, den Discord nummeriert:
fair-brought-nothing = **Gemischt mit** nichts: In der Lobby hat niemand geklickt.
fair-click = • { $name }: `{ $number }`, { $when }
fair-no-click = • { $name }: noch kein Klick
fair-worded = **Gemischt mit** selbst gewählten Wörtern; Klicks zählen nicht:
fair-word = • { $name }: „{ $word }“
fair-word-gone = • { $name }: ein Wort mit dem SHA-256 `{ $digest }`
fair-no-word = • { $name }: kein Wort
fair-secret = Der Seed steht hier, wenn die Partie zu Ende ist. Dann können alle jedes Austeilen nachrechnen.
fair-secret-again = Der Seed steht hier, wenn die Partie zu Ende ist.
fair-deal-of = Das sind noch einmal **die Karten von Tisch { NUMBER($table, useGrouping: 0) }**; woraus sie kommen, stand also dort schon fest. So eine Partie wird nicht gewertet.
fair-proved = **Bewiesen** ist am Ende: Der Seed stand fest, bevor jemand geklickt hat, und alles Ausgeteilte folgt aus ihm und diesen Klicks.
fair-trusted = **Vertrauen** musst du denen, die Toucan betreiben: Seed und Karten ließen sich mitlesen, während du spielst, und ein veränderter Bot könnte die letzten Ziffern eines Klicks erfinden, bis ihm die Karten gefallen. Bring ein eigenes Wort mit, dann zählt kein Klick mehr: Kommt deines als letztes, hat sich niemand diese Karten ausgesucht.
fair-proved-words = **Bewiesen** ist am Ende: Der Seed stand fest, bevor jemand ein Wort getippt hat, und alles Ausgeteilte folgt nur aus ihm und diesen Wörtern. War deines das letzte und hat danach niemand den Platz gewechselt, dann hat sich niemand diese Karten ausgesucht.
fair-trusted-words = **Vertrauen** musst du denen, die Toucan betreiben: Seed und Karten ließen sich mitlesen, während du spielst.
fair-proved-week = **Bewiesen** ist am Ende: Alle hatten dieselben Karten, und sie folgen aus dem Geheimnis der Woche.
fair-trusted-week = **Vertrauen** musst du denen, die Toucan betreiben: In einer Wochenaufgabe gibt es weder Klicks noch Wörter. Sie könnten also Geheimnisse ziehen, bis ihnen eines gefällt, und die Karten kennen, bevor sie selbst spielen.
fair-lost = Der Schlüssel zu diesem Seed ist verloren. Was danach ausgeteilt wurde, kam aus dem Zufall des Betriebssystems; diese Karten kann niemand prüfen.
fair-seed = **Der Seed** war `{ $seed }`
fair-right = { $count ->
    [0] Es wurde nichts ausgeteilt.
    [one] ✅ Die eine Ziehung passt zum Seed und zu euren Beiträgen.
   *[other] ✅ Alle Ziehungen ({ $count }) passen zum Seed und zu euren Beiträgen.
}
fair-wrong = ❌ { $wrong } von { $count } Ziehungen { $wrong ->
    [one] passt
   *[other] passen
} nicht zum Seed und zu euren Beiträgen.
fair-other-seed = ❌ Der Seed ist nicht der, der vorher festgelegt war.
fair-unreadable = Die Partie wurde nach älteren Regeln gespielt, die ich nicht mehr kenne, also kann ich das Austeilen nicht nachrechnen; ein Prüfprogramm von damals kann es.
fair-none = Dieser Tisch stammt aus der Zeit vor den Seeds: Seine Karten kommen aus dem Zufall des Betriebssystems, und das lässt sich nicht prüfen.
no-such-match = Es gibt keine Partie { NUMBER($table, useGrouping: 0) }, die du von hier aus sehen könntest.
verify-about = Woraus die Karten eines Tisches kommen; nach der Partie, ob wirklich so ausgeteilt wurde
option-match = Die Nummer des Tisches; sie steht in seinen Nachrichten

word-title = Ein Wort für die Karten
word-label = Dein Wort
word-means = Etwas, das niemand erraten kann. Wer fragt, sieht es mit deinem Namen; lass es leer, um es zurückzunehmen.
word-unfit = Ein Wort hat höchstens { $most } Zeichen, die man sehen kann.
typed-not-here = Dieser Server zeigt nicht, was Leute eintippen (/setup).
word-settled = Das sind noch einmal die Karten von Tisch { NUMBER($table, useGrouping: 0) }: Kein Wort kann sie ändern.
word-asked = Sag erst, dass du mitspielst: Drück „Mitspielen“.
