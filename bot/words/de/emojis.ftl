### Die Karten als Emojis der Anwendung.

cli-emojis = Discord für jede Karte ein Emoji geben, für Buttons und Auswahlmenüs; nach einem Update noch einmal, nur was sich geändert hat.

emojis-progress = { $done } von { $all } neuen Emojis sind bei Discord …
emojis-done = Discord hat alle { $all } Emojis: { $new ->
        [0] keins ist neu
        [one] eins ist neu
       *[other] { $new } sind neu
    }, { $old ->
        [0] keins wurde entfernt
        [one] ein altes wurde entfernt
       *[other] { $old } alte wurden entfernt
    }. Ein laufender Bot zeigt sie, wenn er neu gestartet wurde.
emojis-failed = Discord hat die Emojis nicht angenommen: { $reason }
    Was es angenommen hat, bleibt; derselbe Befehl macht dort weiter.
