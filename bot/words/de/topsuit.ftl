### Top Suit.

topsuit-pass-by-drawing = Passen kostet eine Karte: „draw“ nimmt eine und passt.
topsuit-draw-stands-alone = Was du ziehst, suchst du dir nicht aus: Schreib nur „draw“.
topsuit-card-twice = Du kannst { SAID($card) } nicht zweimal spielen.
topsuit-no-combination = Das ist keine Kombination: Spiel eine Karte, zwei bis vier gleichen Werts oder { $shortest } und mehr einer Farbe in Folge. Das Ass steht nur über dem König.
topsuit-other-kind = In diesem Stich liegen { $kind ->
    [single] einzelne Karten
    [pair] Paare
    [triple] Drillinge
    [quad] Vierlinge
   *[run] Folgen
}: Spiel dieselbe Art oder zieh.
topsuit-quad-too-low = Nur ein höherer Wert schlägt einen Vierling, und { SAID($card) } steht nicht über { SAID($current) }.
topsuit-too-weak = { SAID($card) } { $kind ->
    [single] { "" }schlägt
   *[other] obenauf schlägt
} { SAID($current) } nicht: { $current ->
    [AC] Das schafft nur ein Pik oder ein Karo.
    [AD] Das schafft keine Karte.
    [AH] Das schafft nur ein Kreuz oder ein Karo.
    [AS] Das schafft nur ein Herz oder ein Karo.
   *[other] Das schafft nur { $suit ->
        [C] ein höheres Kreuz, ein Pik oder ein Karo
        [H] ein höheres Herz, ein Kreuz oder ein Karo
        [S] ein höheres Pik, ein Herz oder ein Karo
       *[D] ein höheres Karo
    }.
}
topsuit-no-run = Hier liegt keine Folge, die du verlängern könntest.
topsuit-run-complete = Eine Folge, die bis { SAID($top) } reicht, geht nicht weiter.
topsuit-extension-too-long = Du kannst höchstens { $most } Karten anlegen; eine längere Reihe ist eine eigene Folge: Spiel sie.
topsuit-not-next = Was du anlegst, muss in der Farbe auf { SAID($top) } folgen: zuerst { SAID($next) }.

## Wie Kombinationen heißen. Die oberste Karte kommt zuerst, denn sie entscheidet.

topsuit-kind = { $kind ->
    [single] einzelne Karte
    [pair] Paar
    [triple] Drilling
    [quad] Vierling
   *[run] Folge
}
topsuit-kinds = { $kind ->
    [single] Einzelne Karten
    [pair] Paare
    [triple] Drillinge
    [quad] Vierlinge
    [extend] Verlängerungen
   *[run] Folgen
} ({ $count })
topsuit-of-kind = { $kind ->
    [pair] Paar
    [triple] Drilling
    [quad] Vierling
   *[run] Folge
}: { $cards }
topsuit-set = { $top } auf { $under }
topsuit-run = { $first } bis { $last }
topsuit-drew = zog
topsuit-extended = legte { $cards } an
topsuit-act = { $name } { $what }
topsuit-stronger = { $ace ->
    [yes] { $suit ->
        [C] ein Pik oder ein Karo
        [H] ein Kreuz oder ein Karo
       *[S] ein Herz oder ein Karo
    }
   *[no] { $suit ->
        [C] ein höheres Kreuz, ein Pik oder ein Karo
        [H] ein höheres Herz, ein Kreuz oder ein Karo
        [S] ein höheres Pik, ein Herz oder ein Karo
       *[D] ein höheres Karo
    }
}
topsuit-needs = { $kind ->
    [single] { $stronger } schlägt das
    [pair] ein Paar schlägt das, wenn { $stronger } obenauf liegt
    [triple] ein Drilling schlägt das, wenn { $stronger } obenauf liegt
   *[run] eine Folge schlägt das, wenn ihre höchste Karte { $stronger } ist
}
topsuit-needs-rank = ein Vierling höheren Werts schlägt das
topsuit-nothing-beats = nichts schlägt { $kind ->
    [quad] vier Asse
   *[other] Karo-Ass
}

## Was der Tisch zeigt

