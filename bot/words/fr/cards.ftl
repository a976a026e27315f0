### Les cartes et les couleurs, et ce qu’en disent les images.
###
### Comment les choses s’appellent en français, partout de la même façon (tests/words/test_glossary.py), et pourquoi :
###
###   auction enchères · bid annoncer, annonce · pass passer · trick pli, take faire (au tarot et à la belote, on fait un pli) ·
###     trump atout · suit couleur · no trump sans atout
###   match partie · hand (deal and tricks), round manche · hand (cards held) main, cartes · dealer donneur · deal distribuer, donne
###   lead attaquer, attaque (l’entame n’est que la première carte d’une donne) · follow suit fournir · ruff couper ·
###     discard se défausser · draw trumps faire tomber les atouts · « la couleur demandée » pour the suit that was led
###   seat place · table table · host hôte · panel panneau · computer player ordinateur · move coup · concede abandonner
###   shelve mettre de côté · resume reprendre · take back annuler un coup · replay revoir · claim revendiquer (comme au bridge)
###   Differ: differ et enders restent ; foundation pile réserve · face up découvert · refill recompléter
###   92Q: left suit couleur gauche · bidder preneur · partner partenaire · side camp · twos are high, low les 2 sont forts, faibles
###   Mitigati (les mots du tarot, et une fois entre parenthèses ceux qui ont un autre nom sur les cartes de Loka) :
###     the last three cards chien · Dealer’s discard écarter, écart · Abundance Poignée · declare déclarer, déclaration ·
###     Honours Honneurs (les bouts : Petit, 21, Excuse) · Fool Excuse, Magician Bateleur, World Monde · card points points de cartes
###     bargaining marchandage · demand demander · offer offrir · deal on continuer la donne · settle conclure ·
###     Eldest premier en cartes · packet paquet
###   Top Suit (les noms du poker) : single card carte seule · pair paire · triple brelan · quad carré · run suite ·
###     extend prolonger · draw deck pioche
###   Spring Cleaning: Offer Offre · set groupe · run suite · draw piocher · put in insérer · take up ramasser ·
###     trash déchet · deck pioche · discards défausse · les places portent des lettres à partir de a
###   rating cote, rated coté (comme aux échecs) · leaderboard classement · hint conseil · clock cadence · seed graine ·
###     board of a duplicate night étui
###
### On tutoie, et l’on évite d’accorder avec le lecteur : « qui a fait le pli », « termines-en une ».
### Les jeux et les commandes gardent leurs noms, et les cartes que l’on tape leur notation (KH, 10S). Les noms des cartes
### n’ont pas d’article, et rien ne s’élide devant le nom de quelqu’un : ni « de », ni « que », ni « le » ne les précèdent.

suit = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
    [S] pique
    [A] Air
    [E] Terre
    [F] Feu
    [W] Eau
    [T] atout
   *[N] sans atout
}

bid = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} { $trump ->
    [N] sans atout
   *[other] à { SUIT($trump) }
}

card = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
    [T] 10
   *[other] { $rank }
} de { $suit }

loka-card = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [C] cavalier
    [J] valet
    [T] 10
   *[other] { $rank }
} { $suit ->
    [Air] d’Air
    [Eau] d’Eau
   *[other] de { $suit }
}

loka-trump = { $number ->
    [1] Bateleur
    [21] Monde
   *[other] { $number } d’atout
}

loka-fool = Excuse

# A card beside the name of its suit, as in “clubs 2, 5, king”
rank = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
    [T] 10
   *[other] { $rank }
}

loka-rank = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [C] cavalier
    [J] valet
    [T] 10
   *[other] { $rank }
}

the-card = { $kind ->
    [A] l’{ $card }
    [fool] l’{ $card }
    [Q] la { $card }
   *[other] le { $card }
}

# Ce que montrent les images, pour qui écoute

picture-turn = À { $name } de jouer.
picture-trick = Sur la table : { $cards }.
picture-last = Dernier pli : { $cards } ; fait par { $name }.
picture-of-all-tricks = { $number }. { $leader } : { $cards } ; fait par { $name }
picture-played = { $name } { $card }
picture-pile = { $name } : { $cards }.
picture-winner = A gagné.
picture-seat-deals = Donneur.
picture-plus = Plus { $points }.
picture-calls = Annonces : { $calls }.
picture-call = { $name } : { BID($bid) }
picture-pass = { $name } : passe
picture-match = En { $target ->
    [one] { $target } point
   *[other] { $target } points
}. { $done } { $done ->
    [one] pli joué
   *[other] plis joués
} sur { $all }.
picture-your-turn = À toi de jouer.
picture-no-cards = Tu n’as pas de cartes.
picture-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}.
picture-playable = Tu peux jouer : { $cards }.

# Ce qui est écrit dans les images : court, car il y a peu de place.

picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-target = But { $target }
picture-count-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-count-cup = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
picture-means-hand = Cartes
picture-means-cup = Plis
picture-taken = { $taken } sur { $wanted }
picture-trick-of = Pli { $number } sur { $all }
picture-before = Dernier pli
picture-took = { $tricks ->
    [one] { $tricks } pli fait
   *[other] { $tricks } plis faits
}
result-hand = Après la { $deal ->
   *[other] manche
} { $number }
result-match = { $game } · résultat final
several-cards = Choisir le coup ({ $count }) …
