### Uruchamianie bota, na Discordzie i w przeglądarce.

cli-run = Usiądź na Discordzie, z tokenem z .env albo ze środowiska.
cli-play = Graj w przeglądarce, bez tokenu i bez Discorda.
cli-port = gdzie jest strona (domyślnie: 8077 albo dowolny wolny port)
cli-no-open = nie otwieraj przeglądarki

run-online = Toucan jest na Discordzie. Zaproś go na serwer przez
      { $invitation }
run-no-token = Bot potrzebuje tokenu, zanim może usiąść na Discordzie.
      1. Na https://discord.com/developers/applications naciśnij „New Application” i nadaj nazwę.
      2. W „Bot” naciśnij „Reset Token” i skopiuj, co się pokaże. Nikt inny nie może tego widzieć.
      3. Skopiuj .env.example do .env i wpisz tam token: DISCORD_TOKEN=…
      4. Uruchom ponownie. Toucan wypisze wtedy link, który zaprasza go na serwer, z zakresami „bot” i
         „applications.commands” oraz uprawnieniami „Wyświetlanie kanału”, „Wysyłanie wiadomości”,
         „Wysyłanie wiadomości w wątkach” i „Załączanie plików”.
    Żeby grać od razu i bez tokenu: make play
run-wrong-token = Discord nie zna tego tokenu. W „Bot” na https://discord.com/developers/applications naciśnij
    „Reset Token”, żeby dostać nowy, i wpisz go do .env: DISCORD_TOKEN=…
run-no-intent = Discord nie daje temu botowi członków jego serwerów. W „Bot” na
    https://discord.com/developers/applications włącz „Server Members Intent” albo wpisz do .env: MEMBERS_INTENT=no
run-no-database = Nie udało się otworzyć bazy danych: { $reason }.
run-newer-database = Baza danych jest z nowszego Toucan niż ten. Zaktualizuj program. ({ $reason })
run-no-connection = Nie ma połączenia: { $reason }.
run-shards = Discord nie przyjmuje tego, jak ten Toucan dzieli swoje serwery na połączenia ({ NUMBER($code, useGrouping: 0) }). Zaktualizuj program.
run-lease-lost = Połączenie z bazą danych, która mówi, kto gra, jest przerwane i może już grać ktoś inny.
run-off-discord = Stąd nie ma połączenia z Discordem; inni mogą przejąć to, co miał ten proces.
run-stands-by = Na tej bazie danych grają inne procesy; ten czeka i przejmuje, gdy któregoś z nich zabraknie.
run-more-shards = Discord chce więcej połączeń, niż jest: bot jest teraz na większej liczbie serwerów.
run-not-understood = Discord nie rozumie już tego Toucan ({ NUMBER($code, useGrouping: 0) }). Zaktualizuj program.
run-turned-away = Discord zamknął połączenie ({ NUMBER($code, useGrouping: 0) }).

local-bot = Toucan
local-server = Toucan
local-channel = karty
local-topic = Wybierz grę w kąciku karcianym albo wpisz /play.
local-ready =
    Stół jest nakryty pod  { $url }

      Naciśnij     grę w kąciku karcianym, potem  Graj
      jako inni    wybierz Ann, Bob, Cleo albo Dan w „Viewing as”, jeśli chcesz, każdą osobę w osobnej karcie

    Po zatrzymaniu partia zostaje: Ctrl-C, a ta sama komenda idzie z nią dalej.
local-stopped = Zatrzymane; partia zostaje.
local-port-taken = Port { $port } jest niedostępny. Wybierz inny przez --port albo pomiń tę opcję.
local-no-simcord = Do gry w przeglądarce potrzeba jeszcze jednego pakietu: python -m pip install "simcord[preview]"
local-manager = Zarządca
