### Was die Befehle des Betreibers sagen.

cli-backup = Die Datenbank in eine neue Datei kopieren; der Bot darf dabei laufen.
cli-backup-file = die Datei, die entsteht
cli-restore = Eine Kopie an die Stelle der Datenbank setzen; der Bot darf laufen und pausiert dabei.
cli-restore-file = eine Datei, die „backup“ gemacht hat
backup-done = Die Datenbank ist in { $file }.
backup-key = Der Schlüssel der Seeds, { $file }, ist nicht darin. Bewahr eine Kopie davon an einem anderen Ort auf: Ohne ihn kann niemand lesen, was versiegelt ist.
cli-new-key = Nachdem der Schlüssel der Seeds endgültig verloren ist: aufgeben, was er versiegelt hat, und einen neuen bekommen. Der Bot darf dabei nicht laufen.
key-lost = Seeds in der Datenbank sind mit einem anderen Schlüssel versiegelt als dem in { $file }. Hol den Schlüssel zurück, der dort war; ist er endgültig weg: python -m bot new-key
key-unreadable = In der Datei { $file } steht kein lesbarer Schlüssel: 64 hexadezimale Ziffern. Hol sie aus einer Kopie zurück, oder leg sie beiseite.
key-not-made = Der Schlüssel der Seeds, { $file }, ließ sich nicht anlegen: { $reason }. SEED_KEY_FILE sagt, wo er liegen soll.
key-other = Was von „{ $what }“ aufbewahrt wird, ist mit einem anderen Schlüssel versiegelt.
key-needless = Eine Datenbank im Arbeitsspeicher hat keinen Schlüssel.
key-new = Der Schlüssel der Seeds ist { $file }. { $lost ->
    [0] Nichts war mit einem anderen versiegelt.
    [one] Ein Geheimnis, das mit einem anderen versiegelt war, ist aufgegeben.
   *[other] { $lost } Geheimnisse, die mit einem anderen versiegelt waren, sind aufgegeben.
}
restore-done = Die Datenbank ist wie in { $file }.
restore-kept = Wie sie vorher war, steht in { $file }.
database-address = DATABASE_URL ist keine Adresse einer Datenbank. Schreib postgresql://NUTZER:PASSWORT@HOST:5432/NAME oder sqlite+aiosqlite:////PFAD; im Passwort steht %40 für @, %2F für / und %3A für :.
database-option = DATABASE_URL: Die Option „{ $option }“ einer PostgreSQL-Adresse kenne ich nicht. Lass sie weg.
database-option-value = DATABASE_URL: Die Option „{ $option }“ kann hier nur { $among } sein.
database-option-file = DATABASE_URL: Wo die Option „{ $option }“ es sagt, ist keine Datei.
backup-not-sqlite = Das geht mit einer SQLite-Datei. Eine PostgreSQL-Datenbank kopiert man mit pg_dump und holt sie mit pg_restore zurück.
backup-no-database = Es gibt keine Datenbank { $file }.
backup-exists = Eine Datei { $file } gibt es schon. Nenn einen anderen Namen: Überschrieben wird nichts.
backup-failed = Die Datei { $file } ließ sich nicht anlegen: { $reason }
backup-unsound = Die Datenbank { $file } ist beschädigt, und eine Kopie wäre es auch. Hol eine ältere Kopie zurück: „restore“.
restore-unsound = Die Datei { $file } ist beschädigt oder keine Datenbank von Toucan; nichts wurde geändert.
restore-newer = Die Datei { $file } stammt von einem neueren Toucan als diesem; nichts wurde geändert.
database-unreleased = Die Datenbank ist von einem Commit zwischen zwei Versionen (Schritt { $version }), von dem dieser Toucan nicht weiterkommt; nichts wurde geändert. Starte einmal Commit { $commit } damit, danach diesen.
restore-running = Der Bot, der gerade lief, macht damit weiter.
restore-in-use = Etwas hat die Datenbank geöffnet und gibt sie nicht frei. Halt es zuerst an; nichts wurde geändert.
restore-no-answer = Der laufende Bot hat die Datenbank binnen einer Minute nicht freigegeben. Halt ihn zuerst an; nichts wurde geändert.
run-twice = Ein anderer Bot läuft mit der Datenbank { $file }. Jeder Bot braucht seine eigene.
restore-failed = Die Datei { $file } ließ sich nicht zurückholen: { $reason }

table-draining = Toucan wird gleich aktualisiert: Vorerst wird kein neuer Tisch eröffnet. Versuch es in einer Weile noch einmal.
table-draining-told = -# Toucan wird gleich aktualisiert. Dieser Tisch läuft weiter; neue gibt es erst danach wieder.

