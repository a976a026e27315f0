### Which language is spoken. What one person alone reads may be in another than what everybody on a server reads.

language-own-name = English
settings-language = Language of private messages
settings-language-discord = your Discord's
settings-language-server = the server's
setup-language-option = The language of what everyone sees here
setup-language-followed = { $language } (as on Discord)
setup-language-discord = as in the server's settings on Discord

## What a player does at a table, as in “You are about to play K♥” and “In its place I would play K♥”

act-bid = bid { $what }
act-play = play { $what }
act-pass = pass
act-draw = draw a card

## From the suit that counts least to the one that counts most

suit-order = { SUIT($first) } < { SUIT($second) } < { SUIT($third) } < { SUIT($fourth) }
