### Was über Leute gespeichert wird.

privacy-about = Was Toucan über dich speichert
privacy-export-about = Alles, was Toucan über dich hat, als Datei, nur für dich
privacy-delete-about = Toucan soll dich vergessen
privacy-export = Alles, was ich über dich habe. Zeitpunkte sind Millisekunden seit 1970 in UTC.
privacy-delete =
    ### Dich vergessen?
    Deine Einstellungen, Wertungen und Ergebnisse verschwinden, auf jedem Server, und deine ID und dein Name aus jeder Partie. Die anderen behalten ihre Partien, mit „Ex-Mitspieler“ darin. Wo du gerade spielst, übernimmt ein Computerspieler deinen Platz für immer; bleibt nur ein Mensch übrig, endet die Partie, und er gewinnt sie.

    Das lässt sich nicht rückgängig machen. /privacy export gibt dir vorher alles. Nachrichten in Kanälen bleiben, wie sie sind.
button-delete = Mich vergessen
privacy-deleted = Ich habe dich vergessen.
privacy-waits = Ich bin noch mit der Bitte von jemand anderem beschäftigt. Du bist danach an der Reihe; diese Nachricht ändert sich, wenn es so weit ist.
privacy-takes-long = Du sitzt noch an einem Tisch, der gerade nicht zu erreichen ist. Sobald das wieder geht, vergesse ich dich weiter.
privacy-goes-on = Toucan startet gerade neu. Sobald ich zurück bin, vergesse ich dich weiter.
