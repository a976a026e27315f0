### Spring Cleaning.

springcleaning-opening-first = Zuerst bieten alle eine Karte von ihrer Hand an.
springcleaning-arrange-first = Deine Hand ist leer: Nimm zuerst dein Angebot auf, die Karten in der Reihenfolge, die du willst.
springcleaning-insert-first = Steck zuerst die gezogene Karte in deine Hand: a ist das linke Ende, { PLACE($last) } das rechte.
springcleaning-offer-first = Biete eine Karte von deiner Hand an, dann ist dein Zug zu Ende.
springcleaning-leader-must-play = Du spielst aus: Spiel eine Kombination von deiner Hand.
springcleaning-leader-own-hand = Du spielst aus, und das geht nur von der Hand; angebotene Karten sind für die, die danach kommen.
springcleaning-no-pass = Passen kannst du nur, wenn es nichts zu ziehen gibt: Spiel etwas oder zieh eine Karte.
springcleaning-deck-empty = Der Stapel ist leer, und es gibt keine Ablage zum Mischen: Zieh aus einem anderen Angebot.
springcleaning-own-offer = Aus deinem eigenen Angebot kannst du nicht ziehen.
springcleaning-not-on-offer = Dort ist keine { $card } im Angebot.
springcleaning-not-a-place = Nenn bei jeder Karte, wo sie liegt: auf deiner Hand oder in wessen Angebot.
springcleaning-not-held = Du hast keine { $card }, oder nicht so viele.
springcleaning-several = Das lässt sich auf mehrere Arten spielen; wähl eine davon: { $ways }.
springcleaning-no-such-place = Diesen Platz gibt es auf deiner Hand nicht.
springcleaning-no-such-gap = Diesen Platz gibt es nicht: a ist das linke Ende deiner Hand, { PLACE($last) } das rechte.
springcleaning-twice = Du kannst eine Karte deiner Hand nicht zweimal spielen.
springcleaning-too-many = Dort { $there ->
    [one] ist nur eine { $card }
   *[other] sind nur { $there } Karten mit Wert { $card }
} im Angebot.
springcleaning-not-neighbours = Die Karten von deiner Hand müssen nebeneinanderliegen.
springcleaning-not-rising = Die Karten von deiner Hand müssen von links nach rechts steigen.
springcleaning-no-combination = Das ist keine Kombination: Spiel eine Karte, einen Satz gleicher Karten oder eine Folge wie 3‑4‑5.
springcleaning-too-weak = Das schlägt { $cards } nicht: Spiel { $top ->
    [yes] { $more } zusammenpassende Karten
   *[no] { $kind ->
        [single] zwei zusammenpassende Karten oder eine höhere
        [set] { $more } zusammenpassende Karten oder einen höheren Satz aus { $size }
       *[run] { $more } zusammenpassende Karten oder eine höhere Folge aus { $size }
    }
}.
springcleaning-unbeatable = Eine Folge aus allen neun ist nicht zu schlagen.

## Wie Karten und Kombinationen heißen. Ein Angebot heißt nach dem Buchstaben seines Platzes.

springcleaning-nothing = nichts
springcleaning-from-offer = { $cards }{"\u00A0"}({ $name })
springcleaning-from-own = { $cards }{"\u00A0"}(du)
springcleaning-at = { $cards } bei { PLACE($place) }
springcleaning-kinds = { $kind ->
    [single] Einzelne Karten
    [set] Sätze
   *[run] Folgen
} ({ $count })
springcleaning-group = { $named ->
    [no] { $kind ->
        [set] Sätze aus { $size }
       *[run] Folgen aus { $size }
    }
   *[yes] { $cards }
} ({ $count ->
    [one] { $count }-mal
   *[other] { $count }-mal
})
springcleaning-needs-none = zehn Werte in einer Folge, die es nicht gibt
springcleaning-needs = { $more } zusammenpassende Karten{ $top ->
    [yes] { "" }
   *[no] { " " }oder { $kind ->
        [single] eine höhere Karte
        [set] ein höherer Satz aus { $size }
       *[run] eine höhere Folge aus { $size }
    }
}

## Was der Tisch zeigt

