### El reto de la semana: los mismos repartos para todos en un servidor, cada cual a solas con jugadores virtuales.

challenge-about = Una vez por semana: las mismas cartas para todos, a solas contra los mismos jugadores virtuales
challenge-play-about = Jugar el reto de esta semana: un solo intento, que cuenta; o seguir con él
challenge-board-about = A quién le fue mejor con las cartas de esta semana, o de la pasada
challenge-help-about = Qué es el reto de la semana, y el juego de esta semana
challenge-week-option = Qué semana; esta si no dices otra
challenge-this = esta semana
challenge-last = la semana pasada

## Su mensaje en el canal

challenge-title = ## { $game } · reto { $week }
challenge-on = ▸ **{ $name }** juega el reto de esta semana: { $where }.
challenge-left = ▸ **{ $name }** ha dejado el reto de esta semana, y aún puede volver.
challenge-finished = **{ $name }** ha terminado con **{ $score }**.
challenge-stopped = **{ $name }** no terminó. { $why }
challenge-leave-asked = **¿Dejar el reto?**
    Te espera: hasta el { $told } puedes volver, con «Mis cartas» o /hand.
    O ríndete: era tu único intento, y quedas en último lugar.
challenge-value = { $trash ->
    [yes] { NUMBER($score, useGrouping: 0) } de basura
   *[no] { NUMBER($score, useGrouping: 0) } { $score ->
        [one] punto
       *[other] puntos
    }
}
challenge-hidden = -# Esta semana todos reciben aquí las mismas cartas, así que quedan ocultas hasta el { $when }.
button-challenge-play = Jugar el reto
button-challenge-start = Empezar mi intento
button-challenge-too = Jugarlo también
button-challenge-board = Clasificación
button-challenge-now = Esta semana
button-challenge-last = Semana pasada

## Qué es

challenge-this-week = Tú y { $others ->
    [one] un jugador virtual (normal)
   *[other] { $others } jugadores virtuales (normales)
}{ $options ->
    [none] .
   *[other] ; { $options }.
} La semana termina { $until }.
challenge-how =
    Aquí todos reciben **las mismas cartas contra los mismos jugadores virtuales**: solo tu juego marca la diferencia. { $trash ->
        [yes] Cuanta menos basura, mejor.
       *[no] Gana quien tenga más puntos.
    }
    • Tienes un solo intento, y cuenta desde la primera carta. Quien se rinde o no termina queda en último lugar.
    • Juegas en privado. Los demás solo ven que juegas, y tu resultado.
    • No se valora, y no hay pistas.
    • Si has empezado, tienes hasta el { $told } para terminar. Después, todos pueden ver la repetición de estas partidas y comprobar los repartos.

## La clasificación

challenge-board-title = ## { $game } · reto { $week }
challenge-line = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { NUMBER($rank, useGrouping: 0) }\.
} { $name }: **{ $score }**
challenge-line-last = { NUMBER($rank, useGrouping: 0) }\. { $name }: no terminó
challenge-line-on = – { $name }: sigue jugando
challenge-board-own = Tú: { $line }
challenge-board-empty = Todavía no lo ha jugado nadie.
challenge-board-how = -# Las mismas cartas para todos, una vez; { $trash ->
    [yes] cuanta menos basura, mejor.
   *[no] gana quien tenga más puntos.
} A igual resultado se comparte el puesto.

## Negativas

challenge-once = Ya has tenido tu intento en el reto de esta semana. El próximo empieza { $when }.
challenge-lost = El secreto de las cartas de esta semana se ha perdido, así que nadie puede empezar. El próximo reto llega con la semana que viene.
challenge-none = Esa semana no hubo reto aquí.
challenge-sealed = Puede que otros aún tengan que jugar estas cartas: hasta el { $when } solo las ve quien las ha jugado.

## Repartos limpios

fair-challenge = **Un reto**: los repartos son iguales para todos los que juegan aquí el de { $week }. No se mezclan ni clics ni palabras: la semilla sale de un secreto que se sorteó antes de que empezara nadie.
fair-secret-week = La semilla y el secreto se muestran aquí a partir del { $when }, cuando ya nadie juega estas cartas. Entonces cualquiera puede comprobar cada reparto.
fair-week-secret = **El secreto de la semana** era `{ $secret }`; la semilla es su HMAC-SHA256 de `challenge { $guild } { $week }`.
