### Temporadas con final: los campeones, su rol y la noticia.

champions-about = Quién ha ganado las temporadas de este servidor, y quién va por delante en esta
champions-title = ## Campeones
champions-over = ## Una temporada ha terminado
champions-season = Temporada del { $first } al { $until }
champions-line = • **{ $game }**: { $names } ({ $about })
champions-without = Sin campeón: { $games }
champions-with = { $points ->
    [one] un punto
   *[other] { $points } puntos
}{ $games ->
    [0] {""}
   *[other] , { $wins } de { $games } ganadas
}
champions-unit = { $points ->
    [one] punto
   *[other] puntos
}
champions-more = { $names } y { $more ->
    [one] una persona más
   *[other] { $more } personas más
}
champions-hidden = alguien que no quiere figurar
champions-none-yet = Aquí todavía no ha terminado ninguna temporada.
champions-under-way = **La temporada en curso** termina el { $day } ({ $when }). De momento van por delante:
champions-nobody-yet = Nadie todavía: hacen falta { $least } partidas valoradas y puntos de al menos tres personas.
champions-how = -# Los puntos de la clasificación de la temporada, tras al menos { $least } partidas valoradas; a igualdad de puntos deciden las victorias. Los puntos de las dos personas que más te han dado cuentan como mucho el doble que todos los demás. Con /settings puedes renunciar al título.
button-champions = Campeones
champions-role-gone = ⚠️ El rol de los campeones ya no existe. Elige otro con /setup.
champions-role-lacks = ⚠️ No puedo dar a los campeones su rol. Me falta { $permissions }.
champions-role-above = ⚠️ No puedo dar a los campeones su rol: en los ajustes del servidor no está por debajo del mío.
champions-role-two-factor = ⚠️ No puedo dar a los campeones su rol: este servidor exige la autenticación en dos pasos (2FA) para moderar, y la cuenta a la que pertenezco no la tiene. Pide a quien me aloja que la active; lo sigo intentando.
champions-role-powers = Un rol que permite moderar o gestionar algo no es para campeones, así que no lo doy.
champions-role-unfit = Nadie puede dar ese rol, así que no es para campeones.
champions-role-unknown = No encuentro ese rol.
champions-role-yours = A través de mí solo puedes elegir un rol que también podrías dar sin mí.
setup-champions-option = El rol que llevan los campeones de la última temporada
setup-announce-option = El canal que se entera cuando termina una temporada
setup-champions = Rol de los campeones: { $role }
setup-announce = El final de temporada se anuncia en: { $channel }
setup-menu-champions = Rol de campeones: ninguno
setup-menu-announce = Fin de temporada: sin canal
settings-champion = Figurar entre los campeones de un servidor y llevar su rol
settings-short-champion = Entre los campeones
permission-manage_roles = «Gestionar roles»
