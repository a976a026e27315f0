### Welche Sprache gesprochen wird. Was ein Mensch allein liest, kann in einer anderen sein als das, was alle auf einem Server lesen.

language-own-name = Deutsch
settings-language = Sprache von allem, was nur du siehst
settings-language-discord = die deines Discords
settings-language-server = die des Servers
setup-language-option = Die Sprache von allem, was hier alle sehen
setup-language-followed = { $language } (wie auf Discord)
setup-language-discord = wie in den Einstellungen des Servers bei Discord

## Was ein Spieler am Tisch tut

act-bid = { $what } bieten
act-play = { $what } spielen
act-pass = passen
act-draw = eine Karte ziehen

## Von der Farbe, die am wenigsten zählt, zu der, die am meisten zählt

suit-order = { SUIT($first) } < { SUIT($second) } < { SUIT($third) } < { SUIT($fourth) }
