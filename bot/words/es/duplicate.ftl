### Las noches de duplicado: los mismos repartos sellados para todos, contados según lo que hicieron los demás desde los mismos asientos.

duplicate-about = Los mismos repartos sellados para todos los equipos, comparados entre sí
duplicate-new-about = Abrir una noche de duplicado: todos juegan los mismos estuches, cuando quieran
duplicate-join-about = Participar en la noche de otro servidor, con el código que te dio su anfitrión
duplicate-show-about = Las noches de duplicado de aquí y las tuyas: seguir, clasificación, estuches
duplicate-game-option = A qué se juega
duplicate-boards-option = Cuántos estuches juega cada uno; 2 si no dices otra cosa
duplicate-size-option = Cuántas personas tiene un equipo; con 1, cada cual juega para sí
duplicate-time-option = Cuánto tiempo hay para jugar desde que empieza; tres días si no dices otra cosa
duplicate-code-option = El código de la noche
duplicate-team-option = El nombre de tu equipo, donde se juega por equipos
duplicate-hours = { $hours ->
    [2] dos horas
    [24] un día
    [72] tres días
    [168] una semana
   *[other] dos semanas
}
duplicate-form-option = Todos contra todos, o sistema suizo: en cada ronda se enfrentan vecinos de la clasificación
duplicate-form = { $form ->
    [swiss] sistema suizo
   *[other] todos contra todos
}
setup-nights-option = Si aquí se pueden abrir noches de duplicado y entrar en las de otros servidores
setup-short-nights = Noches de duplicado

## Una noche

