### Alles in Discord, was nicht zu einem einzelnen Spiel gehört.

## Buttons und Auswahlmenüs

button-hand = Meine Karten
button-again = Aktualisieren
button-last = Letzter Stich
button-next-hand = Nächste { $deal ->
   *[other] Runde
}
button-tricks = Alle Stiche dieser Runde
button-score = Punkte
button-table = Tisch
button-rules = Regeln
button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-fill = Mit Computern auffüllen
button-remove-computer = Computer weg
button-options = Optionen …
button-rematch = Revanche
menu-add-computer = Computerspieler dazuholen
menu-sit = Platz wechseln
menu-take-seat = Platz nehmen
menu-size = Plätze: { $size }
menu-topic = Thema wählen
rules-title = ### { $game } · { $topic }

level-chance = Computer (spielt irgendwas)
level-novice = Computer (Anfänger)
level-easy = Computer (leicht)
level-normal = Computer (normal)
level-hard = Computer (schwer)

## Die Lobby

lobby-invites = Der Gastgeber startet, sobald alle Plätze besetzt sind. Unter *Optionen{"\u00A0"}…* kann der Gastgeber Computerspieler dazuholen.
options-title = ### Optionen
options-about = -# Das siehst nur du. Änderungen gelten sofort.
lobby-done = ✓ Erledigt: Der Tisch steht in diesem Kanal.
lobby-ready = Alle Plätze sind besetzt: Der Gastgeber kann starten.
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (Gastgeber)
seat-level = { $level ->
    [chance] spielt irgendwas
    [novice] Anfänger
    [easy] leicht
    [hard] schwer
    [program] Programm { $program }
   *[normal] normal
}
lobby-seat-computer = { $number }. { $name } (Computer, { $level })
level-program = Programm { $program }
lobby-programs = 🔌 Ein Programm spielt mit, das nicht zu Toucan gehört; die Partie wird deshalb nicht gewertet.
programs-not-here = An den Tischen dieses Servers dürfen nur Programme von Toucan mitspielen.
programs-no-longer-here = Dieser Server will keine Programme mehr an seinen Tischen: Nimm { $names } vor dem Start mit *Computer weg* heraus.
program-gone = { $count ->
    [one] Das Programm { $names } ist gerade nicht da: Ein normaler Computerspieler spielt für es.
   *[other] Die Programme { $names } sind gerade nicht da: Normale Computerspieler spielen für sie.
}
lobby-seat-free = { $number }. *frei*
lobby-seat-option = Platz { $number }
lobby-options = Optionen: { $options }.
lobby-clockwise = Gespielt wird im Uhrzeigersinn.

## Der Tisch

title = ## { $game }
title-of = ## { $game } · { $what }
list-and = { $first } und { $last }
# Discord schreibt die Zeit selbst: „vor 3 Minuten“.
table-dealt = **{ $names }**: Die Karten sind verteilt. Drückt auf *Meine Karten*.
table-turn = ▸ Am Zug: **{ $names }** ({ $when })
table-dealing = Die Karten werden ausgeteilt.
table-between = Gleich geht es weiter.
panel-won = 🏆 **Du gewinnst!** { $points }.
panel-won-with = 🏆 **Du gewinnst**, zusammen mit { $names }: { $points }.
panel-placed = **Platz { $place } für dich:** { $points }. { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
}: { $best }.
table-over = ### { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
} die Partie!
highlight-turned = Bis zur letzten { $deal ->
   *[other] Runde
} { $count ->
    [one] führte
   *[other] führten
} { $names }.
highlight-peak = Die meisten Punkte auf einmal — { $told }
highlight-lead = Nach { $deal ->
   *[other] Runde
} { $number } { $count ->
    [one] lag
   *[other] lagen
} { $names } noch um { $by } vor { $winners }.
table-ended = Der Tisch wurde geschlossen, bevor die Partie zu Ende war.
table-closed = Der Tisch wurde geschlossen, bevor die Partie begann.
table-broken = Diese Partie lässt sich nicht mehr lesen und kann daher nicht weitergehen. Tut mir leid: Bitte eröffnet einen neuen Tisch.
table-outdated = Die Regeln dieses Spiels wurden seit Beginn der Partie berichtigt, daher kann sie nicht weitergehen. Tut mir leid: Bitte eröffnet einen neuen Tisch.
table-goes-on = Fortsetzung unten.
table-trouble = ⚠️ Ich kann den Tisch in diesem Kanal nicht aktualisieren. Fehlende Rechte: { $permissions }. Deine Partie ist sicher; wende dich an die Moderation.

