### Den Bot starten, bei Discord und im Browser.

cli-run = Bei Discord Platz nehmen, mit dem Token aus .env oder der Umgebung.
cli-play = Im Browser spielen, ohne Token und ohne Discord.
cli-port = wo die Seite ist (sonst: 8077 oder ein freier Port)
cli-no-open = den Browser in Ruhe lassen

run-online = Toucan ist bei Discord. Lade ihn auf einen Server ein mit
      { $invitation }
run-no-token = Ein Bot braucht ein Token, bevor er bei Discord Platz nehmen darf.
      1. Klick auf https://discord.com/developers/applications auf „New Application“ und gib ihr einen Namen.
      2. Klick unter „Bot“ auf „Reset Token“ und kopiere, was dann dort steht. Sonst darf es niemand sehen.
      3. Kopiere .env.example nach .env und schreib das Token hinein: DISCORD_TOKEN=…
      4. Starte noch einmal. Toucan zeigt dann den Link, der ihn auf einen Server einlädt, mit den Scopes „bot“ und
         „applications.commands“ und den Rechten „View Channel“, „Send Messages“, „Send Messages in Threads“ und
         „Attach Files“.
    Um sofort und ohne Token zu spielen: make play
run-wrong-token = Discord kennt dieses Token nicht. Klick unter „Bot“ auf https://discord.com/developers/applications auf
    „Reset Token“ für ein neues und schreib es in .env: DISCORD_TOKEN=…
run-no-intent = Discord nennt diesem Bot die Mitglieder seiner Server nicht. Schalte unter „Bot“ auf
    https://discord.com/developers/applications „Server Members Intent“ ein, oder schreib in .env: MEMBERS_INTENT=no
run-no-database = Die Datenbank ließ sich nicht öffnen: { $reason }.
run-newer-database = Die Datenbank ist von einem neueren Toucan als diesem. Aktualisiere das Programm. ({ $reason })
run-no-connection = Es gibt keine Verbindung: { $reason }.
run-shards = Discord nimmt nicht an, wie dieser Toucan seine Server auf mehrere Verbindungen verteilt ({ NUMBER($code, useGrouping: 0) }). Aktualisiere das Programm.
run-lease-lost = Die Verbindung zur Datenbank, die sagt, wer spielt, ist verloren; vielleicht spielt jetzt ein anderer.
run-off-discord = Discord ist von hier aus nicht erreichbar; was dieser Prozess hatte, dürfen jetzt andere übernehmen.
run-stands-by = Auf dieser Datenbank spielen andere Prozesse; dieser steht bereit und übernimmt, wo einer von ihnen weg ist.
run-more-shards = Discord möchte mehr Verbindungen, als es gibt: Dieser Bot ist jetzt auf mehr Servern.
run-not-understood = Discord versteht diesen Toucan nicht mehr ({ NUMBER($code, useGrouping: 0) }). Aktualisiere das Programm.
run-turned-away = Discord hat die Verbindung geschlossen ({ NUMBER($code, useGrouping: 0) }).

local-bot = Toucan
local-server = Toucan
local-channel = karten
local-topic = Wähl in der Kartenecke ein Spiel, oder tippe /play.
local-ready =
    Der Tisch ist gedeckt unter  { $url }

      Drück        in der Kartenecke auf ein Spiel, dann auf  Spielen
      als andere   wähl Ann, Bob, Cleo oder Dan unter „Viewing as“, wenn du willst, jeden in einem eigenen Tab

    Die Partie bleibt erhalten, wenn du aufhörst: Strg-C, und derselbe Befehl macht mit ihr weiter.
local-stopped = Angehalten; die Partie bleibt erhalten.
local-port-taken = Port { $port } ist nicht zu haben. Wähl einen anderen mit --port oder lass es weg.
local-no-simcord = Zum Spielen im Browser fehlt ein Paket: python -m pip install "simcord[preview]"
local-manager = Verwaltung
