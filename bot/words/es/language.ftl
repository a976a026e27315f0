### Qué idioma se habla. Lo que una persona lee a solas puede estar en otro que lo que leen todos en un servidor.

language-own-name = Español
settings-language = Idioma de lo que solo ves tú
settings-language-discord = el de tu Discord
settings-language-server = el del servidor
setup-language-option = El idioma de lo que aquí ven todos
setup-language-followed = { $language } (como en Discord)
setup-language-discord = como en los ajustes del servidor en Discord

## Lo que alguien hace en una mesa

act-bid = pujar { $what }
act-play = jugar { $what }
act-pass = pasar
act-draw = robar una carta

## Del palo que menos cuenta al que más

suit-order = { SUIT($first) } < { SUIT($second) } < { SUIT($third) } < { SUIT($fourth) }
