### Mitigati.

mitigati-bargain-now = Über die Runde wird noch verhandelt: Passe, fordere, biete oder teil weiter aus.
mitigati-discard-now = Zuerst drückt der Geber.
mitigati-declare-now = Jetzt wird gemeldet. Wenn du nichts mehr zeigen willst, melde nichts mehr.
mitigati-play-now = Das Spiel hat begonnen: Spiel eine Karte.

## Verhandeln

mitigati-not-a-number = { $verb ->
    [offer] Biete
   *[demand] Fordere
} eine ganze Zahl von Punkten von 1 bis { $most }.
mitigati-demand-less = Du forderst schon { $demand }: Du kannst nur weniger fordern oder selbst Punkte bieten.
mitigati-offer-more = Du bietest schon { $offer }: Du kannst nur mehr bieten.
mitigati-offered-before = Du bietest schon { $offer }: Bis zu den nächsten Karten kannst du nichts mehr fordern.

## Das Drücken

mitigati-discard-count = Drück genau { $count } verschiedene Karten.
mitigati-not-discarded = { SAID($card) } musst du behalten: Könige, Magier, Welt und Narr dürfen nicht gedrückt werden.

## Meldungen

mitigati-declared-already = { $kind ->
    [abundance] Trumpfreihe
    [kings] Könige
    [honours] Honneurs
   *[mixed] Könige und Honneurs
} hast du in dieser Runde schon gemeldet.
mitigati-clash = { $kind ->
    [mixed] Könige und Honneurs gemischt meldet nur, wer keins von beiden einzeln meldet; du hast { $other ->
        [kings] Könige
       *[honours] Honneurs
    } gemeldet.
   *[other] { $other ->
        [mixed] Du hast Könige und Honneurs gemischt gemeldet, also kannst du { $kind ->
            [kings] Könige
           *[honours] Honneurs
        } nicht mehr melden.
       *[other] Könige und Honneurs kannst du nur beide melden, wenn keins davon neben dem anderen gezeigt wird.
    }
}
mitigati-few-trumps = Eine Trumpfreihe braucht { $least } Trümpfe und du hast { $held }; der Narr ist keiner.
mitigati-few-mixed = Das braucht zusammen { $least } Könige und Honneurs und du hast { $held }.
mitigati-kings-missing = Für Könige brauchst du alle vier, und { SAID($card) } hast du nicht.
mitigati-honours-missing = Für Honneurs brauchst du Magier, Welt und Narr, und { SAID($card) } hast du nicht.
mitigati-card-twice = Nenn jede Karte nur einmal.
mitigati-show-trumps = Zeig mindestens { $least } Trümpfe.
mitigati-show-mixed = Zeig mindestens { $least } Könige und Honneurs.
mitigati-not-a-trump = { SAID($card) } ist kein Trumpf.
mitigati-kings-only = Neben den vier Königen, die ohnehin gezeigt werden, kannst du nur Honneurs nennen; { SAID($card) } ist keins.
mitigati-honours-only = Neben den drei Honneurs, die ohnehin gezeigt werden, kannst du nur Könige nennen; { SAID($card) } ist keiner.
mitigati-mixed-only = { SAID($card) } ist weder ein König noch ein Honneur.

## Das Spiel

mitigati-must-follow = { SUIT($suit) } wurde ausgespielt und du hast { $held ->
    [one] eine Karte davon: Spiel sie
   *[other] { $held } Karten davon: Spiel eine
}{ $fool ->
    [yes] {" "}oder den Narren
   *[no] {""}
}.
mitigati-must-trump = { SUIT($suit) } hast du nicht, also musst du { $held ->
    [one] deinen einzigen Trumpf
   *[other] einen deiner { $held } Trümpfe
}{ $fool ->
    [yes] {" "}oder den Narren
   *[no] {""}
} spielen.

## Was der Tisch zeigt

