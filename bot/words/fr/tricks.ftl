### Ce que les jeux de plis disent pareillement : la table, le pli, les enchères, et ce qui est demandé.

hand-number = Manche { $number }
hand-result = Manche { $number } : { $scores }
trick-now = Sur la table : { $cards }
trick-before = { $cards } — pli pour **{ $name }**.
trick-played = { $name }{"\u00A0"}{ SAID($card) }
score = { $name }{"\u00A0"}{ $points }
scores = Points : { $scores }
scores-to = Points : { $scores } (en { $target })
with-target = en { $value ->
    [one] { $value } point
   *[other] { $value } points
}

# Des enchères pour des plis avec un atout

bid-nobody = Pas encore d’annonce.
bid-high = Annonce à dépasser : **{ BID($bid) }** ({ $name }).
calls = Enchères : { $calls }
call-bid = { $name }{"\u00A0"}{ BID($bid) }
call-pass = { $name } passe
bid-higher = { $lower ->
    [yes] Plus haut ou plus bas …
   *[no] Plus haut …
}
bid-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
button-other-number = Un autre nombre
button-pass = Passer

# Ce qui est demandé à quelqu’un

ask-lead = À toi : attaque avec la carte de ton choix.
ask-follow = À toi : la couleur demandée est { SUIT($suit) }, il faut fournir.
ask-discard = À toi : tu n’as pas la couleur demandée ({ SUIT($suit) }) ; joue la carte que tu veux.

# Pour qui écoute au lieu de regarder

spoken-hand = Ta main : { $cards }.
spoken-last = Dernier pli : { $cards } ; fait par { $name }.
spoken-by = { $card } par { $name }
spoken-contract = { BID($bid) } : l’annonce de { $names }.
spoken-progress = { $names } { $count ->
    [1] a
   *[other] ont
} { $taken ->
    [1] 1 pli
   *[other] { $taken } plis
} ; annonce : { $tricks }.
spoken-drew = { $name } pioche une carte
news-trick = { $taken ->
    [no] personne ne fait le pli
   *[yes] { $own ->
        [yes] tu fais le pli
       *[no] { $name } fait le pli
    }
}.
news-took = { $own ->
    [yes] tu as pris { $cards }
   *[no] { $name } a pris { $cards }
}
news-beat = { $beaten ->
    [yes] { $own ->
        [yes] tu as battu { $others } avec { $cards }
       *[no] { $name } a battu { $others } avec { $cards }
    }
   *[no] { $own ->
        [yes] tu as fait le pli avec { $cards }
       *[no] { $name } a fait le pli avec { $cards }
    }
}
news-drew = tu as pioché { $cards }
news-opened = tu as découvert { $cards }
news-auction = { $own ->
    [yes] tu remportes
   *[no] { $name } remporte
} les enchères : { BID($bid) }
news-played = { $cards } joué pour toi
news-only = tu ne pouvais jouer que { $cards }
news-turned = { $name } découvre { $cards }.
news-stand-in = { $name } (un ordinateur joue à sa place)
news-forced = { $what } ({ $why ->
    [follow] aucune autre ne fournit
    [draw] aucune carte jouable
    [away] en ton absence
   *[other] sans choix
})
cards-none = aucune

# Commandes

bid-about = Annoncer des plis et une couleur d’atout
bid-option = Par exemple 5H : cinq plis, atout cœur ; C trèfle, D carreau, H cœur, S pique
pass-about = Passer et quitter ces enchères
draw-about = Piocher une carte
play-about = Jouer une carte de ta main
play-option = Par exemple KH, le roi de cœur ; Q dame, J valet ; C trèfle, D carreau, H cœur, S pique
topic-overview = Aperçu
topic-deal = La donne
topic-auction = Les enchères
topic-play = Le jeu de la carte
topic-score = Les points