topsuit-trick = Stich { $number }
topsuit-open = Noch liegt nichts: Jede Kombination ist möglich.
topsuit-to-beat = Zu schlagen: **{ $cards }** ({ $kind }) von **{ $name }**; { $needs }{ $extends ->
    [yes] , und man darf nach oben verlängern.
   *[no] .
}
topsuit-this-trick = Dieser Stich: { $acts }
topsuit-last-trick = { $acts } – { $taken ->
    [yes] er ging an **{ $name }**.
   *[no] niemand machte ihn.
}
topsuit-holds = { $name }{"\u00A0"}{ $cards }
topsuit-stock = Karten übrig: { $held } · Ziehstapel **{ $cards }**
topsuit-spoken-circle = Herz schlägt Pik, Pik schlägt Kreuz, Kreuz schlägt Herz; Karo schlägt alle drei.
topsuit-result = Stich { $number }: { $name } +1 ({ $cards })
topsuit-result-nobody = Stich { $number }: Niemand hat gespielt
topsuit-result-emptied = Letzte Karte gespielt: { $name } +1
topsuit-result-exhausted = Der Ziehstapel ist leer.
topsuit-result-cut-short = Der angefangene Stich zählt nicht.
topsuit-out = { $name } wurde mit { $cards } fertig{ $won ->
    [yes] , und dieser Punkt gewann die Partie
   *[no] {""}
}.
topsuit-dry = Der Ziehstapel ist leer. Am wenigsten Karten übrig: { $names } ({ $cards }).

## Was ein Spieler gefragt wird

topsuit-ask-lead = Du spielst aus: Spiel, was du willst, oder zieh und passe.{ $many ->
    [yes] { " " }Wähl zuerst die Art.
   *[no] { "" }
}
topsuit-ask-first = Du bist am Zug: Spiel, was du willst, oder zieh und passe.{ $many ->
    [yes] { " " }Wähl zuerst die Art.
   *[no] { "" }
}
topsuit-ask-beat = Du bist am Zug: { $ways ->
    [extend] Du kannst { $cards } nur verlängern
    [both] Schlag oder verlängere { $cards } ({ $needs })
   *[beat] Schlag { $cards } ({ $needs })
} oder zieh eine Karte und passe.{ $many ->
    [yes] { " " }Es gibt viele Möglichkeiten: Wähl Schritt für Schritt.
   *[no] { "" }
}
topsuit-ask-draw = Du bist am Zug: Du kannst { $cards } nicht schlagen ({ $needs }), also zieh eine Karte und passe.
topsuit-ask-which = { $kind ->
    [single] Welche Karte?
    [pair] Welches Paar? Die zuerst genannte Karte liegt obenauf und entscheidet.
    [triple] Welcher Drilling? Die zuerst genannte Karte liegt obenauf und entscheidet.
    [quad] Welcher Vierling?
    [extend] Was legst du an?
   *[run] Welche Folge? Ihre höchste Karte entscheidet.
}
topsuit-add = Anlegen: + { $cards }
topsuit-goes-out = { $cards }: +1, Partie endet
topsuit-among = { $cards } ({ $count })
topsuit-from = Ab { SAID($card) } ({ $count })
topsuit-draw = { $left ->
    [one] Letzte Karte ziehen: Partie endet
   *[other] Ziehen und passen
}
topsuit-to-draw = eine Karte ziehen und passen
topsuit-to-extend = { $cards } anlegen
topsuit-to-play = { $cards } spielen
topsuit-back = Etwas anderes

## Für alle, die zuhören statt hinzusehen

topsuit-nothing = keine Karten
topsuit-spoken-current = Zu schlagen: { $kind }, { $cards }, von { $name }.
topsuit-spoken-trick = In diesem Stich: { $acts }.
topsuit-spoken-last = Im Stich davor: { $acts }.

## Befehle

topsuit-name = Top Suit
topsuit-game = Schlag, was zuletzt lag, oder zieh; die Farben schlagen einander im Kreis
topsuit-size = { $size ->
    [3] Zu Beginn je zehn Karten
   *[4] Zu Beginn je acht Karten
}
topsuit-about = Top Suit: schlag, was vor dir liegt, mit höherem Wert oder im Kreis der Farben
topsuit-option-players = Wie viele mitspielen: 3 oder 4
topsuit-play-about = Eine Karte, mehrere gleichen Werts oder eine Folge spielen
topsuit-play-option = Etwa KH, oder 5S 5H mit Herz‑5 obenauf; tippe Wert, Farbe oder „Paar“ zum Eingrenzen
topsuit-extend-about = Eine oder zwei Karten an die Folge auf dem Tisch anlegen
topsuit-extend-option = Etwa 7C 8C an eine Folge bis Kreuz‑6
topsuit-draw-about = Eine Karte ziehen und passen