mitigati-hand = Runde { $number } von { $hands }
mitigati-packets = Alle haben { $cards } ihrer 25 Karten; Geber ist { $name }.
mitigati-nobody-spoke = Noch hat niemand etwas gesagt.
mitigati-stance-demand = { $name } fordert{"\u00A0"}**{ $points }**
mitigati-stance-offer = { $name } bietet{"\u00A0"}**{ $points }**
mitigati-stance-pass = { $name } passt
mitigati-stance-continue = { $name } teilt weiter aus
mitigati-stance-silent = { $name } hat noch nichts gesagt
mitigati-settle-quiet = Die Runde endet nur mit einer Forderung und einem Angebot.
mitigati-settle-demand = { $names } { $count ->
    [one] bietet
   *[other] bieten
} **{ $offered }** fürs Ende; noch fordert niemand etwas.
mitigati-settle-missing = { $names } { $count ->
    [one] fordert
   *[other] fordern
} **{ $demanded }** fürs Ende; { $offered ->
    [0] noch bietet niemand etwas
   *[other] geboten sind bisher **{ $offered }**
}.
mitigati-settle-pass = Passt **{ $name }**, endet die Runde: { $points }
mitigati-stops = Dann endet die Runde: { $points }
mitigati-one-more-pass = Passt noch jemand, geht’s weiter.
mitigati-discarding = **{ $name }** hat die letzten drei Karten aufgenommen und drückt drei.
mitigati-declared = { $name } hat gemeldet: { $kind ->
    [abundance] eine Trumpfreihe
    [kings] die vier Könige
    [honours] die drei Honneurs
   *[mixed] Könige und Honneurs
}, { $cards }: **{ $bonus }** von jedem Gegner.
mitigati-shows = { $name } zeigt { $kind ->
    [abundance] { $count } Trümpfe
    [kings] die vier Könige
    [honours] die drei Honneurs
   *[mixed] Könige und Honneurs
}: **{ $bonus }** von jedem Gegner
mitigati-nothing-declared = Noch wurde nichts gemeldet.
mitigati-taken = Gemacht: { $taken }
mitigati-taken-by = { $name } { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
mitigati-debt = { $owner } schuldet { $creditor } eine Karte (für den Narren).

## Was eine Runde einbrachte

mitigati-result-stopped = **Runde { $number }** endete durch Einigung, mit je { $cards } Karten: { $points }
mitigati-result = **Runde { $number }**, Geber { $name }:
mitigati-result-line = { $name }: { $cards } Augen liegen { $over ->
    [yes] { $by } über
    [no] { $by } unter
   *[par] genau bei
}{"\u00A0"}{ $par }{ $bonus ->
    [none] {""}
   *[other] , Meldungen { $bonus }
}: **{ $points }**
mitigati-result-by = { $name }{"\u00A0"}**{ $points }**

## Was ein Spieler gefragt wird

mitigati-ask-bargain = Du hast das Wort: Fordere oder biete Punkte, damit die Runde hier endet, passe oder teil weiter aus.
mitigati-ask-bargain-on = Du hast das Wort: Fordere, biete, passe oder teil weiter aus.
mitigati-ask-demanding = Du hast das Wort. Deine Forderung von { $points } kann nur sinken.
mitigati-ask-offering = Du hast das Wort. Dein Angebot von { $points } kann nur steigen.
mitigati-ask-number = **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
} { $verb ->
    [offer] bieten
   *[demand] fordern
}, damit die Runde hier endet?
mitigati-ask-discard = Du bist am Zug: Drück drei Karten verdeckt; sie zählen zu deinen Stichen.{ $kept ->
    [0] {""}
   *[other] {" "}Bleiben müssen: { $cards }.
}
mitigati-ask-more-discards = Gedrückt werden: { $cards }. Wähl { $missing ->
    [one] noch eine
   *[other] noch { $missing }
}.
mitigati-ask-these = Diese drücken: { $cards }?
mitigati-ask-declare = Du bist am Zug: Zeig etwas, und jeder Gegner zahlt dir dafür, oder melde nichts{ $before ->
    [0] {""}
   *[other] {" "}mehr
}.
mitigati-ask-no-declaration = Du bist am Zug: Du hast nichts { $before ->
    [0] {""}
   *[other] mehr{" "}
}zu melden.
mitigati-ask-abundance = { $least } Trümpfe bringen { $least } Punkte von jedem Gegner, jeder weitere einen mehr. Alle, die du nennst, werden gezeigt.
mitigati-ask-which = Wähl { $least } oder mehr von deinen { $held } Trümpfen.
mitigati-ask-kings = Die vier Könige bringen 20 Punkte von jedem Gegner, jedes daneben gezeigte Honneur 5 mehr.
mitigati-ask-honours = Die drei Honneurs bringen 15 Punkte von jedem Gegner, jeder daneben gezeigte König 5 mehr.
mitigati-ask-mixed = Vier Könige und Honneurs bringen 10 Punkte von jedem Gegner, jede weitere Karte 5 mehr.
mitigati-ask-first = Du bist am Zug: Der Narr wurde ausgespielt, also spiel, was du willst; deine Karte bestimmt, was bedient wird.
mitigati-ask-follow = Du bist am Zug: { SUIT($suit) } wurde ausgespielt, also spiel { $suit ->
    [T] einen Trumpf
   *[other] { SUIT($suit) }
}{ $fool ->
    [yes] {" "}oder den Narren
   *[no] {""}
}.
mitigati-ask-trump = Du bist am Zug: { SUIT($suit) } hast du nicht, also spiel einen Trumpf{ $fool ->
    [yes] {" "}oder den Narren
   *[no] {""}
}.
mitigati-ask-discard-any = Du bist am Zug: Du hast weder { SUIT($suit) } noch Trümpfe, also spiel, was du willst.
mitigati-ask-no-trump = Du bist am Zug: Trumpf wurde ausgespielt und du hast keinen, also spiel, was du willst.

