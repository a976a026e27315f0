### Was Computerspieler am Tisch sagen, alle auf ihre Art.

voice-says = 💬 { $name }: „{ $line }“
voice-bold = { $manner ->
    [proud] Ich würde ja mehr bieten, aber ich bin bescheiden.
    [gloomy] In meinem Kopf klang das kleiner.
    [kind] Haltet mir mal alle den Flügel.
   *[hungry] Ich biete, wie ich fresse: erst schlucken, dann denken.
}
voice-bold-again = { $manner ->
    [proud] Schreibt euch die Zahl auf. Man wird euch danach fragen.
    [gloomy] Gesagt ist gesagt. Jetzt muss ich damit leben.
    [kind] Wenn das schiefgeht: Habt mich trotzdem lieb.
   *[hungry] Meine Augen sind größer als mein Schnabel. Und ihr kennt meinen Schnabel.
}
voice-trump = { $manner ->
    [proud] Der letzte Trumpf. Nur gucken, nicht anfassen.
    [gloomy] Da geht der letzte Trumpf. Jetzt sind wir allein.
    [kind] Das war der letzte Trumpf, falls jemand mitzählt.
   *[hungry] Der letzte Trumpf. Den hatte ich mir als Nachtisch aufgehoben.
}
voice-trump-again = { $manner ->
    [proud] Nach meinem kommt kein Trumpf mehr. So gehört sich das.
    [gloomy] Das war der letzte Trumpf. Alles endet.
    [kind] Alle Trümpfe sind weg. Jetzt können wir durchatmen!
   *[hungry] Der letzte Trumpf. Der Teller ist leer.
}
voice-made = { $manner ->
    [proud] Bitte keinen Applaus. Na gut, ein wenig Applaus.
    [gloomy] Es hat geklappt. Mein Schnabel kann gar nicht lächeln.
    [kind] Ich hatte gute Karten und noch bessere Gesellschaft.
   *[hungry] Köstlich. Gibt es Nachschlag?
}
voice-made-again = { $manner ->
    [proud] Ich möchte mir selbst danken.
    [gloomy] Ein Erfolg. Das kommt nicht wieder vor.
    [kind] Das hat Spaß gemacht! Danke für die Karten.
   *[hungry] Das war die Vorspeise. Was gibt es danach?
}
voice-exact = { $manner ->
    [proud] Auf den Stich genau. Ich sage auch die Zukunft voraus.
    [gloomy] Genau wie angesagt. Das muss ein Versehen sein.
    [kind] Gerade genug für mich. Der Rest ist für euch!
   *[hungry] Kein Krümel bleibt übrig.
}
voice-exact-again = { $manner ->
    [proud] Genau nach Plan. Ich bin ein Uhrwerk mit Federn.
    [gloomy] Genau richtig. Ich muss mich verzählt haben.
    [kind] Das passt! Wie der Vogel ins Nest.
   *[hungry] Genau die richtige Portion. Der Koch ist zufrieden.
}
voice-fell = { $manner ->
    [proud] Das war eine Vorführung. So spielt man das nie.
    [gloomy] Ich habe es kommen sehen. Gleich nachdem es da war.
    [kind] Gut verteidigt! Ich verstecke mich kurz hinter meinem Schnabel.
   *[hungry] Das war mehr, als in meinen Schnabel passt. Und seht euch den Schnabel an.
}
voice-fell-again = { $manner ->
    [proud] Ihr solltet euch auch einmal gut fühlen.
    [gloomy] Fallen ist leicht. Dafür brauche ich kaum Flügel.
    [kind] Das habt ihr schön gespielt. Ich habe ein wenig geholfen.
   *[hungry] Das schmeckte bitter. Nächstes Mal mehr Salz.
}
voice-nothing = { $manner ->
    [proud] Kein einziger Stich. Niemand kann nichts so gut wie ich.
    [gloomy] Kein einziger Stich. Ich hatte mit weniger gerechnet.
    [kind] Kein Stich für mich, aber der beste Platz im Haus.
   *[hungry] Kein einziger Stich. Und ich kam hungrig.
}
voice-nothing-again = { $manner ->
    [proud] Ich habe euch alle Stiche gelassen. Gern geschehen.
    [gloomy] Kein einziger Stich. Das passt zu mir.
    [kind] Kein Stich für mich, also mehr für euch alle!
   *[hungry] Ein leerer Teller. Das soll ja gesund sein.
}
voice-cheer = { $manner ->
    [proud] { $name }, das war fast so gut wie ich.
    [gloomy] { $name }, das war schön. Ich habe etwas gespürt.
    [kind] { $name }, es war eine Freude, zuzusehen!
   *[hungry] { $name }, dafür gibt es eine Papaya.
}
voice-cheer-again = { $manner ->
    [proud] { $name }, besser hätte ich es nicht gekonnt. Höchstens ein wenig.
    [gloomy] { $name }, für einen Moment war die Welt in Ordnung.
    [kind] { $name }, ich würde klatschen, aber das sind Flügel.
   *[hungry] { $name }, komm vorbei, ich teile meine Feigen.
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