duplicate-title = ## { $game } · noche de duplicado { NUMBER($night, useGrouping: 0) }
duplicate-number = Noche { NUMBER($night, useGrouping: 0) }
duplicate-list = ## Noches de duplicado
duplicate-listed = • Noche { NUMBER($night, useGrouping: 0) }, { $game }: { $status ->
    [lobby] abierta
    [playing] en juego
    [over] terminada
   *[off] cancelada
}
duplicate-lobby = { $teams ->
    [0] Aún no participa nadie.
   *[other] { $size ->
        [1] Participan por ahora ({ $teams }):
       *[other] Equipos por ahora ({ $teams }):
    }
}
duplicate-how = -# Cada uno juega { $boards ->
    [one] un estuche
   *[other] { $boards } estuches
}, a solas con { $others } jugadores virtuales (normales), cuando quiera, dentro de { $hours ->
    [2] dos horas
    [24] un día
    [72] tres días
    [168] una semana
   *[other] dos semanas
} desde el comienzo. { $size ->
    [1] Todos juegan los mismos estuches desde los mismos asientos.
   *[other] En un equipo cada cual juega otros estuches, y en cada uno de los demás equipos alguien juega el mismo desde el mismo asiento; por eso, dentro del equipo se puede hablar de lo jugado.
} Un estuche vale la media de tus diferencias con los demás. Lo que no se haya jugado a tiempo lo juegan jugadores virtuales.
duplicate-how-swiss = -# Sistema suizo, rondas: { $boards }, tiempo en total: { $time } desde el comienzo. { $size ->
    [1] En cada ronda todos juegan el mismo estuche desde el mismo asiento,
   *[other] En cada ronda los miembros de un equipo juegan estuches distintos, los mismos en todos los equipos y desde los mismos asientos,
} a solas con { $others } jugadores virtuales (normales). Se enfrentan dos que están cerca en la clasificación, y gana quien saca más de las mismas cartas: dos puntos, uno por un empate, dos por un descanso. A igualdad de puntos cuentan los de los rivales (Buchholz), luego la diferencia con todos. Cuando se han jugado todos los estuches de una ronda, empieza la siguiente. Lo que no se haya jugado a tiempo lo juegan jugadores virtuales.
duplicate-worth = -# En cada estuche cuenta cuánto mejor lo hiciste que los demás.
duplicate-promise-short = -# Repartos sellados: `{ $commitment }…`
duplicate-promise = -# Los repartos quedaron fijados antes de que participara nadie: `{ $commitment }`
duplicate-playing = ▸ Abierta hasta el { $until }.
duplicate-progress = • { $name }: { $done } de { $boards } { $boards ->
    [one] estuche
   *[other] estuches
}
duplicate-over = **La noche ha terminado.** Diferencias medias, y matchpoints:
duplicate-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }: **{ $points }** ({ $matchpoints })
duplicate-round = ▸ Ronda { $round } de { $rounds }, hasta el { $until }.
duplicate-pair = • { $one } contra { $other }: { $done } de { $boards } estuches
duplicate-bye = • { $name } descansa, lo que vale una victoria: { $done } de { $boards } { $boards ->
    [one] estuche
   *[other] estuches
}
duplicate-after-round = **Tras la ronda { $round }:**
duplicate-over-swiss = **La noche ha terminado.** Puntos, los de los rivales (Buchholz), y diferencia media con todos:
duplicate-swiss-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }: **{ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}** ({ $buchholz }, { $difference })
duplicate-swiss-points = Puntos
duplicate-buchholz = Buchholz
duplicate-margin = Saldo
duplicate-own = { $own } de { $boards } jugados
duplicate-unplayed = ▸ No ha jugado nadie: todos estos resultados son de jugadores virtuales, y nadie ha ganado.
duplicate-gave-up = Has dejado esta noche: nadie te espera, y un jugador virtual (normal) juega tus estuches. Con «Mi próximo estuche» vuelves, mientras la noche no haya seguido sin ti.
duplicate-gone-mark = ya no está
duplicate-off = Esta noche se ha cancelado.
duplicate-moved = -# Continúa más abajo.
duplicate-called = ▸ Ya están los estuches: { $users }
duplicate-team = Equipo { $team }
duplicate-team-named = { $name } (equipo { $team })
duplicate-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
duplicate-column = { $count ->
    [1] Estuche { $first }
   *[other] Estuches { $first }–{ $last }
}
duplicate-after = Noche de duplicado { NUMBER($night, useGrouping: 0) }
duplicate-score = Resultado
duplicate-difference = Diferencia
duplicate-nobody = virtual
button-duplicate = La noche
button-duplicate-join = Participar
button-duplicate-leave = Retirarme
button-duplicate-begin = Empezar
button-duplicate-off = Cancelar la noche
button-duplicate-code = Invitar a un servidor
button-duplicate-guests = Quitar jugador
button-duplicate-play = Mi próximo estuche
button-duplicate-file = Archivo para comprobar
menu-duplicate-boards = Un estuche…
duplicate-guests-title = ## Quién participa
duplicate-guests = Las personas que expulses no podrán volver a participar en esta noche mientras no se lo permitas. No reciben aviso.
duplicate-guests-none = Todavía no participa nadie más.
duplicate-menu-team = Expulsar a un equipo entero…
duplicate-menu-away = Expulsar a alguien…
duplicate-menu-unname = Quitarle el nombre a un equipo…
duplicate-menu-back = Dejar volver a alguien…
duplicate-code = El código de esta noche es **{ $code }**. Dáselo a alguien de otro servidor: si allí escribe `/duplicate join code:{ $code }`, su servidor también puede participar. Quien tenga el código puede traer gente mientras la noche no haya empezado.
duplicate-team-title = Tu equipo
duplicate-team-label = Su nombre
duplicate-team-means = Un nombre nuevo funda un equipo. Con el nombre o número de uno de aquí entras en él; caben { $size }.
duplicate-file = Cada partida de la noche con su semilla, y la clasificación. `python -m bot verify` y verify.mjs lo rehacen todo; docs/fair-deals.md dice cómo.

## Un estuche

