### Differ.

differ-auction-first = La subasta no ha terminado: puja o pasa.
differ-auction-over = La subasta ha terminado: juega una carta.
differ-opener-must-bid = Aún no puedes pasar: quien empieza tiene que pujar.
differ-bid-too-low = { BID($bid) } no supera { BID($current) }: puja más bazas, o las mismas en un palo más alto.
differ-no-trump-off = En esta mesa no hay pujas sin triunfo.
differ-not-a-bid = Una puja es un número de bazas de 1 a { $tricks } y un palo, como { BID("5H") }.

## Lo que muestra la mesa

differ-contract = **{ $name }** pujó **{ BID($bid) }**: hasta ahora **{ $taken }** de { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}. { $trump ->
    [N] Sin triunfo
   *[other] Triunfo: { SUIT($trump) }
}.
differ-result = Ronda { $number }: { $name } pujó { BID($bid) } y ganó { $taken }: { $made ->
    [yes] { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } para { $name }
   *[no] { $points } de menos, así que { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } para cada rival
}.
differ-missed = Ronda { $number }: { BID($bid) } le habría dado la partida a { $name }, pero { $short ->
    [one] faltó { $short } baza
   *[other] faltaron { $short } bazas
}.

## Lo que se le pide a alguien

differ-ask-open = Tu turno: abre la subasta. Tienes que pujar.
differ-ask-bid = Tu turno: supera { BID($bid) } o pasa.
differ-ask-suit = { $tricks ->
    [one] Una baza
   *[other] { $tricks } bazas
}: ¿qué palo de triunfo?

## Para quienes escuchan en vez de mirar

differ-spoken-seat = { $name }{ $dealer ->
    [yes] {""} (reparte)
   *[no] {""}
}, descubiertas: { $cards }; { $hand } en la mano, { $pile } en la reserva, { $taken ->
    [one] { $taken } baza ganada
   *[other] { $taken } bazas ganadas
}.

## Órdenes

differ-name = Differ
differ-game = Puja bazas, y luego juega de tu mano y de cartas descubiertas que se reponen
differ-with-no_trump = pujas sin triunfo
differ-with-suits = orden de palos { $value }

differ-about = Differ: subasta, y luego se juega de la mano y de cartas descubiertas que se reponen
differ-option-no-trump = Permitir pujas sin triunfo
differ-option-suits = El orden de los palos, el más bajo primero (C tréboles, D diamantes, H corazones, S picas)
differ-option-target = Los puntos con que termina la partida (18)
differ-play-about = Jugar una carta de tu mano o una de tus descubiertas

## Reglas

differ-topic-refill = Reponer

differ-rules-overview = **Differ** es para cuatro, cada cual por su cuenta, con 52 cartas (K rey, Q reina, J jota); el as es la carta más alta.
    Alguien —el *differ*— gana una subasta prometiendo un número de bazas con un palo de triunfo a su elección.
    Los otros tres —los *enders*— intentan impedirlo. Parte de las cartas de cada cual está descubierta, a la vista de todos,
    y se repone de una pila tapada según se van jugando.
    Gana quien tenga más puntos cuando alguien llegue a { $target }; quienes empatan comparten la victoria.
differ-rules-deal =
    Cada cual recibe trece cartas tapadas: su *reserva*. Las cuatro primeras se descubren, las tres siguientes
    pasan a la mano, y seis quedan tapadas: nadie las mira, ni siquiera su dueño.
    El reparto pasa al siguiente con cada ronda, en el sentido de las agujas del reloj.
    Quién reparte primero se sortea.
differ-rules-auction =
    Quien está a la izquierda de quien reparte abre y debe pujar: un número de bazas de 1 a 13 y un palo de triunfo{ $no_trump ->
        [yes] {""}, o sin triunfo
       *[no] {""}
    }.
    Una puja posterior debe prometer más bazas, o las mismas en un palo más alto. De menor a mayor: { $suits }{ $no_trump ->
        [yes] {""} < sin triunfo
       *[no] {""}
    }.
    Quien pasa queda fuera de esta subasta. Quien puja más alto es el differ; una puja que nadie puede superar cierra la subasta al instante.
differ-rules-play =
    El differ sale en la primera baza; después, quien ganó la última.
    Juega una carta de tu mano o una de tus descubiertas. Si entre ellas hay una carta del palo de salida, tienes que
    asistir; si no, juega lo que quieras. El triunfo más alto gana la baza; sin triunfos, la carta más alta del palo
    de salida. Se juegan las trece bazas.
differ-rules-refill =
    Tras cada baza, quien no tiene cartas descubiertas descubre cuatro de su reserva, y quien no tiene cartas en la mano
    roba tres; o las que queden.
differ-rules-score =
    Si el differ ganó al menos tantas bazas como pujó, se anota un punto por cada baza ganada, y los demás nada.
    Si no, cada ender se anota tantos puntos como bazas faltaron, y el differ nada.
    Pujar 6 y ganar 7: 7 puntos. Pujar 6 y ganar 4: faltan dos, así que 2 puntos para cada rival.

## Lo que muestran sus imágenes, para quienes las escuchan: como mucho 1024 caracteres en total. `score`, `taken`,
## `hand` y `foundation` son números; `cards`, nombres de cartas separados por comas.

differ-picture-contract = { $name } pujó { BID($bid) } y lleva { $taken }.
differ-picture-seat = { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}, { $taken ->
    [one] { $taken } baza
   *[other] { $taken } bazas
}, mano { $hand }, reserva { $foundation }.
differ-picture-face-up = Descubiertas: { $cards }.
differ-picture-foundation = Reserva: { $count }.
differ-picture-pile = Reserva
