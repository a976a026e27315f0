### Jakim językiem się mówi. To, co ktoś czyta sam, może być w innym języku niż to, co czyta cały serwer.

language-own-name = Polski
settings-language = Język wiadomości tylko dla ciebie
settings-language-discord = jak w twoim Discordzie
settings-language-server = język serwera
setup-language-option = Język tego, co widzą tu wszyscy
setup-language-followed = { $language } (jak na Discordzie)
setup-language-discord = jak w ustawieniach serwera na Discordzie

## Co ktoś robi przy stole: „Tak: zagrać kartę K♥”, „Moja propozycja: zagrać kartę K♥”

act-bid = licytować { $what }
act-play = zagrać { $what }
act-pass = pas
act-draw = dobrać kartę

## Od koloru, który liczy się najmniej, do tego, który liczy się najbardziej

suit-order = { SUIT($first) } < { SUIT($second) } < { SUIT($third) } < { SUIT($fourth) }