## Buttons und Auswahlmenüs

mitigati-continue = Weiter austeilen
mitigati-demand = Fordern …
mitigati-offer = Bieten …
mitigati-change = { $by } { $more ->
    [yes] mehr
   *[no] weniger
}
mitigati-pass-stops = Passen: Die Runde endet
mitigati-settle-by-offer = Abgemacht: { $points } zahlen
mitigati-settle-by-demand = Abgemacht: { $points } bekommen
mitigati-say-demand = { $points } fordern
mitigati-say-offer = { $points } bieten
mitigati-back = Zurück
mitigati-discard-all = Alle { $count } stehen oben; tippe eine Farbe
mitigati-discard-these = Diese drücken
mitigati-keep = { $card } behalten
mitigati-goes = ✓ { $card }
mitigati-kind-abundance = Trumpfreihe: je { $least } bis { $most }
mitigati-kind-kings = Könige: je { $least } bis { $most }
mitigati-kind-honours = Honneurs: je { $least } bis { $most }
mitigati-kind-mixed = Könige und Honneurs: je { $least } bis { $most }
mitigati-just-abundance = Trumpfreihe: je { $points }
mitigati-just-kings = Die vier Könige: je { $points }
mitigati-just-honours = Die drei Honneurs: je { $points }
mitigati-just-mixed = Könige und Honneurs: je { $points }
mitigati-show-all = Alle { $count } zeigen: je { $points }
mitigati-show-lowest = Die { $count } niedrigsten: je { $points }
mitigati-how-many-trumps = Wie viele Trümpfe?
mitigati-which-trumps = Einzeln auswählen
mitigati-which-menu = Welche Trümpfe?
mitigati-beside = Daneben zeigen: je 5 mehr …
mitigati-mixed-menu = Vier oder mehr zeigen …
mitigati-done = Nichts mehr melden
mitigati-nothing = Nichts melden

## Was ein Spieler bestätigen soll

mitigati-sure-pass = passen
mitigati-sure-continue = weiter austeilen
mitigati-sure-demand = { $points } fordern
mitigati-sure-offer = { $points } bieten
mitigati-sure-discard = { $cards } drücken
mitigati-sure-abundance = { $count } Trümpfe zeigen
mitigati-sure-kings = die vier Könige{ $count ->
    [0] {""}
   *[other] {" "}und { $cards }
} zeigen
mitigati-sure-honours = die drei Honneurs{ $count ->
    [0] {""}
   *[other] {" "}und { $cards }
} zeigen
mitigati-sure-mixed = { $cards } zeigen
mitigati-sure-done = nichts mehr melden
mitigati-sure-play = { $cards ->
    [Narr] den Narren
    [Magier] den Magier
    [Welt] die Welt
   *[other] { $cards }
} spielen

## Für alle, die zuhören statt hinzusehen

