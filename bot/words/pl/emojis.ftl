### Karty jako emoji aplikacji.

cli-emojis = Daj Discordowi emoji każdej karty, do przycisków i list; po aktualizacji znowu, tylko to, co się zmieniło.

emojis-progress = Na Discordzie jest { $done } z { $all } nowych emoji …
emojis-done = Discord ma wszystkie emoji ({ $all }); nowe: { $new }, usunięte stare: { $old }. Działający bot pokaże je po ponownym uruchomieniu.
emojis-failed = Discord nie przyjmuje emoji: { $reason }
    Przyjęte zostają; ta sama komenda idzie stąd dalej.
