### Que língua é falada. O que uma pessoa lê sozinha pode estar em outra que o que todos leem num servidor.

language-own-name = Português (Brasil)
settings-language = Língua do que só você vê
settings-language-discord = a do seu Discord
settings-language-server = a do servidor
setup-language-option = A língua do que todos veem aqui
setup-language-followed = { $language } (como no Discord)
setup-language-discord = como nas configurações do servidor no Discord

## O que alguém faz numa mesa

act-bid = dar o lance { $what }
act-play = jogar { $what }
act-pass = passar
act-draw = comprar uma carta

## Do naipe que menos conta ao que mais conta

suit-order = { SUIT($first) } < { SUIT($second) } < { SUIT($third) } < { SUIT($fourth) }
