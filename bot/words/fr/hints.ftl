### Ce que ferait un ordinateur, ce qu’il a fait, et pourquoi.

button-hint = Conseil
button-hint-coming = Conseil en route …
hint = 💡 { $advice }
button-hinted = 💡 { $action }
button-hinted-so = 💡 Suivre le conseil
hint-not-here = Les conseils sont désactivés ici.

hint-action = **{ $action }.**
hint-better = Mieux que « { $other } », de { $by } en moyenne.
hint-equal = Sur des donnes imaginées, « { $other } » donne un résultat aussi bon.
hint-left-out = Sur des donnes imaginées, « { $other } » ne donne rien de mieux.

thought-better = Sur { $worlds ->
    [one] { $worlds } donne imaginée
   *[other] { $worlds } donnes imaginées
}, c’était mieux que « { $other } », de { $by } en moyenne.
thought-equal = Sur { $worlds ->
    [one] { $worlds } donne imaginée
   *[other] { $worlds } donnes imaginées
}, « { $other } » donnait un résultat aussi bon.
thought-left-out = J’ai essayé { $worlds } donnes imaginées des cartes cachées, mais « { $other } » dans { $seen } seulement : ce n’était pas mieux.
thought-by = { $unit ->
    [tricks] { NUMBER($number, minimumFractionDigits: 1) } { $number ->
        [one] pli
       *[other] plis
    }
    [wins] { $number } % des parties
    [places] { NUMBER($number, minimumFractionDigits: 1) } { $number ->
        [one] place
       *[other] places
    }
   *[points] { NUMBER($number, minimumFractionDigits: 1) } { $number ->
        [one] point
       *[other] points
    }
}

table-why-about = Après une manche : pourquoi un ordinateur a joué ce qu’il a joué
table-why-option = Lequel de ses coups, sinon le dernier ; tape un nom ou une carte pour en trouver d’autres
why-move = { $name } : { $action }
why-title = ### { $name } : { $action }
why-no-hand = Aucune manche n’est encore terminée à cette table. Quand une le sera, tu pourras demander.
why-no-move = Aucun ordinateur n’a joué ce coup dans la dernière manche. Choisis-en un dans la liste.
why-no-table = Aucune partie n’a été jouée dans ce salon.
why-forced = Il n’avait pas le choix.
why-without = { $level ->
    [chance] Il joue n’importe quoi de permis, sans raison.
   *[other] Il a suivi une règle simple qu’il ne sait pas formuler.
}
why-most = D’après les règles simples habituelles, rien ne promet plus.
why-shares = { $unit ->
    [places] Dans { $more } % des donnes imaginées, cela te place mieux que le meilleur autre choix ; dans { $less } %, moins bien.
   *[points] Dans { $more } % des donnes imaginées, cela rapporte plus de points que le meilleur autre choix ; dans { $less } %, moins.
}
why-program = C’est le programme { $program }, qui dit ce qu’il joue, mais pas pourquoi.
why-close = Si on lui redemande, il hésite : sur { $worlds ->
    [one] { $worlds } donne imaginée
   *[other] { $worlds } donnes imaginées
} des cartes cachées, « { $other } » est meilleur de { $by } en moyenne.
why-equal = Si on lui redemande, il pourrait aussi bien choisir « { $other } » : sur { $worlds ->
    [one] { $worlds } donne imaginée
   *[other] { $worlds } donnes imaginées
} des cartes cachées, c’est aussi bon.
why-otherwise = Il ne le referait pas : à la réflexion, il préférerait « { $other } ».
