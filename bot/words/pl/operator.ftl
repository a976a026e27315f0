### Co mówią komendy operatora.

cli-backup = Skopiuj bazę danych do nowego pliku; bot może działać.
cli-backup-file = plik, który powstanie
cli-restore = Wstaw kopię na miejsce bazy danych; bot może działać i na ten czas robi przerwę.
cli-restore-file = plik zrobiony przez „backup”
backup-done = Baza danych jest w { $file }.
backup-key = Klucza ziaren, { $file }, w niej nie ma. Trzymaj jego kopię w innym miejscu: bez niego nikt nie odczyta tego, co jest zapieczętowane.
cli-new-key = Gdy klucz ziaren zaginął na dobre: porzuć, co nim zapieczętowano, i weź nowy. Bot nie może działać.
key-lost = Ziarna w bazie danych są zapieczętowane innym kluczem niż ten w { $file }. Przywróć klucz, który tam był; jeśli zaginął na dobre: python -m bot new-key
key-unreadable = W pliku { $file } nie ma klucza, który da się odczytać: 64 cyfr szesnastkowych. Przywróć go z kopii albo przenieś.
key-not-made = Nie udało się zrobić klucza ziaren, { $file }: { $reason }. SEED_KEY_FILE mówi, gdzie ma być.
key-other = To, co zapisano o „{ $what }”, jest zapieczętowane innym kluczem.
key-needless = Baza danych w pamięci nie ma klucza.
key-new = Klucz ziaren to { $file }. { $lost ->
    [0] Nic nie było zapieczętowane innym.
   *[other] Porzucone tajemnice, zapieczętowane innym: { $lost }.
}
restore-done = Baza danych jest taka, jak w { $file }.
restore-kept = To, czym była przedtem, jest w { $file }.
database-address = DATABASE_URL nie jest adresem bazy danych. Napisz postgresql://UŻYTKOWNIK:HASŁO@HOST:5432/NAZWA albo sqlite+aiosqlite:////ŚCIEŻKA; w haśle zamiast @ pisze się %40, zamiast / %2F, zamiast : %3A.
database-option = DATABASE_URL: nie znam opcji „{ $option }” w adresie PostgreSQL. Usuń ją.
database-option-value = DATABASE_URL: opcja „{ $option }” może tu mieć tylko wartość: { $among }.
database-option-file = DATABASE_URL: tam, gdzie wskazuje opcja „{ $option }”, nie ma pliku.
backup-not-sqlite = To działa dla pliku SQLite. Bazę PostgreSQL kopiuje się przez pg_dump i przywraca przez pg_restore.
backup-no-database = Nie ma bazy danych { $file }.
backup-exists = Plik { $file } już jest. Podaj inną nazwę: nic nie jest nadpisywane.
backup-failed = Nie udało się zrobić pliku { $file }: { $reason }
backup-unsound = Baza danych { $file } jest uszkodzona, więc kopia też by była. Przywróć starszą kopię: „restore”.
restore-unsound = Plik { $file } jest uszkodzony albo nie jest bazą danych Toucan; nic się nie zmieniło.
restore-newer = Plik { $file } zrobił nowszy Toucan niż ten; nic się nie zmieniło.
database-unreleased = Baza danych jest z commita między dwoma wydaniami (krok { $version }), którego ten Toucan nie umie zaktualizować; nic się nie zmieniło. Uruchom na niej raz commit { $commit }, a potem ten.
restore-running = Działający bot idzie z tym dalej.
restore-in-use = Coś ma otwartą bazę danych i jej nie puszcza. Najpierw to zatrzymaj; nic się nie zmieniło.
restore-no-answer = Działający bot nie puścił bazy danych w ciągu minuty. Najpierw go zatrzymaj; nic się nie zmieniło.
run-twice = Na bazie danych { $file } działa inny bot. Jeden bot używa jednej bazy danych.
restore-failed = Nie udało się przywrócić pliku { $file }: { $reason }

table-draining = Toucan zaraz będzie aktualizowany: na razie nie otwiera się nowych stołów. Spróbuj za jakiś czas.
table-draining-told = -# Toucan zaraz będzie aktualizowany. Ten stół gra dalej; nowe nie otwierają się, dopóki to trwa.

