### Quelle langue est parlée. Ce qu’une personne lit seule peut être dans une autre langue que ce que tout un serveur lit.

language-own-name = Français
settings-language = Langue de tes messages privés
settings-language-discord = celle de ton Discord
settings-language-server = celle du serveur
setup-language-option = La langue de ce que tout le monde voit ici
setup-language-followed = { $language } (comme sur Discord)
setup-language-discord = comme dans les paramètres du serveur sur Discord

## Ce que quelqu’un fait à une table

act-bid = annoncer { $what }
act-play = jouer { $what }
act-pass = passer
act-draw = piocher une carte

## De la couleur qui compte le moins à celle qui compte le plus

suit-order = { SUIT($first) } < { SUIT($second) } < { SUIT($third) } < { SUIT($fourth) }
