### Mehrere Partien hintereinander: was sie zusammen ergeben, und die nächste.

button-evening = Der Abend
menu-next-match = Nächstes Spiel …
table-evening-about = Der Stand des Abends: alle Partien hintereinander, was auch gespielt wurde
evening-title = Der Abend nach { $count } Partien
evening-total = Summe
evening-points = Wer eine Partie gewinnt, bekommt 12 Punkte, der Letzte keinen, egal bei welchem Spiel und zu wievielt; die Plätze dazwischen liegen gleich weit auseinander, und bei Gleichstand wird geteilt. Eine Partie, die zu früh aufgegeben wurde, zählt nicht.
evening-computer = Computer, { $level }
evening-match = { $game } { $points } ({ $place }.)
evening-line = { $place }. { $about ->
    [none] { $name }
   *[other] { $name } ({ $about })
}: **{ $points }** – { $matches }
list-more = … und { $count } weitere
evening-none = Hier gibt es noch keinen Abend. Er beginnt, wenn ihr nach einer Partie weiterspielt: mit „Revanche“ oder mit einem Spiel unter „Nächstes Spiel …“.
evening-too-many = Ihr seid zu viele für dieses Spiel: Das spielen höchstens { $most }.

## Die Warteschlange an einem Tisch

button-wait = Auf einen Platz warten
button-queue = Anstellen
button-wait-no-more = Warteschlange verlassen
table-wait-about = Auf einen Platz am Tisch in diesem Kanal warten
queue-line = ⏳ Auf einen Platz warten: { $names }.
queue-joined = ✓ Du wartest auf einen Platz, an { $place }. Stelle. Sobald einer für dich frei ist, sage ich es dir hier im Kanal, und er bleibt zehn Minuten lang für dich frei. Niemand bekommt einen Platz, ohne zuzusagen.
queue-left = Du wartest nicht mehr.
queue-called = { $user }, für dich ist ein Platz frei: { $game }. Drück am Tisch auf „Mitspielen“. Deine Zeit dafür läuft { $when } ab; danach bekommt ihn, wer als Nächstes wartet.
queue-already = Du wartest hier schon auf einen Platz.
queue-not-waiting = Du wartest hier nicht auf einen Platz.
queue-seat-free = Ein Platz ist frei: Drück auf „Mitspielen“.
queue-full = Hier warten schon { $most }; für mehr ist kein Platz in der Schlange.
queue-not-here = An diesem Tisch kann niemand auf einen Platz warten.

## Ein Platz, der mitten in der Partie den Besitzer wechselt

button-substitute = Meinen Platz abgeben
button-substitute-waiting = An Wartende
button-substitute-keep = Platz behalten
button-substitute-take = Platz übernehmen
substitute-menu = Wer spielt für dich weiter?
substitute-asked = **Deinen Platz für den Rest der Partie abgeben?**
    Wer ihn übernimmt, sieht deine Karten und spielt von hier an weiter; du kannst in diese Partie nicht zurück. Bis dahin spielst du.
    Für die Wertung ist es, als wärst du gegangen: Du wirst Letzter. Wer für dich weiterspielt, wird nicht gewertet.
substitute-offered = Dein Platz ist { $user } angeboten. Bis er übernommen wird, spielst du.
substitute-offered-all = Dein Platz ist allen angeboten, die auf einen warten. Bis ihn jemand übernimmt, spielst du.
substitute-offers = { $user }, { $name } bietet dir den eigenen Platz für den Rest der Partie an: { $game }. Du siehst dann die Karten dort und spielst weiter; für dich wird die Partie nicht gewertet.
substitute-offers-all = { $name } gibt den eigenen Platz für den Rest der Partie ab: { $game }. Wer auf einen Platz wartet, hat Vorrang. Wer weiterspielt, wird nicht gewertet.
substitute-taken = { $name } hat den Platz von { $owner } übernommen und spielt weiter.
substitute-line = ↻ Eingesprungen: { $pairs }.
substitute-pair = { $name } für { $owner }
substitute-not-here = An diesem Tisch kann niemand seinen Platz abgeben.
substitute-once = Dieser Platz wurde in dieser Partie schon einmal abgegeben.
substitute-seated = Diese Person sitzt schon an diesem Tisch.
substitute-was-there = Wer in einer Partie seinen Platz abgegeben hat, bekommt dort keinen anderen: Die Karten sind bekannt.
substitute-gone = Dieser Platz ist nicht mehr zu haben.
substitute-not-you = Dieser Platz ist jemand anderem angeboten.
substitute-others-wait = Hier warten andere auf einen Platz und haben Vorrang.
substitute-too-soon = Du hast deinen Platz eben erst angeboten. Warte eine Minute bis zum nächsten Mal.
