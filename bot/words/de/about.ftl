### Was der Bot über sich selbst sagt, den Leuten und Discord.

about-about = Welcher Toucan das ist, und wo Bedingungen, Datenschutz, Quelltext und Hilfe sind
about-title =
    ### Toucan { $version }
    Fünf Kartenspiele, die kein anderer Bot spielt, mit Freunden oder gegen Computerspieler.
about-text =
    Was ich über dich aufbewahre: wer wo saß und was gespielt wurde, Ergebnisse und Wertungen, deine Einstellungen. Ich lese keine Nachrichten, zeige keine Werbung und gebe nichts weiter. /privacy export gibt dir alles davon, mit /privacy delete vergesse ich dich.

    Um Geld oder Geldwertes wird hier nicht gespielt.
about-privacy = [Datenschutz]({ $address })
about-terms = [Bedingungen]({ $address })
about-source = [Quelltext]({ $address })
about-support = [Hilfe]({ $address })
about-site = [Im Netz]({ $address })

register-description =
    Fünf Kartenspiele, die kein anderer Bot spielt: Differ, 92Q, Mitigati, Top Suit und Spring Cleaning. Mit Freunden im Kanal oder gegen Computerspieler, die ihre Gründe nennen. Knöpfe oder Befehle, Bilder oder nur Worte, Lektionen, Wiederholungen, Wertungen, eine wöchentliche Aufgabe. In sechs Sprachen. Fang mit /play an.
cli-register = Beschreibung, Schlagwörter, Installationslinks und ein Symbol zu Discord bringen; zeigt, was sich ändern würde, und fragt vorher.
cli-register-yes = nicht fragen
register-change =
    { $what }
      ist  { $before }
      wird { $after }
register-none = (nichts)
register-icon = ein Bild
register-way-0 = Server: { $scopes }, Rechte { $permissions }
register-way-1 = Leute: { $scopes }, Rechte { $permissions }
register-nothing = Bei Discord steht das alles schon.
register-ask = Das bei { $name } ändern? [y/N]
register-left = Nichts wurde geändert.
register-done = Discord hat es jetzt.
register-refused = Discord nimmt es nicht an: { $reason }
register-terms-of-service-url = Von Hand, auf { $portal } unter „General Information“: Die Bedingungen stehen unter { $address }
register-privacy-policy-url = Von Hand, auf { $portal } unter „General Information“: Der Datenschutz steht unter { $address }
register-custom-install-url = Wer den Bot installieren will, kommt zu { $address } und nicht auf Discords eigene Seite: Das ist bei Discord unter „Installation“ so gewählt.
doctor-directory =
    In sein Verzeichnis nähme Discord diesen Bot noch nicht auf (docs/directory.md):
    { $missing }
doctor-directory-description = keine Beschreibung: „register“ bringt eine hin
doctor-directory-icon = kein Symbol: „register“ bringt eines hin
doctor-directory-tags = keine Schlagwörter: „register“ bringt welche hin
doctor-directory-terms = keine Adresse der Bedingungen: von Hand, unter „General Information“
doctor-directory-privacy = keine Adresse des Datenschutzes: von Hand, unter „General Information“
doctor-directory-install = kein Installationslink: „register“ bringt einen hin
doctor-directory-public = er ist nicht öffentlich: „Public Bot“ unter „Bot“
doctor-directory-support = kein Server für Hilfe: von Hand, unter „Discovery“
doctor-directory-team = er gehört keinem Team, und nur wem ein Team gehört, kann ihn prüfen lassen
doctor-directory-verified = er ist nicht geprüft: „App Verification“

learn-any-about = Lern ein Spiel in ein paar Minuten, mit einer ersten gemeinsam gespielten Runde
learn-any-game = das Spiel
