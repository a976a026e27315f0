### Was der Bot über sich selbst sagt, den Leuten und Discord.

about-about = Welcher Toucan das ist, und wo Bedingungen, Datenschutz, Quelltext und Hilfe sind
about-title =
    ### Toucan { $version }
    Fünf Kartenspiele, die kein anderer Bot spielt, mit Freunden oder gegen Computerspieler.
about-text =
    Was ich speichere: Plätze, Züge, Ergebnisse, Wertungen, Einstellungen. Ich lese keine Nachrichten, zeige keine Werbung und gebe nichts weiter. /privacy export gibt dir das alles, /privacy delete löscht es.

    Um Geld oder Geldwertes wird hier nicht gespielt.
about-privacy = [Datenschutz]({ $address })
about-terms = [Bedingungen]({ $address })
about-source = [Quelltext]({ $address })
about-support = [Hilfe]({ $address })
about-site = [Im Netz]({ $address })

learn-any-about = Lern ein Spiel in ein paar Minuten, mit einer ersten gemeinsam gespielten Runde
learn-any-game = das Spiel