## Regeln

topsuit-topic-trick = Ein Stich
topsuit-topic-combinations = Kombinationen
topsuit-topic-suits = Was was schlägt
topsuit-topic-extend = Eine Folge verlängern
topsuit-topic-end = Punkte und Ende

topsuit-rules-overview = **Top Suit** ist für drei oder vier, die alle für sich spielen, mit 52 Karten (K König, Q Dame, J Bube); das Ass ist die höchste Karte.
    Zu dritt bekommen alle { $three } Karten, zu viert { $four }; die übrigen sind der Ziehstapel.
    Du versuchst, in jedem Stich als Letzter etwas hinzulegen und deine Karten loszuwerden. Was was schlägt, hängt von der Farbe
    der obersten Karte ab, und die Farben schlagen einander im Kreis.
    Die Partie endet, wenn jemand keine Karten mehr hat oder der Ziehstapel leer ist. Wer die meisten Punkte hat, gewinnt; bei Gleichstand
    teilt man sich den Sieg.
topsuit-rules-trick =
    Wer zuerst ausspielt, wird ausgelost.
    Wer ausspielt, beginnt, und dann ist jeder genau einmal dran, im Uhrzeigersinn: Spiel eine Kombination, oder zieh eine Karte
    und passe. Passen darfst du auch, wenn du spielen könntest, und auch beim Ausspielen.
    Die erste Kombination eines Stichs ist frei. Jede weitere muss von derselben Art sein und die zuletzt gespielte schlagen.
    Waren alle dran, macht den Stich, wer zuletzt gespielt hat, bekommt einen Punkt und spielt als Nächstes aus. Hat niemand
    gespielt, gibt es keinen Punkt, und das Ausspielen wandert einen Platz im Uhrzeigersinn weiter.
topsuit-rules-combinations =
    Eine **einzelne Karte**; ein **Paar**, **Drilling** oder **Vierling** gleichen Werts; oder eine **Folge** von { $run } und mehr
    Karten einer Farbe. Das Ass steht nur über dem König.
    Die *oberste Karte* entscheidet: bei Paar und Drilling die, die du obenauf legst, bei einer Folge die höchste. Bei Vierlingen
    zählt nur der Wert. Eine Folge darf von einer kürzeren oder längeren geschlagen werden.
topsuit-rules-suits =
    Vergleich die obersten Karten. In derselben Farbe schlägt der höhere Wert den niedrigeren. Zwischen zwei Farben sind die Werte
    egal: Eine Karte der stärkeren Farbe schlägt jede der schwächeren. **Karo schlägt jede andere Farbe**, und die drei anderen gehen
    im Kreis: **Herz schlägt Pik, Pik schlägt Kreuz, Kreuz schlägt Herz**.
    3♠ schlägt also K♣, 2♦ schlägt A♥, aber 10♠ schlägt 5♦ nicht. Nichts schlägt A♦.
topsuit-rules-extend =
    Ist eine Folge zu schlagen, darfst du stattdessen anlegen: die nächste Karte ihrer Farbe oder die nächsten { $most }.
    Dann gehört die längere Folge dir, und andere können sie ihrerseits schlagen oder verlängern. Eine Folge bis zum Ass geht nicht weiter.
topsuit-rules-end =
    Jeder Stich ist ein Punkt für den, der zuletzt darin gespielt hat. Die Partie endet sofort, wenn jemand die letzte eigene Karte
    spielt, was noch einen Punkt bringt, oder wenn jemand die letzte Karte des Ziehstapels zieht.
    Waren bis dahin alle dran, zählt auch der Stich; sonst zählt er nicht.

## Was die Bilder zeigen, für alle, die sie hören: zusammen höchstens 1.024 Zeichen.

topsuit-picture-deck = Ziehstapel
topsuit-picture-beat = Zu schlagen
topsuit-picture-top = Zu schlagende oberste Karte: { $card }.
topsuit-picture-useful = Jetzt nützlich: { $cards }.
topsuit-picture-useless = Jetzt ist keine davon nützlich.
topsuit-picture-current = Zu schlagen: { $cards } von { $name }.
topsuit-picture-trick = Dieser Stich: { $acts }.
topsuit-picture-last = Letzter Stich: { $acts }.
topsuit-picture-seat = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, Hand { $hand }.
topsuit-picture-match = Ziehstapel: { $stock }. Herz schlägt Pik, Pik schlägt Kreuz, Kreuz schlägt Herz, Karo schlägt alle.
