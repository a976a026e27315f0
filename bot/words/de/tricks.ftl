### Was Stichspiele gemeinsam sagen: über den Tisch, den Stich, das Reizen und was jemand tun soll.

hand-number = Runde { $number }
hand-result = Runde { $number }: { $scores }
trick-now = Auf dem Tisch: { $cards }
trick-before = { $cards } – er ging an **{ $name }**.
trick-played = { $name }{"\u00A0"}{ SAID($card) }
score = { $name }{"\u00A0"}{ $points }
scores = Punkte: { $scores }
scores-to = Punkte: { $scores } (bis { $target })
with-target = bis { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}

# Reizen um Stiche mit einem Trumpf

bid-nobody = Noch kein Gebot.
bid-high = Höchstes Gebot: **{ BID($bid) }** ({ $name }).
calls = Reizen: { $calls }
call-bid = { $name }{"\u00A0"}{ BID($bid) }
call-pass = { $name } passt
bid-higher = { $lower ->
    [yes] Höher oder niedriger …
   *[no] Höher …
}
bid-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
button-other-number = Andere Zahl
button-pass = Passen

# Was jemand tun soll

ask-lead = Du bist am Zug: Spiel eine beliebige Karte aus.
ask-follow = Du bist am Zug: { SUIT($suit) } wurde ausgespielt, also bediene.
ask-discard = Du bist am Zug: { SUIT($suit) } wurde ausgespielt und du hast keins, also spiel, was du willst.

# Für alle, die zuhören statt zu schauen

spoken-hand = Deine Hand: { $cards }.
spoken-last = Letzter Stich: { $cards }; er ging an { $name }.
spoken-by = { $card } von { $name }
spoken-contract = { BID($bid) } geboten von { $names }.
spoken-progress = { $names } { $count ->
    [one] hat
   *[other] haben
} { $taken ->
    [one] { $taken } Stich
   *[other] { $taken } Stiche
}; geboten: { $tricks }.
spoken-drew = { $name } zieht eine Karte
news-trick = { $taken ->
    [no] niemand macht den Stich
   *[yes] { $own ->
        [yes] du machst den Stich
       *[no] { $name } macht den Stich
    }
}.
news-took = { $own ->
    [yes] du hast { $cards } genommen
   *[no] { $name } nahm { $cards }
}
news-beat = { $beaten ->
    [yes] { $own ->
        [yes] du hast { $others } mit { $cards } geschlagen
       *[no] { $name } schlug { $others } mit { $cards }
    }
   *[no] { $own ->
        [yes] du hast den Stich mit { $cards } gemacht
       *[no] { $name } machte den Stich mit { $cards }
    }
}
news-drew = du hast { $cards } gezogen
news-opened = du hast { $cards } aufgedeckt
news-auction = { $own ->
    [yes] du spielst
   *[no] { $name } spielt
} { BID($bid) }
news-played = { $cards } wurde für dich gespielt
news-only = du konntest nur { $cards } spielen
news-turned = { $name } deckt auf: { $cards }.
news-stand-in = { $name } (ein Computerspieler springt ein)
news-forced = { $what } ({ $why ->
    [follow] keine andere bedient
    [draw] keine Karte war spielbar
    [away] du warst nicht da
   *[other] ohne Wahl
})
cards-none = nichts

# Befehle

bid-about = Stiche und eine Trumpffarbe bieten
bid-option = Etwa 5H für fünf Stiche mit Herz als Trumpf; C Kreuz, D Karo, H Herz, S Pik
pass-about = Passen und aus dem Reizen aussteigen
draw-about = Eine Karte ziehen
play-about = Eine Karte von der Hand spielen
play-option = Etwa KH für Herz-König; Q Dame, J Bube; C Kreuz, D Karo, H Herz, S Pik
topic-overview = Überblick
topic-deal = Das Austeilen
topic-auction = Das Reizen
topic-play = Das Spiel
topic-score = Die Punkte
