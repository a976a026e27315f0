### Resultados, valoraciones, clasificaciones y perfiles.

## Las líneas de una clasificación, en el texto de las imágenes y para quienes solo leen texto

board-line = { $rank }. { $name }: { $value }, { $wins } de { $games } ganadas
board-line-unranked = { $name }: { $value }, { $wins } de { $games } ganadas, aún sin puesto
board-line-mine = { $line } (tú)

course-alt = Valoración de { $name } en { $matches ->
    [one] una partida
   *[other] { $matches } partidas
} desde el { $since }: de { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) }; la más alta { NUMBER($most, useGrouping: 0) }, la más baja { NUMBER($least, useGrouping: 0) }.

## La clasificación

leaderboard-about = La clasificación: por valoración, o por los puntos de una semana, un mes o una temporada
leaderboard-game = Qué juego; si no, el de este canal o el que más se juega en este servidor
leaderboard-period = Puntos de una semana, un mes o una temporada; si no, las valoraciones de siempre
leaderboard-everywhere = Todos los servidores en vez de este
board-title = ## { $game } · clasificación
board-week = Semana
board-month = Mes
board-season = Temporada
board-ever = Siempre
board-here = en este servidor
board-all = en todos los servidores
board-of-ratings = **Valoraciones de siempre** { $where }
board-of-period = **{ $period ->
    [week] { $back ->
        [0] Esta semana
        [1] La semana pasada
       *[other] Hace { $back } semanas
    }
    [month] { $back ->
        [0] Este mes
        [1] El mes pasado
       *[other] Hace { $back } meses
    }
   *[season] { $back ->
        [0] Esta temporada
        [1] La temporada pasada
       *[other] Hace { $back } temporadas
    }
}** { $where }, del { $first } al { $until }
board-page = Página { $page } de { $pages }, { NUMBER($people, useGrouping: 0) } { $people ->
    [one] persona
   *[other] personas
}
board-own = Tú: número **{ NUMBER($rank, useGrouping: 0) }** de { NUMBER($people, useGrouping: 0) }, con **{ $value }**{ $points ->
    [none] {""}
    [one] {""} punto
   *[other] {""} puntos
}
board-own-soon = Tú: **{ $value }**; { $missing ->
    [0] juega con { $rivals } personas distintas para tener puesto
    [one] falta una partida para tener puesto
   *[other] faltan { $missing } partidas para tener puesto
}
board-own-none = Todavía no estás en esta clasificación.
board-how-points = -# 2 puntos por cada persona a la que superas, 1 por cada empate, como mucho { $most } a la semana con la misma persona; quien deja una partida queda en último lugar.
board-rules = -# Reglas nuevas (versión { $version }) desde el { $since }: cuanta más ventaja tiene una persona sobre otra en un año, menos cuentan sus siguientes victorias. { $anew ->
    [yes] Las partidas anteriores se valoraron de nuevo con ellas.
   *[no] Las partidas anteriores quedan como se valoraron.
}
unrated-again = Sin valorar: estas cartas ya se habían repartido antes.
unrated-hints = Sin valorar: en esta mesa se permitían pistas.
unrated-program = Sin valorar: tenía asiento un programa que no es parte de Toucan.
unrated-early = Sin valorar: terminó demasiado pronto, antes de acabar una ronda o de que cada cual jugara varias veces.
unrated-visiting = Sin valorar: se jugó donde estoy solo de visita.
board-how-rating = -# Tu valoración, estimada con prudencia: todos empiezan con { NUMBER($start, useGrouping: 0) }, y para tener puesto hacen falta { $least } partidas con { $rivals } personas distintas. Solo cuentan las personas; quien deja una partida queda en último lugar.
board-how-everywhere = -# Para aparecer aquí, muestra tus valoraciones en todos los servidores con /settings.
board-empty = Aún no hay nadie en la clasificación: termina una partida con al menos otra persona.
nameless = alguien
menu-board = Otro juego
button-page-back = ← Atrás
button-page-on = Siguiente →
button-own-place = Mi puesto
button-board-here = Este servidor
button-board-all = Todos los servidores
button-share = Mostrar a todos
button-earlier-week = La semana anterior
button-earlier-month = El mes anterior
button-earlier-season = La temporada anterior
button-later-week = La semana siguiente
button-later-month = El mes siguiente
button-later-season = La temporada siguiente

## El perfil

profile-about = Valoraciones, victorias y rachas aquí, tuyas o de otros; solo para ti hasta que lo compartas
profile-member = De quién; si no, el tuyo
profile-of-game = El juego cuya valoración se dibuja; si no, el que más juega
profile-title = ## { $name }
profile-none = Aún no hay ninguna partida valorada en este servidor: termina una con al menos otra persona.
profile-games = **{ $games ->
    [one] Una partida valorada
   *[other] { $games } partidas valoradas
}** aquí, **{ $wins }** { $wins ->
    [one] ganada
   *[other] ganadas
}
profile-favourite = Lo que más juega: **{ $game }**
profile-unrated = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} sin valorar, como las que son solo contra jugadores virtuales
profile-unrated-game = **{ $game }**: { $wins } de { $games } ganadas
profile-game = **{ $game }**: { $rating }, { $wins } de { $games } ganadas
profile-rank = **{ $rating }** (puesto { NUMBER($rank, useGrouping: 0) })
profile-no-rank = **¿{ $rating }?**
profile-unsure = -# «¿?» es una primera estimación: para tener puesto hacen falta { $least } partidas con { $rivals } personas distintas.
profile-streak = { $streak ->
    [one] { $streak } victoria seguida
   *[other] { $streak } victorias seguidas
} ahora mismo
profile-best = mejor racha { $best }
profile-everywhere = En todos los servidores, { $game }: { $rating }
profile-met = { $name } y tú han coincidido en { $times ->
    [one] una partida valorada
   *[other] { $times } partidas valoradas
}: quedaste por delante en **{ $ahead }**, por detrás en **{ $behind }**; empates: **{ $level }**
profile-not-met = { $name } y tú no han coincidido en ninguna partida valorada.
profile-course = La valoración en **{ $game }**, partida a partida
rating-heard = valoración de { NUMBER($before, useGrouping: 0) } a { NUMBER($after, useGrouping: 0) }
rating-changes = Valoraciones: { $changes }
rating-change = { $name }{"\u00A0"}**{ $rating }** ({ $change })
rating-change-left = { $name }{"\u00A0"}**{ $rating }** ({ $change }, fuera al final: último puesto)
button-leaderboard = Clasificación
settings-public-rating = Mostrar tus valoraciones en las clasificaciones de todos los servidores