duplicate-board-title = ### { $game } · estuche { $board } de la noche { NUMBER($night, useGrouping: 0) }
duplicate-board = Estuche { $board } (asiento { $seat })
duplicate-board-picture = Estuche { $board } · datum { NUMBER($datum, maximumFractionDigits: 1) }
duplicate-board-told = -# Todos estaban en el asiento { $seat }. El datum, la media de todos los resultados, es { NUMBER($datum, maximumFractionDigits: 1) }; la diferencia es con la media de los demás. /replay muestra una partida por su número.
duplicate-board-replay = Ver a { $name }
duplicate-board-line = { $place ->
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }{ $size ->
    [1] {""}
   *[other] {" "}({ $player })
}: { POINTS($score) } · **{ $points }** · #{ NUMBER($table, useGrouping: 0) }
duplicate-on = ▸ **{ $name }** juega: { $where }.
duplicate-left = ▸ **{ $name }** ha dejado este estuche, y aún puede volver.
duplicate-finished = **{ $name }** ha jugado este estuche.
duplicate-stopped = **{ $name }** no terminó este estuche; lo terminará un jugador virtual cuando acabe la noche.
duplicate-scored = Has jugado este estuche, con **{ $score }**. Lo que vale se verá cuando termine la noche; hasta entonces no cuentes nada de las cartas a tus rivales.
duplicate-hidden = -# Otros juegan las mismas cartas, así que quedan ocultas hasta que termine la noche.
duplicate-leave-asked = **¿Dejar este estuche?**
    Te espera: hasta que termine la noche puedes volver, con «Mis cartas» o /hand.
    O ríndete: entonces lo termina un jugador virtual, y no puedes jugarlo otra vez.

## Por qué no

duplicate-sealed = Puede que otros aún tengan que jugar estas cartas: nadie las ve hasta que termine la noche.
duplicate-none = Esa noche de duplicado no existe aquí.
duplicate-none-here = Aún no hay noches de duplicado aquí. Abre una con /duplicate new.
duplicate-no-code = Ninguna noche de duplicado tiene este código.
duplicate-begun = Esta noche ya ha empezado, o se ha cancelado.
duplicate-not-on = Esta noche no se está jugando ahora.
duplicate-not-in = No participas en esta noche.
duplicate-gone = Has dejado esta noche, y ha seguido sin ti.
duplicate-in = Ya participas en esta noche.
duplicate-host = Eso solo puede hacerlo el anfitrión de la noche.
duplicate-host-stays = No puedes expulsarte; «Retirarme» te saca de la noche.
duplicate-away = El anfitrión de esta noche te ha expulsado.
duplicate-few = En una noche tienen que participar al menos { $fewest }.
duplicate-full = Esta noche está completa: no caben más de { $most }.
duplicate-most = Ya tienes { $most } noches que no han terminado. /duplicate show te lleva a ellas, en cualquier servidor.
duplicate-no-name = Aquí se juega por equipos: di el nombre del tuyo.
duplicate-name-taken = Un equipo de otro servidor tiene este nombre.
duplicate-no-team = No existe el equipo { $team }.
duplicate-team-full = Este equipo está completo.
duplicate-once = Ya has empezado este estuche.
duplicate-waits = Tus estuches de esta ronda ya están jugados, o se ha acabado su tiempo. La siguiente empieza cuando se hayan jugado todos.
duplicate-all-played = Has jugado todos tus estuches. La clasificación se verá cuando termine la noche.
duplicate-lost = El secreto de las cartas de esta noche se ha perdido.
duplicate-not-here = Las noches de duplicado están desactivadas en este servidor (/setup).

## De dónde salen los repartos

fair-board = **Una noche de duplicado**: los repartos del estuche { $board } son iguales para todos los que juegan la noche { NUMBER($night, useGrouping: 0) }. No se mezclan ni clics ni palabras: la semilla sale de un secreto que se sorteó antes de que participara nadie.
fair-secret-night = La semilla se mostrará aquí cuando termine la noche.
fair-night-secret = **El secreto de la noche** era `{ $secret }`; la semilla es su HMAC-SHA256 de `duplicate { $night } { $board }`.
fair-proved-night = **Probado** al final: todos tuvieron las mismas cartas, y salen del secreto de la noche.
fair-trusted-night = **Confianza**: hace falta en quien lleva Toucan. En una noche de duplicado no hay ni clics ni palabras, así que podría haber sorteado secretos hasta que le gustara uno, y puede conocer las cartas antes de jugar. Y en que nadie cuente a otro equipo lo que vio.
