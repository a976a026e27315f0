### Was Computerspieler am Tisch sagen, alle auf ihre Art.

voice-says = 💬 { $name }: „{ $line }“
voice-bold = { $manner ->
    [proud] Ich würde ja mehr bieten, aber ich bin bescheiden.
    [gloomy] In meinem Kopf klang das kleiner.
    [kind] Haltet mir mal alle den Flügel.
   *[hungry] Ich biete, wie ich fresse: erst schlucken, dann denken.
}
voice-trump = { $manner ->
    [proud] Der letzte Trumpf. Nur gucken, nicht anfassen.
    [gloomy] Da geht der letzte Trumpf. Jetzt sind wir allein.
    [kind] Das war der letzte Trumpf, falls jemand mitzählt.
   *[hungry] Der letzte Trumpf. Den hatte ich mir als Nachtisch aufgehoben.
}
voice-made = { $manner ->
    [proud] Bitte keinen Applaus. Na gut, ein wenig Applaus.
    [gloomy] Es hat geklappt. Mein Schnabel kann gar nicht lächeln.
    [kind] Ich hatte gute Karten und noch bessere Gesellschaft.
   *[hungry] Köstlich. Gibt es Nachschlag?
}
voice-exact = { $manner ->
    [proud] Auf den Stich genau. Ich sage auch die Zukunft voraus.
    [gloomy] Genau wie angesagt. Das muss ein Versehen sein.
    [kind] Gerade genug für mich. Der Rest ist für euch!
   *[hungry] Kein Krümel bleibt übrig.
}
voice-fell = { $manner ->
    [proud] Das war eine Vorführung. So spielt man das nie.
    [gloomy] Ich habe es kommen sehen. Gleich nachdem es da war.
    [kind] Gut verteidigt! Ich verstecke mich kurz hinter meinem Schnabel.
   *[hungry] Das war mehr, als in meinen Schnabel passt. Und seht euch den Schnabel an.
}
voice-nothing = { $manner ->
    [proud] Kein einziger Stich. Niemand kann nichts so gut wie ich.
    [gloomy] Kein einziger Stich. Ich hatte mit weniger gerechnet.
    [kind] Kein Stich für mich, aber der beste Platz im Haus.
   *[hungry] Kein einziger Stich. Und ich kam hungrig.
}
voice-cheer = { $manner ->
    [proud] { $name }, das war fast so gut wie ich.
    [gloomy] { $name }, das war schön. Ich habe etwas gespürt.
    [kind] { $name }, es war eine Freude, zuzusehen!
   *[hungry] { $name }, dafür gibt es eine Papaya.
}

settings-talk = Sprüche der Computerspieler und Reaktionen an deinen Tischen
settings-short-talk = Tischgespräch
setup-short-talk = Tischgespräch
setup-talk-option = Ob Computerspieler das Spiel kommentieren und Leute reagieren dürfen

reaction-clap = Bravo
reaction-sweat = Puh
reaction-fire = Wow
reaction-snail = Langsam
reactions-left = { $left ->
    [0] In dieser Runde hast du keine Reaktionen mehr.
   *[other] Reagiere: Alle am Tisch sehen es einen Moment lang. Du hast noch { $left } in dieser Runde.
}
reactions-spent = Mehr als { $most } Reaktionen gibt es in einer Runde nicht. Die nächste bringt neue.
reactions-not-here = Reagieren können nur die Spieler einer Partie mit anderen Leuten, wenn es dort alle mögen.
