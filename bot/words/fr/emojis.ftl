### Les cartes comme emojis de l’application.

cli-emojis = Donner à Discord un emoji pour chaque carte, pour les boutons et les menus ; après une mise à jour, seulement ce qui a changé.

emojis-progress = { $done } nouveaux emojis sur { $all } sont chez Discord …
emojis-done = Discord a tous les { $all } emojis : { $new ->
        [0] aucun n’est nouveau
        [1] un est nouveau
       *[other] { $new } sont nouveaux
    }, { $old ->
        [0] aucun n’a été retiré
        [1] un ancien a été retiré
       *[other] { $old } anciens ont été retirés
    }. Un bot en marche les montre après son prochain démarrage.
emojis-failed = Discord n’a pas pris les emojis : { $reason }
    Ce qu’il a pris est gardé ; la même commande continue à partir de là.