panel-title = ### { $game } · { $name }
panel-watch = Du schaust zu.
panel-news = Seitdem:
panel-fresh = Neu auf deiner Hand: { $cards }.
panel-wait = { $count ->
    [0] Gleich kommen die Karten.
    [one] **{ $names }** ist dran.
   *[other] **{ $names }** sind dran.
}
panel-sure = { $action }?
button-sure = Ja: { $action }
forced-now = Du hast keine andere Wahl: Ich spiele das jetzt für dich.
forced-soon = Hier hast du keine Wahl. Ich spiele das gleich für dich, so langsam wie du sonst, damit niemand etwas merkt.
forced-offer = Hier hast du keine Wahl. Ich kann erzwungene Karten von jetzt an für dich spielen; andere merken vielleicht am Tempo, dass du keine Wahl hattest.
button-forced = Erzwungene Karten für mich spielen
forced-from-now = Von jetzt an spiele ich erzwungene Karten für dich. Mit /settings änderst du das.
button-back = Zurück
panel-lobby = Die Partie hat noch nicht begonnen.
panel-elsewhere = Du hast deine Karten weiter unten geöffnet.
button-here = Hierher holen
trick-last = Letzter Stich: { $trick }
trick-numbered = { $number }. { $trick }

no-last-trick = Es wurde noch kein Stich gemacht.
no-score = Es wurde noch keine Runde zu Ende gespielt.

## Wenn etwas nicht geht

too-many-computers = An diesem Tisch ist neben dir nur Platz für { $most ->
    [one] einen Computerspieler
   *[other] { $most } Computerspieler
}: Wähl weniger.
no-table-here = In diesem Kanal steht kein Tisch. Eröffne einen mit dem Befehl „new“ eines Spiels, etwa /differ new.
other-game-here = Am Tisch in diesem Kanal wird { $game } gespielt, nicht dieses Spiel.
not-your-panel = Diese Ansicht gehört jemand anderem. Drück auf „Meine Karten“ für deine eigene.
bad-button = Dieser Button passt nicht zum Tisch. Drück auf „Meine Karten“ für eine frische Ansicht.
only-in-servers = Das geht nur auf einem Server, der mich hinzugefügt hat.
missing-permissions = Hier kann ich keinen Tisch aufstellen. Fehlende Rechte in diesem Kanal: { $permissions }.
in-time-out = Hier kann ich keinen Tisch aufstellen: Ich bin bis { $until } im Timeout. Die Moderation kann ihn früher aufheben.
our-mistake = Bei uns ist etwas schiefgegangen. Nichts ist verloren: Drück auf „Meine Karten“ oder nimm /hand, um weiterzuspielen.
command-unknown = Diesen Befehl gibt es nicht mehr. Tippe noch einmal / und wähle aus der Liste.
form-late = Das hat zu lange gedauert. Drück noch einmal auf den Button.
form-unknown = Dieses Formular ist zu alt. Öffne es noch einmal.
table-shown-soon = Der Tisch wird gezeigt, sobald Discord ihn annimmt.
table-trouble-locked = ⚠️ Ich kann den Tisch nicht aktualisieren: Dieser Thread ist gesperrt. Deine Partie ist sicher; bitte die Moderation, ihn zu entsperren.
table-trouble-two-factor = ⚠️ Ich kann den Tisch nicht aktualisieren: Dieser Server schreibt für die Moderation Zwei-Faktor-Authentifizierung (2FA) vor, und dem Konto, dem ich gehöre, fehlt sie. Deine Partie ist sicher; mein Betreiber muss sie einschalten.
table-trouble-time-out = ⚠️ Ich kann den Tisch nicht aktualisieren: Ich bin hier bis { $until } im Timeout. Deine Partie ist sicher; die Moderation kann den Timeout früher aufheben.
table-trouble-unknown = ⚠️ Discord lässt mich den Tisch in diesem Kanal nicht aktualisieren. Deine Partie ist sicher; bitte die Moderation zu prüfen, was ich hier darf.
discord-silent = Discord antwortet gerade nicht. Versuch es gleich noch einmal.