springcleaning-round = Runde { $number }
springcleaning-opening = Alle wählen eine Karte zum Anbieten. Sie liegen verdeckt, bis alle gewählt haben.
springcleaning-to-beat = Zu schlagen: **{ $cards }** von **{ $name }**. Das schlagen { $needs }.
springcleaning-beaten = In diesem Stich geschlagen: { $plays }
springcleaning-leads = **{ $name }** spielt aus: Noch liegt keine Kombination auf dem Tisch.
springcleaning-play = { $name }: { $cards }
springcleaning-seat = **{ $name }**: { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand · Angebot: **{ $offer }**
springcleaning-piles = Stapel: { $deck } · Ablage: { $discards }
springcleaning-last-trick = { $won ->
    [yes] { $plays } – er ging an **{ $name }**.
   *[no] { $plays } – die Runde endete, bevor ihn jemand machte.
}
springcleaning-ended = **Runde { $number }**: { $ended ->
    [yes] { $name } hat keine Karten mehr.
   *[no] Sie dauerte zu lange und wurde abgebrochen.
}
springcleaning-result = { $said } Müll: { $costs }
springcleaning-cost = { $name }{"\u00A0"}**{ $trash }**{ $cards ->
    [0] {""}
    [one] {" "}(noch{"\u00A0"}eine{"\u00A0"}Karte{ $nearer ->
        [no] {""}
       *[other] , sitzt näher an { $nearer }
    })
   *[other] {" "}(noch{"\u00A0"}{ $cards }{"\u00A0"}Karten{ $nearer ->
        [no] {""}
       *[other] , sitzt näher an { $nearer }
    })
}
springcleaning-scores = Müll: { $scores } (bei { $most } endet die Partie; wer am wenigsten hat, gewinnt)
springcleaning-score = { $name }{"\u00A0"}{ $trash }
springcleaning-caught = In Runde { $number } hatte { $finisher } keine Karten mehr, { $name } aber noch { $cards }.
springcleaning-tie = Gleichstand bei { $trash } Müll: Weniger in der letzten Runde gewinnt.

## Was ein Spieler gefragt wird

springcleaning-ask-opening = Wähl eine Karte für dein Angebot. Alle werden zugleich aufgedeckt; dann können alle sie benutzen.
springcleaning-ask-lead = Du spielst aus: Spiel eine Karte, gleiche Karten oder eine Folge wie 3, 4, 5, nebeneinander von deiner Hand.{ $many ->
    [yes] { " " }Wähl zuerst die Art.
   *[no] { "" }
}
springcleaning-ask-beat = Schlag { $cards }{ $draws ->
    [yes] {" "}oder zieh eine Karte.
   *[no] ; zu ziehen gibt es nichts.
} Das schlagen { $needs }.{ $many ->
    [yes] { " " }Wähl zuerst die Art.
   *[no] { "" }
}
springcleaning-ask-draw = Du kannst { $cards } nicht schlagen (das können nur { $needs }){ $draws ->
    [yes] : Zieh eine Karte.
   *[no] , und zu ziehen gibt es nichts: Du kannst nur passen.
}
springcleaning-ask-which = { $kind ->
    [single] Welche Karte?
    [set] Welcher Satz?
   *[run] Welche Folge?
}
springcleaning-ask-insert = Du hast **{ $card }** gezogen. Wohin damit?
springcleaning-ask-offer = Biete jetzt eine Karte von deiner Hand an (die gezogene geht auch).
springcleaning-ask-arrange = Deine Hand ist leer, also nimmst du dein Angebot auf. { $chosen ->
    [0] In welcher Reihenfolge? Danach bleibt sie so. Wähl zuerst die Karte ganz links oder gleich eine ganze Reihenfolge.
   *[other] Bisher von links: **{ $cards }**. Was kommt als Nächstes?
}
springcleaning-which = Welche?
springcleaning-whereabouts = Wo etwa?
springcleaning-part = { $first } … { $last }
springcleaning-draw-deck = { $cards ->
    [0] Mischen und ziehen
   *[other] Vom Stapel ({ $cards })
}
springcleaning-draw-offer = Oder aus einem Angebot
springcleaning-draw-card = Die { $card } von { $name } nehmen
springcleaning-whose = Angebot von { $name } …
springcleaning-gap = { $end ->
    [first] ganz links
    [last] ganz rechts
    [left] vor { $after }
    [right] nach { $before }
   *[no] { $before } ↓ { $after }
}
springcleaning-next = Dann { $card }
springcleaning-order = { $order ->
    [up] Aufwärts: { $cards }
    [down] Abwärts: { $cards }
   *[so] { $cards } aufnehmen
}
springcleaning-orders = In dieser Reihenfolge
springcleaning-back = Etwas anderes

springcleaning-sure-draw = { $deck ->
    [yes] vom Stapel
   *[no] die { $card } von { $name }
} ziehen
springcleaning-sure-insert = die Karte auf Platz { PLACE($gap) } stecken
springcleaning-sure-arrange = { $cards } aufnehmen

## Für alle, die zuhören statt hinzusehen

springcleaning-spoken-hand = Deine Hand von links nach rechts: { $count ->
    [0] keine Karten
   *[other] { $cards }
}.
springcleaning-spoken-place = { $card } auf Platz { PLACE($place) }
springcleaning-spoken-drawn = Die { $card } ist noch nicht auf deiner Hand. Auf Platz a kommt sie links vor deine erste Karte, auf Platz b vor die zweite, und so weiter.
springcleaning-spoken-sealed = Du bietest { $card } von Platz { PLACE($place) } an, sobald alle gewählt haben.
springcleaning-spoken-kind = { $kind ->
    [single] Einzelne Karten
    [set] Sätze
   *[run] Folgen
}, die du spielen kannst: { $cards }.
springcleaning-news-took = { $name } nimmt die { $card } von { $owner }
springcleaning-news-offered = { $name } bietet die { $card } an
springcleaning-news-drew = { $name } zieht
springcleaning-news-arranged = { $name } nimmt das eigene Angebot auf
springcleaning-spoken-offer = Dein Angebot: { $offer }.
springcleaning-spoken-trick = In diesem Stich: { $plays }.

## Befehle

springcleaning-name = Spring Cleaning
springcleaning-game = Leere eine Hand, die du nicht umsortieren darfst, mit Karten der anderen
springcleaning-size = { $size ->
    [5] Je zehn Karten
   *[other] Je zwölf Karten
}
springcleaning-about = Spring Cleaning: leere eine Hand, die du nicht umsortieren darfst, mit Karten der anderen
springcleaning-option-players = Wie viele mitspielen: 2 bis 5
springcleaning-offer-about = Eine Karte von deiner Hand anbieten
springcleaning-offer-option = Ihr Platz auf deiner Hand: a ist ganz links
springcleaning-play-about = Eine Karte, einen Satz oder eine Folge spielen
springcleaning-play-option = Wähl aus der Liste oder tippe Karten wie 3 4 5
springcleaning-draw-about = Eine Karte vom Stapel oder aus einem anderen Angebot ziehen
springcleaning-draw-option = Der Stapel oder eine angebotene Karte aus der Liste
springcleaning-insert-about = Die gezogene Karte in deine Hand stecken
springcleaning-insert-option = Ihr künftiger Platz auf deiner Hand: a ist das linke Ende
springcleaning-arrange-about = Dein Angebot aufnehmen, in beliebiger Reihenfolge
springcleaning-arrange-option = Seine Karten von links nach rechts, etwa 3 4 5 5
springcleaning-pass-about = Passen, wenn es nichts zu ziehen gibt

## Regeln

springcleaning-topic-combinations = Kombinationen
springcleaning-topic-turn = Ein Zug
springcleaning-topic-offers = Angebote
springcleaning-topic-pickup = Eine leere Hand
springcleaning-topic-end = Müll und Ende

springcleaning-rules-overview = **Spring Cleaning** ist für zwei bis fünf, die alle für sich spielen, mit den Werten 1 bis 9, je { $copies } Karten.
    Alle bekommen { $dealt } Karten (bei { $sizes } Spielern) und *behalten sie in der Reihenfolge, in der sie kamen*.
    Zu Beginn legen alle eine Karte ihrer Hand offen vor sich hin: ihr *Angebot*.
    Du versuchst, alle deine Karten loszuwerden, Hand und Angebot. Wer am Ende einer Runde noch Karten hat, bekommt Müll.
springcleaning-rules-combinations =
    Eine **einzelne Karte**; ein **Satz** aus zwei oder mehr gleichen Karten; oder eine **Folge** aus zwei oder mehr Werten, die um
    eins steigen, wie 3, 4, 5. Die Karten von deiner Hand müssen nebeneinanderliegen, und die einer Folge von links nach rechts
    steigen: 4, 3, 5 ist keine Folge, und 7, 1, 7 kein Paar.
    Geschlagen wird eine Kombination von einer höheren derselben Art und Größe oder von *jeder* mit genau einer Karte mehr.
springcleaning-rules-turn =
    Wer zuerst ausspielt, wird ausgelost.
    Wer ausspielt, spielt eine Kombination nur von der Hand. Dann sind alle der Reihe nach dran, im Uhrzeigersinn: Entweder schlägst
    du die Kombination auf dem Tisch, oder du ziehst: vom Stapel oder eine Karte aus dem Angebot von jemand anderem. Eine gezogene
    Karte kommt an beliebiger Stelle in die Hand, und dann kommt eine Karte der Hand ins eigene Angebot.
    Ziehen darfst du auch, wenn du spielen könntest, und später spielen, auch wenn du gezogen hast. Kommt die Reihe wieder zu dem,
    dessen Kombination auf dem Tisch liegt, gehört ihm der Stich: Die Karten kommen auf die Ablage, und er spielt aus.
    Ist der Stapel leer, wird die Ablage gemischt. Passen darf nur, wer gar nichts ziehen kann.
springcleaning-rules-offers =
    Wer nicht ausspielt, darf beliebige Karten aus allen Angeboten in einer Kombination benutzen, auch eigene, auch ganz ohne eine
    Karte von der Hand. Sie passen überall hinein: Mit 3, 5 auf der Hand und einer 4 im Angebot hast du 3, 4, 5.
    Nimmt jemand die letzte Karte eines Spielers, der auch keine Hand mehr hat, ist dieser fertig und die Runde zu Ende.
springcleaning-rules-pickup =
    Wer zu Beginn des eigenen Zugs keine Hand hat, nimmt das ganze eigene Angebot auf, in beliebiger Reihenfolge. Von da an bleibt
    sie, wie sie ist. Bis dahin können die angebotenen Karten wie bisher benutzt und gezogen werden, sogar die letzte.
springcleaning-rules-end =
    Die Runde endet, sobald jemand gar keine Karten mehr hat, weder auf der Hand noch im Angebot, und dafür keinen Müll bekommt. Von
    den anderen bekommt 1 Müll, wer am wenigsten Karten hat, der Nächste 2 und so weiter; bei gleich vielen ist es weniger für den, der
    im Uhrzeigersinn näher an dem sitzt, der fertig wurde. Nach { $turns } Zügen wird eine Runde abgebrochen und gewertet, wie sie steht.
    Hat jemand { $trash } Müll (bei { $sizes } Spielern), ist die Partie zu Ende. Wer am wenigsten Müll hat, gewinnt; bei Gleichstand, wer
    in der letzten Runde weniger bekam; ist auch das gleich, teilt man sich den Sieg. Sonst spielt in der nächsten Runde aus, wer am
    meisten Müll hat; bei gleich viel, wer in der letzten mehr bekam, dann, wer im Uhrzeigersinn näher an dem sitzt, der fertig wurde.
    Werden mehrere zugleich fertig, zählt man von dem, der dran war, oder sonst vom Ersten von ihnen danach; wurde die Runde
    abgebrochen, von dem, der zuerst ausgespielt hat.

## Was die Bilder zeigen, für alle, die sie hören: zusammen höchstens 1.024 Zeichen.

springcleaning-picture-deck = Stapel { $count }
springcleaning-picture-discarded = Ablage { $count }
springcleaning-picture-new = Neu
springcleaning-picture-left = { $cards ->
    [0] alle Karten los
    [one] { $cards } Karte übrig
   *[other] { $cards } Karten übrig
}
springcleaning-picture-trash = Müll { $trash }
springcleaning-picture-hand = Deine Hand von links nach rechts: { $cards }.
springcleaning-picture-drawn = Gezogen: { $card }.
springcleaning-picture-order = In der neuen Reihenfolge: { $cards }.
springcleaning-picture-free = { $count ->
    [one] Ein Platz deiner Hand ist
   *[other] { $count } Plätze deiner Hand sind
} noch frei.
springcleaning-picture-chosen = Gewählt: { $cards }.
springcleaning-picture-useful = Jetzt nützlich: { $cards }.
springcleaning-picture-trick = Dieser Stich: { $plays }.
springcleaning-picture-open = Keine Kombination auf dem Tisch.
springcleaning-picture-seat = { $name }: { $hand } auf der Hand, Angebot { $cards }; Müll: { $trash }.
springcleaning-picture-piles = Stapel: { $deck }, Ablage: { $discards }.
springcleaning-picture-winner = { $name } gewinnt.
