### Was an den Einstellungen nicht stimmt, für den Betreiber.

setting-line = { $file }:{ NUMBER($line, useGrouping: 0) }: Eine Einstellung schreibt man NAME=Wert.
setting-not-seconds = { $name } ist eine Zahl von Sekunden von 0 bis 60, nicht „{ $value }“.
setting-not-an-id = { $name } ist die Zahl, unter der Discord etwas kennt, nicht „{ $value }“.
setting-not-among = { $name } ist eines von { $among }, nicht „{ $value }“.
setting-not-a-port = { $name } ist ein Port von 0 bis 65535, nicht „{ $value }“.
metrics-port-taken = Port { $port }, an dem die Messwerte stehen sollen, ist nicht zu haben. Wähle einen anderen für METRICS_PORT oder lass es leer.
setting-not-workers = { $name } ist eine Zahl von Prozessen von 0 bis { $most }, nicht „{ $value }“.
setting-gone = { $name } ist keine Einstellung mehr und wird nicht beachtet; WORKERS sagt, in wie vielen Prozessen Computerspieler denken.
setting-token = { $name } kann kein Token sein: Darin steht ein Leerzeichen, ein Zeilenumbruch oder ein fremder Buchstabe. Kopiere es noch einmal.
setting-not-an-address = { $name } ist eine Adresse wie { $scheme }://discord.example:443, nicht „{ $value }“.
setting-file = Die Datei { $file } lässt sich nicht lesen: { $reason }
setting-misspelt = { $file }: Eine Einstellung { $name } gibt es nicht. Ist { $meant } gemeint?
setting-not-minutes = { $name } ist eine ganze Zahl von Minuten von 0 bis { $most }, nicht „{ $value }“.
setting-not-a-program = { $name }: Das { $number }. Programm ist nicht als name=Befehl oder name:spiel,spiel=Befehl geschrieben; sein Name hat bis zu 16 kleine Buchstaben und Ziffern und ist keine der Stufen.
setting-program-twice = { $name } nennt das Programm „{ $program }“ zweimal.
setting-no-programs = { $name }: Programme spielen nur dort mit, wo der Bot auf Linux oder macOS läuft.
setting-not-megabytes = { $name } ist eine ganze Zahl von Megabytes von { $least } bis { $most }, nicht „{ $value }“.
setting-not-shards = { $name } ist eine ganze Zahl von Shards von 1 bis { $most }, nicht „{ $value }“.
setting-too-long = { $name } ist höchstens { $most } Sekunden, nicht „{ $value }“: Menschen warten darauf.
setting-not-requests = { $name } ist eine ganze Zahl von Anfragen in der Sekunde von 0 bis { $most }, nicht „{ $value }“.
setting-proxy = { $name } ist keine Adresse eines Proxys wie http://proxy.example:3128.
setting-proxy-scheme = { $name }: Über einen Proxy, der { $scheme } spricht, komme ich nicht, nur über einen für HTTP wie http://proxy.example:3128.