## Befehle

hand-about = Deine Karten und was du tun kannst, nur für dich
table-about = Der Tisch in diesem Kanal
table-show-about = Den Tisch neu anzeigen, ganz unten im Kanal
table-end-about = Den Tisch in diesem Kanal ohne Sieger schließen
table-shown = Hier ist er.
table-end-done = Der Tisch ist geschlossen.
settings-about = Wie Toucan mit dir spricht
settings-text-only = Ohne Bilder spielen: alles in Worten
settings-colours = Farben der Kartensymbole auf Bildern
settings-colours-4 = vier
settings-colours-4-means = Eine Farbe für jedes Symbol
settings-colours-2 = zwei
settings-colours-2-means = Rot und Schwarz
settings-cards = Größe der Karten im Bild deiner Hand
settings-cards-normal = normal
settings-cards-large = groß
settings-cards-large-means = Größere Karten in mehr Reihen
settings-panel = Was deine Ansicht zeigt
settings-panel-table = Tisch und Karten
settings-panel-hand = nur die Karten
settings-sorting = Wie deine Hand sortiert ist
settings-sorting-suits = Farbe für Farbe
settings-sorting-colours = rot und schwarz
settings-sorting-colours-means = Rot und Schwarz im Wechsel
settings-confirm = Vor jedem Zug noch einmal nachfragen
settings-forced = Erzwungene Züge automatisch spielen
settings-forced-safe = ja, leise
settings-forced-all = ja, immer
settings-forced-none = nein
settings-forced-safe-means = Für dich gespielt: sofort, wo alle es sehen, sonst so langsam wie du; so verrät es nichts
settings-forced-all-means = Für dich gespielt; andere merken vielleicht am Tempo, dass du keine Wahl hattest
settings-forced-none-means = Du machst jeden Zug selbst
settings-saved = **Deine Einstellungen.** ✓ Gespeichert.
settings-yours = **Deine Einstellungen.** Änderungen werden sofort gespeichert.
settings-short-text-only = Nur Text
settings-short-panel = Ansicht
settings-short-colours = Kartenfarben
settings-short-cards = Karten
settings-short-sorting = Sortiert
settings-short-confirm = Züge bestätigen
settings-short-forced = Erzwungene Züge
settings-short-mentions = Erinnerung am Zug
settings-short-public-rating = In allen Ranglisten
settings-short-language = Sprache
settings-now = { $what }: { $value }
yes = ja
no = nein
new-about = In diesem Kanal einen Tisch für { $game } eröffnen
rules-about = Die Regeln von { $game }
option-computers = Wie viele Computerspieler sich gleich dazusetzen
option-level = Wie gut sie sind
option-topic = Das Thema

# So heißen sie in Discords deutschen Einstellungen.
permission-view_channel = „Kanäle ansehen“
permission-send_messages = „Nachrichten senden“
permission-connect = „Verbinden“
permission-send_messages_in_threads = „Nachrichten in Threads senden“
permission-attach_files = „Dateien anhängen“
