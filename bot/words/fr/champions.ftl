### Des saisons qui ont une fin : les champions, leur rôle et la nouvelle.

champions-about = Qui a gagné les saisons de ce serveur, et qui mène dans celle-ci
champions-title = ## Champions
champions-over = ## Une saison est finie
champions-season = Saison du { $first } au { $until }
champions-line = • **{ $game }** : { $names } ({ $about })
champions-without = Sans champion : { $games }
champions-with = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $games ->
    [0] {""}
   *[other] , { $wins } { $wins ->
        [one] victoire
       *[other] victoires
    } sur { $games }
}
champions-unit = { $points ->
    [one] point
   *[other] points
}
champions-more = { $names } et { $more ->
    [one] une autre personne
   *[other] { $more } autres personnes
}
champions-hidden = quelqu’un dont le nom reste caché
champions-none-yet = Aucune saison n’est encore finie ici.
champions-under-way = **La saison en cours** finit le { $day } ({ $when }). En tête pour le moment :
champions-nobody-yet = Personne encore : il faut { $least } parties cotées, et des points pris à trois personnes au moins.
champions-how = -# Les points du classement de la saison, après au moins { $least } parties cotées ; à égalité de points, les victoires décident. Les points pris aux deux personnes qui t’en ont donné le plus sont plafonnés au double de tous les autres. Avec /settings, tu peux renoncer au titre.
button-champions = Champions
champions-role-gone = ⚠️ Le rôle des champions a disparu. Choisis-en un autre avec /setup.
champions-role-lacks = ⚠️ Je ne peux pas donner leur rôle aux champions. Il me manque { $permissions }.
champions-role-above = ⚠️ Je ne peux pas donner leur rôle aux champions : dans les paramètres du serveur, il n’est pas sous le mien.
champions-role-two-factor = ⚠️ Je ne peux pas donner leur rôle aux champions : ce serveur exige l’authentification à deux facteurs (A2F) pour modérer, et le compte auquel j’appartiens ne l’a pas. Demande à la personne qui m’héberge de l’activer ; je continue d’essayer.
champions-role-powers = Un rôle qui permet de modérer ou de gérer quelque chose n’est pas pour les champions : je ne le donne pas.
champions-role-unfit = Personne ne peut donner ce rôle : il n’est pas pour les champions.
champions-role-unknown = Je ne trouve pas ce rôle.
champions-role-yours = Avec moi, tu ne peux choisir qu’un rôle que tu pourrais donner toi-même.
setup-champions-option = Le rôle que portent les champions de la dernière saison
setup-announce-option = Le salon qui apprend la fin d’une saison
setup-champions = Rôle des champions : { $role }
setup-announce = La fin d’une saison est annoncée dans : { $channel }
setup-menu-champions = Rôle des champions : aucun
setup-menu-announce = Fin de saison : aucun salon
settings-champion = Figurer parmi les champions d’un serveur et porter leur rôle
settings-short-champion = Peut être champion
permission-manage_roles = « Gérer les rôles »