cli-doctor = Nachsehen, ob etwas den Bot am Laufen hindert oder hindern wird.
doctor-good = ok      { $said }
doctor-mind = Hinweis { $said }
doctor-bad = FEHLER  { $said }
doctor-settings = Die Einstellungen ergeben Sinn.
doctor-database = Die Datenbank ist beschreibbar und auf dem neuesten Stand (Schritt { $version }).
doctor-database-new = Es gibt noch keine Datenbank { $file }; der erste Start legt sie an.
doctor-database-empty = Die Datenbank ist leer; der erste Start richtet sie ein.
doctor-database-old = Die Datenbank ist von einem älteren Toucan (Schritt { $version }); der nächste Start bringt sie auf Schritt { $newest }. Mach vorher eine Kopie: „backup“.
doctor-database-newer = Die Datenbank ist von einem neueren Toucan als diesem (Schritt { $version }). Aktualisiere das Programm.
doctor-database-ahead = Die Datenbank ist von einem neueren Toucan (Schritt { $version }; dieser kennt Schritt { $newest }), und dieser kann trotzdem darauf spielen. Tische, die nur der neuere fortsetzen kann, warten auf ihn.
doctor-database-sound = Die Datenbank ist unversehrt.
doctor-database-damaged = Die Datenbank ist beschädigt. Hol eine Kopie zurück: „restore“.
doctor-database-address = Die Adresse der Datenbank ist nicht brauchbar: { $reason }
doctor-database-closed = Die Datenbank lässt sich nicht öffnen oder beschreiben: { $reason }
doctor-database-folder = Es gibt keinen Ordner { $folder }, in den man schreiben kann; dort soll die Datenbank sein.
doctor-database-memory = Die Datenbank ist nur im Speicher: Jede Partie endet, wenn der Bot anhält.
doctor-readable = Andere auf diesem Rechner können { $file } lesen: chmod 600 { $file }
doctor-key = Der Schlüssel der Seeds ist da: { $file }.
doctor-key-new = Es gibt noch keinen Schlüssel der Seeds { $file }; der erste Start legt ihn an.
doctor-disk = Wo die Datenbank liegt, sind { $megabytes } MB frei.
doctor-disk-little = Wo die Datenbank liegt, sind nur { $megabytes } MB frei.
doctor-pictures = Karten lassen sich zeichnen.
doctor-pictures-bad = Karten lassen sich nicht zeichnen: { $reason }
doctor-minds = Computerspieler antworten.
doctor-minds-compiled = Computerspieler antworten, aus Maschinencode.
doctor-minds-outdated = Computerspieler antworten; aber „.compiled“ stammt aus anderen Quellen und wird nicht benutzt. Noch einmal: python -m bot compile
doctor-minds-bad = Computerspieler antworten nicht: { $reason }
doctor-program = Das Programm { $program } antwortet.
doctor-program-bad = Das Programm { $program } antwortet in { $game } nicht: { $reason }
doctor-no-token = Es gibt kein DISCORD_TOKEN, also wurde Discord nicht gefragt.
doctor-token-form = DISCORD_TOKEN sieht nicht aus wie das Token eines Bots: drei Teile, dazwischen Punkte.
doctor-discord = Discord kennt diesen Bot als { $name }, auf { $servers ->
    [one] einem Server
   *[other] { $servers } Servern
}.
doctor-emojis = Discord hat { $number ->
    [one] ein Emoji
   *[other] { $number } Emojis
} dieses Bots.
doctor-no-emojis = Discord hat keine Emojis dieses Bots: „emojis“ bringt die Karten dorthin.
doctor-server = Auf { $server } fehlt dem Bot { $permissions }.

cli-site = Seiten der Partien, die Leute ins Netz gestellt haben, und Ranglisten in einen Ordner schreiben; der Bot darf dabei laufen.
cli-site-folder = der Ordner, den ein Webserver ausliefert; fehlt er, wird er angelegt
site-done = { $matches ->
    [one] Eine Partie hat
   *[other] { $matches } Partien haben
} Seiten: { $drawn } gezeichnet, { $gone } { $gone ->
    [one] Datei
   *[other] Dateien
} entfernt.
site-unreadable = Partie { NUMBER($table, useGrouping: 0) } hat ältere Regeln und keine Seiten.
site-not-ours = In { $folder } liegen Dateien, die nicht von uns sind. Nenne einen leeren Ordner oder einen, den dieser Befehl angelegt hat.
site-busy = In { $folder } schreibt gerade ein anderer.
site-failed = In { $folder } lässt sich nicht schreiben: { $reason }
site-other-step = Die Datenbank ist nicht von diesem Toucan: Starte den Bot einmal, dann kommt sie auf den neuesten Stand.
