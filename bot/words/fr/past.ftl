### Les parties terminées : leur liste, en revoir une pas à pas, et ce que chacun avait en main.

history-about = Tes parties terminées, pour toi seul
history-title = ### Tes parties{ $pages ->
    [1] {""}
   *[other] {""} · page { $page } sur { $pages }
}
history-none = Tu n’as encore terminé aucune partie.
history-line = `#{ NUMBER($table, useGrouping: 0) }` **{ $game }** { $came ->
    [won] 🏆 gagnée avec { $score }
    [lost] { $place }ᵉ avec { $score }
   *[ended] terminée avant l’heure
} · avec { $names } · { $when }
history-elsewhere = sur { $guild }
history-label = { NUMBER($table, useGrouping: 0) } · { $game } · { $day } · { $names }
menu-replay = Revoir l’une d’elles
button-newer = Plus récentes
button-older = Plus anciennes

replay-about = Revoir une partie terminée coup par coup, pli par pli ou manche par manche
replay-title = ### { $game } · { $what } · { $step }/{ $steps }
replay-did = ▸ **{ $name }** : { $action }
replay-dealer = ▸ Le sort désigne **{ $name }** comme premier donneur.
replay-leader = ▸ Le sort désigne **{ $name }** pour attaquer en premier.
replay-deal = ▸ Les cartes sont distribuées.
replay-shuffle = ▸ La défausse est mélangée et devient la pioche.
replay-hand = { $deal ->
   *[other] Manche
} { $number }
replay-hand-of = { $deal ->
   *[other] Manche
} { $number } sur { $count }
replay-all = Toutes les cartes visibles
replay-public = Comme tous l’ont vue
replay-eyes = Vue par { $name }
replay-exported = La partie en texte, pour `python -m bot check` et `verify`.
button-replay = Revoir
replay-go-first = Début
replay-go-back = Retour
replay-go-next = Suite
replay-go-untrick = Pli précédent
replay-go-trick = Pli suivant
replay-go-deal = { $deal ->
   *[other] Manche
} suivante
replay-go-last = Fin
replay-share = Montrer à tous
replay-export = En fichier

button-watch = Regarder
button-hands = Toutes les mains
hands-title = ### { $game } · manche { $number }, telle que distribuée
hand-not-over = Cette manche se joue encore.
held-by = **{ $name }** { $cards }
held-by-nobody = *Personne* { $cards }
held-nothing = rien
held-face-up = découvertes { $cards }
held-offer = en Offre { $cards }
held-foundation = réserve { $cards }
held-aside = mises de côté { $cards }
held-discards = écartées { $cards }
held-stock = pioche { $cards }
held-deck = pioche { $cards }
