### 92Q.

q92-auction-first = La subasta no ha terminado: puja o pasa.
q92-auction-over = La subasta ha terminado: juega una carta.
q92-bid-too-low = { BID($bid) } no supera { BID($current) }: puja más bazas, en el palo que quieras.
q92-not-a-bid = Una puja es un número de bazas de 1 a { $tricks } y un palo, como { BID("5H") }.
q92-partners-first = Ganaste la subasta: elige primero { $count ->
    [one] a tu compañero
   *[other] a tus { $count } compañeros
}.
q92-not-yourself = Ya estás en tu propio bando: elige a otra persona.
q92-partners-count = Elige exactamente { $count ->
    [one] un compañero
   *[other] { $count } compañeros distintos
}.
q92-left-must-follow = Solo puedes descartarte de { SUIT($left) }, el palo izquierdo, si no tienes { SUIT($suit) }, y tienes { $held }.

q92-nobody-called = Aquí nadie se llama «{ $name }», o más de una persona: elige de la lista, o da el número del asiento.

## Lo que muestra la mesa

q92-choosing = **{ $name }** ha ganado la subasta con **{ BID($bid) }** y elige { $count ->
    [one] un compañero
   *[other] { $count } compañeros
}.
q92-contract = **{ $name }**, con { $partners }, pujó **{ BID($bid) }**: hasta ahora **{ $taken }** de { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}. En contra, { $others }: **{ $against }**.
q92-trumps = Triunfo: **{ SUIT($trump) }** (de mayor a menor: { $top } …). Palo izquierdo: **{ SUIT($left) }**.
q92-ranks = Triunfos altos: { $top } …
q92-two = { $followed ->
    [yes] Todos han asistido hasta ahora: el 2 de { SUIT($suit) } gana si asisten todos.
   *[no] No todos han asistido: en esta baza los doses valen menos.
}
q92-played-left = { $name }{"\u00A0"}{ SAID($card) } como { $suit }
q92-result = Ronda { $number }: { $name } pujó { BID($bid) } con { $partners } y ganaron { $taken }{ $slam ->
    [yes] {""}, así que un bando tiene todas las bazas
   *[no] {""}
}: { $made ->
    [yes] cumplida
   *[no] sin cumplir
}. { $points }
q92-result-seat = { $name } { $taken } × { $worth } = { $points }
q92-result-passed = Ronda { $number }: pasaron todos.

## Lo que se le pide a alguien

q92-ask-open = Tu turno: puja un número de bazas y un palo de triunfo, o pasa.
q92-ask-bid = Tu turno: para superar { BID($bid) }, puja al menos { $tricks } bazas en cualquier palo, o pasa.
q92-ask-suit = { $tricks ->
    [one] Una baza
   *[other] { $tricks } bazas
}, ¿con qué palo de triunfo?
q92-ask-partners = Ganaste la subasta: elige { $count ->
    [one] a tu compañero
   *[other] a tus { $count } compañeros
} para esta ronda.
q92-ask-discard-left = Tu turno: el palo de salida es { SUIT($suit) } y no tienes, así que juega cualquier carta. Una del palo izquierdo, { SUIT($left) }, contaría como { SUIT($suit) }.
q92-counts-as = { $card } como { SUIT($suit) }
q92-partner = { $name }{ $bid ->
    [none] {""}
   *[other] {" "}· { BID($bid) }
} · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
q92-choose-partners = Elegir { $count ->
    [one] { $count } compañero
   *[other] { $count } compañeros
}

q92-your-partners = jugar con { $names }

## Para quienes escuchan en vez de mirar

q92-spoken-seat = { $name }{ $side ->
    [bidder] {""} (ganó la subasta)
    [partner] {""} (su compañero)
    [other] {""} (del otro bando)
   *[none] {""}
}{ $dealer ->
    [yes] {""}, reparte
   *[no] {""}
}: { $taken ->
    [one] { $taken } baza
   *[other] { $taken } bazas
}.
q92-spoken-trumps = Triunfo: { SUIT($trump) }, arriba la reina y el 9. Palo izquierdo: { SUIT($left) }.
q92-spoken-left = { $card } como { SUIT($suit) } de { $name }

## Órdenes

q92-name = 92Q
q92-game = Puja bazas, elige a tus compañeros, y convierte un palo en otro
q92-size = { $size ->
    [4] Trece cartas cada cual; quien puja más alto elige un compañero
    [6] Ocho cartas cada cual; quien puja más alto elige dos compañeros
   *[8] Seis cartas cada cual; quien puja más alto elige tres compañeros
}

q92-about = 92Q: puja bazas, elige compañeros, y convierte un palo en otro
q92-option-players = Cuántos juegan: 4, 6 u 8 (4)
q92-option-target = Los puntos con que termina la partida (92)
q92-partners-about = Elegir a tus compañeros para esta ronda, si ganaste la subasta
q92-partners-option = Alguien de la mesa
q92-partners-second = Tu segundo compañero, si juegan seis u ocho
q92-partners-third = Tu tercer compañero, si juegan ocho

