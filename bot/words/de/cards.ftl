### Karten und Farben, und was Bilder von ihnen sagen.
###
### So heißen die Dinge im Deutschen, überall gleich (tests/words/test_glossary.py), und warum:
###
###   auction Reizen · bid Gebot, bieten · pass passen · trick Stich · trump Trumpf · suit Farbe · no trump ohne Trumpf
###     (gereizt wird wie beim Skat; ein Gebot sind Stiche *mit* Herz, nicht in Herz)
###   match Partie · hand (deal and tricks), round Runde · hand (cards held) Hand, Karten (Blatt heißt beides) · dealer Geber ·
###     deal austeilen
###   lead ausspielen · follow suit bedienen · discard abwerfen · ruff stechen (das geht nur mit Trumpf) · draw trumps Trümpfe ziehen ·
###     the least useful card: darauf kannst du am ehesten verzichten
###   seat Platz · table Tisch · host Gastgeber · panel Ansicht · computer player Computerspieler · move Zug · concede aufgeben
###   shelve wegstellen · resume weiterspielen · take back zurücknehmen · replay nachspielen · claim den Rest beanspruchen
###   Differ: differ und ender bleiben; foundation pile Vorrat · face up offen · refill auffüllen
###   92Q: left suit linke Farbe · partner Partner · side Seite · twos are high, low Zweien sind hoch, niedrig
###   Mitigati (die Wörter der Karten von Loka; in Klammern, einmal in den Regeln, die des Tarocks: Pagat, Mond, Sküs, Trull):
###     bargaining Verhandeln · demand fordern, Forderung · offer bieten, Angebot · deal on weiter austeilen · settle sich einigen ·
###     Eldest Vorhand · packet Päckchen · discard drücken (wie beim Skat) · declare melden, Meldung · Abundance Trumpfreihe ·
###     Honours Honneurs · card points Augen · Fool Narr, Magician Magier, World Welt · Jack Bube ·
###     Cavalier Cavall (so steht das C auf der Karte)
###   Top Suit: run Folge · pair Paar, triple Drilling, quad Vierling · draw deck Ziehstapel · extend verlängern
###   Spring Cleaning: Offer Angebot · set Satz · run Folge · trash Müll · discards Ablage · deck Stapel
###   rating Wertung, rated gewertet · leaderboard Rangliste · hint Tipp · clock Bedenkzeit · seed Seed ·
###     board of a duplicate night Board (wie beim Bridge)
###
### Spiele und Befehle behalten ihre Namen, getippte Karten ihre Notation (KH, 10S). Namen von Leuten und Karten stehen
### ohne Artikel: So passen sie in jeden Fall.

suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
    [S] Pik
    [A] Luft
    [E] Erde
    [F] Feuer
    [W] Wasser
    [T] Trumpf
   *[N] ohne Trumpf
}

bid = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} { $trump ->
    [N] ohne Trumpf
   *[other] mit { SUIT($trump) }
}

card = { $suit }-{ $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
    [T] {"\u2060"}10
   *[other] {"\u2060"}{ $rank }
}

loka-card = { $rank ->
    [A] { $suit ->
        [Erde] Erdass
       *[other] { $suit }ass
    }
    [K] { $suit ->
        [Erde] Erdkönig
       *[other] { $suit }könig
    }
    [Q] { $suit ->
        [Erde] Erddame
       *[other] { $suit }dame
    }
    [C] { $suit ->
        [Erde] Erdcavall
       *[other] { $suit }cavall
    }
    [J] { $suit ->
        [Erde] Erdbube
       *[other] { $suit }bube
    }
    [T] { $suit }{ "\u00A0" }10
   *[other] { $suit }{ "\u00A0" }{ $rank }
}

loka-trump = { $number ->
    [1] Magier
    [21] Welt
   *[other] Trumpf { $number }
}

loka-fool = Narr

# A card beside the name of its suit, as in “clubs 2, 5, king”
rank = { $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
    [T] 10
   *[other] { $rank }
}

loka-rank = { $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [C] Cavall
    [J] Bube
    [T] 10
   *[other] { $rank }
}

the-card = { $kind ->
   *[other] { $card }
}

# Was Bilder zeigen, für alle, die zuhören

picture-turn = { $name } am Zug.
picture-trick = Auf dem Tisch: { $cards }.
picture-last = Letzter Stich: { $cards }; an { $name }.
picture-of-all-tricks = { $number }. { $leader }: { $cards }; an { $name }
picture-played = { $name } { $card }
picture-pile = { $name }: { $cards }.
picture-winner = Gewonnen.
picture-seat-deals = Geber.
picture-plus = Plus { $points }.
picture-calls = Gebote: { $calls }.
picture-call = { $name }: { BID($bid) }
picture-pass = { $name }: passt
picture-match = Bis { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
}. { $done } von { $all } Stichen gespielt.
picture-your-turn = Du bist am Zug.
picture-no-cards = Du hast keine Karten.
picture-hidden = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}.
picture-playable = Du kannst spielen: { $cards }.

# Was in Bildern steht: kurz, denn Platz ist wenig.

picture-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
picture-target = Ziel { $target }
picture-count-hand = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
picture-count-cup = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
picture-means-hand = Karten
picture-means-cup = Stiche
picture-taken = { $taken } von { $wanted }
picture-trick-of = Stich { $number } von { $all }
picture-before = Letzter Stich
picture-took = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} gemacht
result-hand = Nach { $deal ->
   *[other] Runde
} { $number }
result-match = { $game } · Endstand
several-cards = Was spielen? ({ $count }) …
