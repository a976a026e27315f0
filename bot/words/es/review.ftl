### Un repaso del propio juego: las decisiones más caras, y una línea sobre la partida.

review-about = Tus tres decisiones más caras de una partida, juzgadas por lo que podías ver
review-option = El número de la mesa, que está en sus mensajes; si no, tu última partida
button-review = Analizar mi juego
review-title = ### Tu juego · { $game } · partida { NUMBER($table, useGrouping: 0) }
review-decision = ### Decisión cara { $number } de { $count }
review-where = -# { $game } · partida { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {""} · { $deal ->
       *[other] ronda
    } { $hand }
}
review-shared = **{ $name }** muestra:
review-did = Elegiste: { $action }.
review-better = *Difícil* habría elegido: { $action }.
review-worth = Eso es mejor por { $by } de media{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}, en { $worlds } repartos imaginados.
review-instead = *Difícil* elige: { $action } (+{ $by }).
review-picture-best = Lo mejor: { $action }.
review-picture-chosen = Elegido: { $action }.
review-places = { $places ->
    [one] Te habría dado un puesto más.
   *[other] Te habría dado { $places } puestos más.
}
review-clean = Nada de lo que hiciste fue claramente peor que lo que habría hecho *Difícil*.
review-summary = **La partida:** { $close } de { $judged ->
    [one] { $judged } decisión
   *[other] { $judged } decisiones
} ({ $share } %) tan buenas como la mejor, o casi.
review-line = { $number }. { $did } · mejor: { $better }, { $by }{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}
review-lost = { $unit ->
    [places] Regalado en total: unos { NUMBER($number, minimumFractionDigits: 1) } puestos{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
   *[points] Regalado en total: unos { NUMBER($number, minimumFractionDigits: 1) } puntos{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
}
review-unjudged = { $count ->
    [one] Otra decisión no se puede
   *[other] Otras { $count } decisiones no se pueden
} comparar con ninguna, como el regateo o la primera palabra de una subasta.
review-beyond = Solo se han mirado tus últimas { $count } decisiones.
review-stood-in = { $count ->
    [one] Una decisión
   *[other] { $count } decisiones
} de este asiento { $count ->
    [one] la tomó
   *[other] las tomó
} por ti un jugador virtual.
review-worlds = Las diferencias son medias de { $worlds } repartos imaginados.
review-fair = Solo cuenta lo que podías ver, no las cartas ocultas ni la suerte en las cartas.
review-not-yours = No jugaste en la partida { NUMBER($table, useGrouping: 0) }. Puedes analizar tus propias partidas.
review-nothing = No hay nada que analizar: en esa partida no tuviste ninguna decisión que se pueda comparar.
review-step = { $again ->
    [yes] Compruebo otra vez las más costosas: { $done } de { $of } …
   *[no] Repaso tus { $of } decisiones: { $done } ya vistas …
}
review-busy = Todavía estoy repasando la partida { NUMBER($table, useGrouping: 0) } para ti. Vuelve a pedirlo cuando tengas su análisis.

button-play-on = Seguir desde aquí
button-branch-anew = Nuevo reparto
button-branch-same = Cartas reales
button-branch-back = A la partida
branch-title = ### Práctica desde aquí · { $game } · partida { NUMBER($table, useGrouping: 0) }
branch-how = { $anew ->
    [yes] Las cartas ocultas se reparten de nuevo, de acuerdo con lo que sabías.
   *[no] Las cartas están donde estaban en la partida.
} Los demás asientos son de jugadores virtuales. Solo para ti, hasta que termine la ronda; no cuenta.
branch-came = Esta vez: { $here }. En la partida real: { $there }.
branch-none = Ya no sigues jugando desde esa partida. Empieza otra vez desde su repetición.
branch-over = Esta ronda ha terminado.
branch-not-here = En ese momento no se juega ninguna ronda. Ve a otro paso y sigue desde allí.
branch-not-yours = No jugaste en la partida { NUMBER($table, useGrouping: 0) }. Puedes seguir desde tus propias partidas.