## Reglas

q92-topic-partners = Los compañeros
q92-topic-play = El juego y el palo izquierdo
q92-topic-order = Qué carta es más alta

q92-rules-overview = **92Q** es para cuatro, seis u ocho jugadores con 52 cartas (K rey, Q reina, J jota). En cada ronda, quien gana una subasta elige el triunfo
    y a sus compañeros solo para esa ronda: media mesa juega contra la otra media. Los puntos son de los jugadores, no de los bandos:
    en el bando que gana, cada cual cobra por las bazas que ganó.
    Tres cosas lo hacen especial: en el triunfo, el nueve y la reina superan al as; las cartas del *palo izquierdo* pueden convertirse en el palo
    de salida; y si todos asisten, un dos gana la baza.
    La partida termina con la ronda en la que alguien llega a { $target }. Gana el total más alto; los empatados comparten.
q92-rules-deal =
    Todas las cartas se reparten una a una: trece a cada cual entre cuatro, ocho entre seis, seis entre ocho. Las cuatro cartas que sobran
    con seis u ocho jugadores se apartan, y nadie las ve en esa ronda. El reparto pasa al siguiente con cada ronda, en el sentido de las agujas del reloj.
    Quién reparte primero se sortea.
q92-rules-auction =
    Habla primero quien está a la izquierda de quien reparte. Puja un número de bazas, como mucho tantas como cartas tiene una mano, y un palo de triunfo; o pasa,
    y quedas fuera de esta subasta. Cada puja debe nombrar más bazas que la anterior, en el mismo palo o en otro: los palos no tienen
    orden. Quien queda último juega su puja, y una puja de todas las bazas cierra la subasta al instante. Si pasan todos, reparte el siguiente.
q92-rules-partners =
    Quien ganó la subasta elige compañeros entre todos los demás, se sienten donde se sienten, hasta que media mesa está en ese bando: un compañero
    entre cuatro, dos entre seis, tres entre ocho. Nadie puede negarse, y todos saben quién juega con quién.
    Juntos tienen que ganar tantas bazas como se pujaron.
q92-rules-play =
    Sale en la primera baza quien está a la izquierda de quien reparte, y después quien ganó la última. Si tienes una carta del palo
    de salida, debes asistir; si no, juega lo que quieras.
    El palo izquierdo es el otro palo del color del triunfo: picas si el triunfo son tréboles, corazones si son diamantes, y
    viceversa. Una carta del palo izquierdo descartada sobre otro palo *se convierte* en ese palo: si se sale con corazones, el rey de
    picas cuenta como rey de corazones y ha asistido. Si se sale con triunfo, se convierte en triunfo. Solo puedes hacerlo
    si no tienes ninguna carta del palo de salida, y nunca es obligatorio. Cuando se sale con el propio palo izquierdo, es un palo corriente.
q92-rules-order =
    De mayor a menor: en el triunfo reina, 9, as, rey, jota, 10 y luego del 8 al 2; en cualquier otro palo as, rey, reina, jota y luego del 10 al 2. Un triunfo vence a todos los
    demás palos; si no lo hay, la baza es de la carta más alta del palo de salida. Si dos cartas cuentan como la misma, gana la que se jugó primero.
    El dos es la carta más alta, incluso por encima de la reina de triunfo, cuando todas las cartas de la baza cuentan como el palo de salida.
    Una carta descartada del palo izquierdo cuenta como asistir, y puede convertirse ella misma en un dos así. Si alguien jugó otro palo,
    los doses son los más bajos de su palo; un dos de triunfo vence aun así a lo que no es triunfo.
q92-rules-score =
    Si el bando de la puja ganó al menos tantas bazas como se pujaron, gana la ronda; si no, la gana el otro bando.
    Cada jugador del bando ganador se anota tres puntos por cada baza que ganó; nueve, si su bando ganó todas las bazas.
    El bando perdedor no se anota nada. Puja de 7, con 5 y 3 bazas: 15 y 9 puntos. Con 4 y 2 bazas falta una: los otros dos,
    con 4 y 3 bazas, se anotan 12 y 9.

## Lo que muestran sus imágenes, para quienes las escuchan: como mucho 1024 caracteres en total.

q92-picture-contract = Puja { BID($bid) }, ganadas { $taken }; palo izquierdo: { $left }.
q92-picture-turned = { $name } { $card } como { $suit }
q92-picture-two-high = Los doses valen más hasta ahora.
q92-picture-two-low = Los doses valen menos.
q92-picture-seat = { $name }{ $side ->
    [bidder] {""} (ganó la subasta)
    [partner] {""} (compañero)
    [other] {""} (otro bando)
   *[none] {""}
}: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}, { $taken ->
    [one] { $taken } baza
   *[other] { $taken } bazas
}.
q92-picture-turning = Contarían como { $suit }: { $cards }.
q92-picture-partner = Compañero
q92-picture-other = Rival
q92-picture-left = Palo izquierdo
q92-picture-high = vale más
q92-picture-low = vale menos
