### Co jest nie tak z ustawieniami, dla operatora.

setting-line = { $file }:{ NUMBER($line, useGrouping: 0) }: ustawienie pisze się NAZWA=wartość.
setting-not-seconds = { $name } to liczba sekund od 0 do 60, a nie „{ $value }”.
setting-not-an-id = { $name } to liczba, pod którą Discord coś zna, a nie „{ $value }”.
setting-not-among = { $name } to jedno z { $among }, a nie „{ $value }”.
setting-not-a-port = { $name } to port od 0 do 65535, a nie „{ $value }”.
metrics-port-taken = Port { $port }, gdzie miały być dane, jest niedostępny. Wybierz inny w METRICS_PORT albo zostaw puste.
setting-not-workers = { $name } to liczba procesów od 0 do { $most }, a nie „{ $value }”.
setting-gone = { $name } nie jest już ustawieniem i jest pomijane; WORKERS mówi, w ilu procesach myślą komputery.
setting-token = { $name } nie może być tokenem: jest w nim spacja, koniec wiersza albo obca litera. Skopiuj go jeszcze raz.
setting-not-an-address = { $name } to adres taki jak { $scheme }://discord.example:443, a nie „{ $value }”.
setting-file = Pliku { $file } nie można odczytać: { $reason }
setting-misspelt = { $file }: nie ma ustawienia { $name }. Może chodzi o { $meant }?
setting-not-minutes = { $name } to całkowita liczba minut od 0 do { $most }, a nie „{ $value }”.
setting-not-a-program = { $name }: program nr { $number } nie jest zapisany jako nazwa=komenda albo nazwa:gra,gra=komenda; nazwa ma do 16 małych liter i cyfr i nie jest żadnym z poziomów.
setting-program-twice = { $name } wymienia program „{ $program }” dwa razy.
setting-no-programs = { $name }: programy mogą grać tylko tam, gdzie bot działa na Linuksie lub macOS.
setting-not-megabytes = { $name } to całkowita liczba megabajtów od { $least } do { $most }, a nie „{ $value }”.
setting-not-shards = { $name } to całkowita liczba shardów od 1 do { $most }, a nie „{ $value }”.
setting-too-long = { $name } to najwyżej { $most } sekund, a nie „{ $value }”: ludzie na to czekają.
setting-not-requests = { $name } to całkowita liczba żądań na sekundę od 0 do { $most }, a nie „{ $value }”.
setting-proxy = { $name } nie jest adresem proxy takim jak http://proxy.example:3128.
setting-proxy-scheme = { $name }: nie umiem łączyć się przez proxy { $scheme }, tylko przez proxy HTTP takie jak http://proxy.example:3128.
