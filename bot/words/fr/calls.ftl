### Un appel quand il manque une personne à une table.

call-about = Un appel quand il manque une personne à une table d’ici : quels jeux, jusqu’à quand, combien de fois
calls-title = ### Appelle-moi
calls-ask = Choisis les jeux auxquels tu jouerais sur ce serveur. Quand il y manque une personne, je te mentionne, jusqu’à l’heure que tu fixes.
calls-on = { $every ->
    [each] Je t’appelle pour { $games }, à chaque fois (toutes les dix minutes au plus). Cela se termine { $until }.
    [day] Je t’appelle pour { $games }, une fois par jour au plus. Cela se termine { $until }.
   *[hour] Je t’appelle pour { $games }, une fois par heure au plus. Cela se termine { $until }.
}
calls-quiet = -# Pas pendant que tu joues ici, et jamais deux fois à la même table.
calls-stopped = Je ne t’appelle pas sur ce serveur.
calls-muted = Ce serveur ne veut pas de mentions : je n’y appelle personne.
calls-now = Il manque une personne en ce moment :
calls-table = • { $game } → { $where }
calls-menu-games = Quels jeux ?
calls-menu-until = Jusqu’à quand ?
calls-menu-every = Combien de fois ?
calls-until = { $hours ->
    [1] Pendant une heure
    [24] Pendant un jour
    [168] Pendant une semaine
   *[other] Pendant { $hours } heures
}
calls-each = À chaque fois
calls-hour = Une fois par heure au plus
calls-day = Une fois par jour au plus
button-calls = Appelle-moi
button-calls-stop = Ne plus m’appeler
calls-called = { $users } : il manque une personne à une table de { $game } → { $where }