mitigati-spoken-hand = Deine { $count } Karten: { $cards }.
mitigati-spoken-seat = { $name }{ $dealer ->
    [yes] , Geber
   *[no] {""}
}: { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand.
mitigati-spoken-shown = Bekannt auf der Hand von { $name }: { $cards }.
mitigati-spoken-discards = Gedrückt: { $cards }.

## Befehle

mitigati-name = Mitigati
mitigati-game = Tarot zu dritt, mit Verhandeln, während noch ausgeteilt wird
mitigati-with-hands = { $value ->
    [one] { $value } Runde
   *[other] { $value } Runden
}
mitigati-about = Mitigati: Tarot zu dritt, mit Verhandeln über halb ausgeteilte Karten
mitigati-option-hands = Wie viele Runden die Partie hat (3)
mitigati-pass-about = Beim Verhandeln passen
mitigati-demand-about = Punkte dafür fordern, dass die Runde hier endet
mitigati-demand-option = Wie viele Punkte
mitigati-offer-about = Punkte dafür bieten, dass die Runde hier endet
mitigati-offer-option = Wie viele Punkte
mitigati-continue-about = Weiter austeilen: Bis zu den nächsten Karten verhandelt niemand mehr
mitigati-discard-about = Als Geber drei Karten drücken
mitigati-discard-option = Etwa 2F für Feuer 2 oder 5 für Trumpf 5; nenn weniger und wähl den Rest mit Buttons
mitigati-declare-about = Vor dem Spiel Trümpfe, Könige oder Honneurs melden
mitigati-declare-kind = Was du meldest
mitigati-declare-cards = Die Karten, die du zeigst, etwa „1 21 fool“; „all“ für so viele wie möglich
mitigati-kind-name-abundance = Trumpfreihe: zehn Trümpfe oder mehr
mitigati-kind-name-kings = Könige: alle vier, daneben Honneurs
mitigati-kind-name-honours = Honneurs: alle drei, daneben Könige
mitigati-kind-name-mixed = Könige und Honneurs gemischt, vier oder mehr
mitigati-done-about = Nichts mehr melden
mitigati-play-option = Etwa KF für Feuerkönig, 14 für Trumpf 14 oder fool; A Luft, E Erde, F Feuer, W Wasser
mitigati-cards-none = Keine weitere Karte
mitigati-cards-all = Alle: { $cards }

## Regeln

mitigati-topic-cards = Die Karten und ihre Augen
mitigati-topic-bargaining = Austeilen und Verhandeln
mitigati-topic-discard = Das Drücken
mitigati-topic-declarations = Meldungen
mitigati-topic-fool = Der Narr

mitigati-rules-overview = **Mitigati** ist ein Tarotspiel für drei, die alle für sich spielen, mit 78 Karten.
    Während die Karten noch ausgeteilt werden, können alle Punkte fordern oder bieten, damit die Runde endet, bevor sie gespielt wird. Wird man
    sich nicht einig, drückt der Geber drei Karten, seltene Karten werden für eine Prämie gezeigt, und es wird um die Augen in 25 Stichen gespielt.

    Diese Partie hat { $hands ->
        [one] eine Runde
       *[other] { $hands } Runden
    }; die höchste Summe gewinnt, und bei Gleichstand teilt man sich den Sieg. Eine durch Einigung beendete Runde zählt mit.
    Wer zuerst gibt, wird ausgelost; das Geben wandert mit jeder Runde im Uhrzeigersinn weiter.
mitigati-rules-cards =
    Die vier Farben – Luft, Erde, Feuer und Wasser – haben je vierzehn Karten. Von oben nach unten: König (K), Dame (Q), Cavall (C), Bube (J), 10 bis 2, und das Ass (A) unter der 2.

    Über allen Farben stehen 21 nummerierte Trümpfe; die 1 ist der *Magier*, die 21 die *Welt*. Der *Narr* ist kein Trumpf und hat keine Farbe.
    Magier, Welt und Narr sind die *Honneurs* (im Tarock: Pagat, Mond und Sküs, die Trull).

    Augen: Honneurs, Könige und Asse je 5; Damen 4, Cavalls 3, Buben 2; jede andere Karte 1. Das ergibt 146 im ganzen Spiel.
mitigati-rules-bargaining =
    Ausgeteilt wird in Päckchen zu fünf Karten. Wenn alle 10, dann 15, dann 20 Karten haben, wird verhandelt; Vorhand beginnt, also wer links vom
    Geber sitzt. Der Reihe nach darf man passen, Punkte *fordern*, damit hier Schluss ist, Punkte dafür *bieten* oder *weiter austeilen*.

    In einer Verhandlung kann eine Forderung nur fallen und ein Angebot nur steigen; wer fordert, darf zum Bieten wechseln, aber nicht zurück.

    Haben alle drei gesprochen, fordert jemand und decken die Angebote zusammen die Forderungen, endet die Runde: Jede Forderung wird voll aus den
    Angeboten bezahlt, und was zu viel geboten ist, wird nicht gezahlt, beginnend mit dem neuesten Angebot. Teilt jemand weiter aus oder passen alle drei
    nacheinander, geht es weiter. Nichts Gesagtes gilt noch in der nächsten Verhandlung.
mitigati-rules-discard =
    Nach dem letzten Päckchen nimmt der Geber die drei übrigen Karten auf und drückt drei verdeckt. Könige und Honneurs dürfen nicht darunter sein,
    Asse und andere Trümpfe schon. Die drei gehören zu den Stichen des Gebers: Ihre Augen zählen am Ende mit.
mitigati-rules-declarations =
    Vor dem Spiel darf man, von Vorhand an, Karten für eine Prämie zeigen, die jeder Gegner zahlt.

    • *Trumpfreihe*: zehn Trümpfe, 10 Punkte, und einer mehr für jeden weiteren gezeigten Trumpf. Der Narr ist keiner.
    • *Könige*: alle vier, 20 Punkte, und 5 mehr für jedes daneben gezeigte Honneur.
    • *Honneurs*: alle drei, 15 Punkte, und 5 mehr für jeden daneben gezeigten König.

    Könige und Honneurs gehen nur zusammen, wenn keins neben dem anderen gezeigt wird.

    • *Gemischt*: vier Könige und Honneurs, 10 Punkte, 5 mehr für jede weitere Karte; nur wenn man weder Könige noch Honneurs meldet.

    Jedes kann man einmal melden, und niemand muss. Was gezeigt wurde, geht zurück auf die Hand.
mitigati-rules-play =
    Vorhand spielt zum ersten Stich aus, danach immer, wer den letzten gemacht hat. Bediene, wenn du kannst; wenn nicht, spiel Trumpf; hast du
    keinen, spiel, was du willst. Überstechen muss man nicht. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
mitigati-rules-fool =
    Der Narr darf jederzeit gespielt werden, egal was ausgespielt wurde, und macht nie den Stich. Wer ihn spielt, behält ihn und schuldet dem, der
    den Stich gemacht hat, eine Karte: am Ende der Runde die billigste aus den eigenen Stichen, zu denen beim Geber die gedrückten Karten gehören.
    Wer keine solche Karte hat, gibt den Narren selbst ab.
    Wird der Narr ausgespielt, bestimmt die nächste Karte, was bedient wird.
mitigati-rules-score =
    Am Ende einer Runde zählen alle die Augen in ihren Stichen. Jedes Auge über 49 bringt einen Punkt, jedes darunter kostet einen;
    Meldungen und Verhandeltes kommen dazu. Mit 60, 50 und 36 Augen bringt die Runde +11, +1 und −13.

## Was die Bilder zeigen, für alle, die sie hören: zusammen höchstens 1.024 Zeichen.

mitigati-picture-demand = { $name } fordert { $points }.
mitigati-picture-offer = { $name } bietet { $points }.
mitigati-picture-pass = { $name } passt.
mitigati-picture-shown = { $name } zeigt { $cards }.
mitigati-picture-seat = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand.
mitigati-picture-taken = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} mit { $points } { $points ->
    [one] Auge
   *[other] Augen
}.
mitigati-picture-bonus = Meldungen: { $points }.
mitigati-picture-points = Diese Runde: { $points }.
mitigati-picture-known = Bekannt: { $cards }.
mitigati-picture-debt = Schuldet { $name } eine Karte für den Narren.
mitigati-picture-match = Runde { $number } von { $hands }. { $done } von { $all } Stichen gespielt.
mitigati-picture-hand-of = Runde { $number } von { $hands }
mitigati-picture-dealt = { $number } von { $all } Karten
mitigati-picture-owes = { $owner } schuldet { $creditor } eine Karte
mitigati-picture-balance = { $offered } geboten, { $demanded } gefordert
mitigati-picture-demands = fordert { $points }
mitigati-picture-offers = bietet { $points }
mitigati-picture-passes = passt
mitigati-picture-cards = { $points } − { $par } Augen{ $bonus ->
    [none] {""}
   *[other] , Meldungen { $bonus }
}
mitigati-picture-marked = Umrahmt: { $cards }.
mitigati-picture-away = Gedrückt: { $cards }.
mitigati-picture-free = Du kannst wählen: { $cards }.
mitigati-picture-dim = Nicht wählbar: { $cards }.
mitigati-picture-means-pile = Augen
mitigati-picture-means-bonus = Meldungen
mitigati-picture-discards = Von dir gedrückt
