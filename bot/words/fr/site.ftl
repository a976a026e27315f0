### Les pages sur le web : les parties pli par pli, et les classements.

site-name = Toucan : jeux de cartes
site-pages = Pages
site-languages = Langues
site-skip = Aller au contenu
site-first = Toutes les parties
site-what = Parties et classements de ceux qui veulent être vus ici. Tous les autres ne sont pas nommés, et leurs mains ne sont pas montrées.
site-foot = Toucan { $version } · Pas de cookies, personne n’est compté, et les moteurs de recherche sont priés de rester dehors. Si tu ne veux plus être nommé ici, change-le avec /settings sur Discord.
site-matches = Parties
site-no-matches = Personne n’a encore mis de partie ici.
site-match = { $game }, partie { NUMBER($table, useGrouping: 0) }
site-boards = Classements
site-no-boards = Personne n’est encore dans un classement.
site-board = Classement de { $game }
site-column-rank = Rang
site-column-name = Nom
site-column-rating = Cote
site-column-games = Parties
site-column-wins = Gagnées
site-match-title = { $game }, partie { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {" : manche "}{ $hand } sur { $hands }
}
site-players = Jouée par { $names }
site-hands = Manches
site-hands-again = Les manches, encore une fois
site-hand-label = Manche { $number }
site-eyes = Montrer les cartes de
site-keys = Les flèches du clavier mènent au pli suivant et au précédent.
site-dealt = Les cartes sont distribuées
site-before = Avant la première carte
site-trick = Pli { $number }
site-over = La manche est terminée
site-next = Suite
site-back = Retour

site-link = [Cette manche sur le web]({ $address })
site-published = [Cette partie est sur le web]({ $address }), ou y sera dans quelques minutes : avec ton nom et tes cartes. Les autres y sont nommés s’ils le veulent.
site-withdrawn = Tu as retiré ton souhait. Si personne d’autre ne veut cette partie sur le web, ses pages disparaissent en quelques minutes.
site-not-willing = Sur le web, tout le monde verrait ton nom. Dis d’abord dans /settings que tu le veux bien.
button-web = Mettre sur le web
button-unweb = Retirer du web
settings-web = Être nommé sur le web, dans les parties et les classements
settings-short-web = Sur le web