cli-doctor = Sprawdź, czy coś przeszkadza botowi działać albo będzie przeszkadzać.
doctor-good = ok    { $said }
doctor-mind = uwaga { $said }
doctor-bad = ŹLE   { $said }
doctor-settings = Ustawienia mają sens.
doctor-database = Do bazy danych można pisać i jest aktualna (krok { $version }).
doctor-database-new = Nie ma jeszcze bazy danych { $file }; zrobi ją pierwsze uruchomienie.
doctor-database-empty = Baza danych jest pusta; urządzi ją pierwsze uruchomienie.
doctor-database-old = Baza danych jest ze starszego Toucan (krok { $version }); następne uruchomienie doprowadzi ją do kroku { $newest }. Przedtem zrób kopię: „backup”.
doctor-database-newer = Baza danych jest z nowszego Toucan niż ten (krok { $version }). Zaktualizuj program.
doctor-database-ahead = Baza danych jest z nowszego Toucan (krok { $version }; ten zna krok { $newest }), a mimo to ten może na niej grać. Stoły, które może kontynuować tylko nowszy, czekają na niego.
doctor-database-sound = Baza danych jest cała.
doctor-database-damaged = Baza danych jest uszkodzona. Przywróć kopię: „restore”.
doctor-database-address = Adresu bazy danych nie można użyć: { $reason }
doctor-database-closed = Bazy danych nie można otworzyć albo do niej pisać: { $reason }
doctor-database-folder = Nie ma folderu { $folder }, do którego można pisać, tam gdzie ma być baza danych.
doctor-database-memory = Baza danych jest tylko w pamięci: każda partia kończy się, gdy bot się zatrzyma.
doctor-readable = Inni na tej maszynie mogą czytać { $file }: chmod 600 { $file }
doctor-key = Klucz ziaren jest na miejscu: { $file }.
doctor-key-new = Nie ma jeszcze klucza ziaren { $file }; zrobi go pierwsze uruchomienie.
doctor-disk = Tam, gdzie jest baza danych, wolne jest { $megabytes } MB.
doctor-disk-little = Tam, gdzie jest baza danych, wolne jest tylko { $megabytes } MB.
doctor-pictures = Karty można rysować.
doctor-pictures-bad = Kart nie można rysować: { $reason }
doctor-minds = Komputery odpowiadają.
doctor-minds-compiled = Komputery odpowiadają, z kodu maszynowego.
doctor-minds-outdated = Komputery odpowiadają; ale „.compiled” powstało z innego kodu i nie jest używane. Jeszcze raz: python -m bot compile
doctor-minds-bad = Komputery nie odpowiadają: { $reason }
doctor-program = Program { $program } odpowiada.
doctor-program-bad = Program { $program } nie odpowiada w { $game }: { $reason }
doctor-no-token = Nie ma DISCORD_TOKEN, więc Discord nie był pytany.
doctor-token-form = DISCORD_TOKEN nie wygląda jak token bota: trzy części, między nimi kropki.
doctor-discord = Discord zna tego bota jako { $name }, liczba serwerów: { $servers }.
doctor-emojis = Emoji tego bota na Discordzie: { $number }.
doctor-no-emojis = Discord nie ma emoji tego bota: karty przekazuje mu „emojis”.
doctor-server = W { $server } botowi brakuje { $permissions }.

cli-site = Zapisz w folderze strony partii, które ludzie umieścili w sieci, i tabele; bot może działać.
cli-site-folder = folder, który udostępnia serwer WWW; powstanie, jeśli go nie ma
site-done = Partie ze stronami: { $matches }; narysowane: { $drawn }, usunięte pliki: { $gone }.
site-unreadable = Partia { NUMBER($table, useGrouping: 0) } jest według starszych zasad i nie ma stron.
site-not-ours = W { $folder } są pliki, które nie są nasze. Podaj pusty folder albo taki, który zrobiła ta komenda.
site-busy = Ktoś inny właśnie pisze do { $folder }.
site-failed = Do { $folder } nie można pisać: { $reason }
site-other-step = Baza danych nie jest z tego Toucan: uruchom bota raz, a będzie aktualna.
