### Mitigati.

mitigati-bargain-now = Aún se regatea sobre la ronda: pasa, pide, ofrece o sigue repartiendo.
mitigati-discard-now = Primero descarta quien reparte.
mitigati-declare-now = Es el momento de cantar. Cuando hayas mostrado lo que quieras, no cantes más.
mitigati-play-now = El juego ha empezado: juega una carta.

## El regateo

mitigati-not-a-number = { $verb ->
    [offer] Ofrece
   *[demand] Pide
} un número entero de puntos de 1 a { $most }.
mitigati-demand-less = Ya pides { $demand }: solo puedes pedir menos, u ofrecer puntos tú.
mitigati-offer-more = Ya ofreces { $offer }: solo puedes ofrecer más.
mitigati-offered-before = Ya ofreces { $offer }: no puedes pedir nada hasta las próximas cartas.

## El descarte

mitigati-discard-count = Descarta exactamente { $count } cartas distintas.
mitigati-not-discarded = Tienes que quedarte con { SAID($card) }: los Reyes, el Mago, el Mundo y el Loco no se descartan.

## Los cantes

mitigati-declared-already = En esta ronda ya has cantado { $kind ->
    [abundance] Abundancia
    [kings] Reyes
    [honours] Honores
   *[mixed] Reyes y Honores
}.
mitigati-clash = { $kind ->
    [mixed] Reyes y Honores mezclados son para quien no canta ni unos ni otros solos; tú has cantado { $other ->
        [kings] Reyes
       *[honours] Honores
    }.
   *[other] { $other ->
        [mixed] Has cantado Reyes y Honores mezclados, así que ya no puedes cantar { $kind ->
            [kings] Reyes
           *[honours] Honores
        }.
       *[other] Solo puedes cantar Reyes y también Honores si ninguno se muestra junto al otro.
    }
}
mitigati-few-trumps = Una Abundancia requiere { $least } triunfos y tienes { $held }; el Loco no lo es.
mitigati-few-mixed = Para eso hacen falta { $least } Reyes y Honores en total y tienes { $held }.
mitigati-kings-missing = Para cantar Reyes hacen falta los cuatro, y no tienes { SAID($card) }.
mitigati-honours-missing = Para cantar Honores hacen falta el Mago, el Mundo y el Loco, y no tienes { SAID($card) }.
mitigati-card-twice = Nombra cada carta una sola vez.
mitigati-show-trumps = Muestra al menos { $least } triunfos.
mitigati-show-mixed = Muestra al menos { $least } Reyes y Honores.
mitigati-not-a-trump = { SAID($card) } no es un triunfo.
mitigati-kings-only = Junto a los cuatro Reyes, que se muestran siempre, solo puedes nombrar Honores; { SAID($card) } no lo es.
mitigati-honours-only = Junto a los tres Honores, que se muestran siempre, solo puedes nombrar Reyes; { SAID($card) } no lo es.
mitigati-mixed-only = { SAID($card) } no es ni Rey ni Honor.

## El juego

mitigati-must-follow = { $suit ->
    [T] Se salió con triunfo y tienes { $held ->
        [one] uno: juégalo
       *[other] { $held }: juega uno de ellos
    }
   *[other] El palo de salida es { SUIT($suit) } y tienes { $held ->
        [one] una sola carta: juégala
       *[other] { $held }: juega una de ellas
    }
}{ $fool ->
    [yes] , o el Loco
   *[no] {""}
}.
mitigati-must-trump = No tienes { SUIT($suit) }, así que debes jugar { $held ->
    [one] tu único triunfo
   *[other] uno de tus { $held } triunfos
}{ $fool ->
    [yes] , o el Loco
   *[no] {""}
}.

## Lo que muestra la mesa

mitigati-hand = Ronda { $number } de { $hands }
mitigati-packets = Cada cual tiene { $cards } de sus 25 cartas; reparte { $name }.
mitigati-nobody-spoke = Aún no ha hablado nadie.
mitigati-stance-demand = { $name } pide{"\u00A0"}**{ $points }**
mitigati-stance-offer = { $name } ofrece{"\u00A0"}**{ $points }**
mitigati-stance-pass = { $name } pasa
mitigati-stance-continue = { $name } sigue repartiendo
mitigati-stance-silent = { $name } aún no ha hablado
mitigati-settle-quiet = La ronda solo se detiene con una petición y una oferta.
mitigati-settle-demand = { $names } { $count ->
    [one] ofrece
   *[other] ofrecen
} **{ $offered }** por parar; nadie pide nada aún.
mitigati-settle-missing = { $names } { $count ->
    [one] pide
   *[other] piden
} **{ $demanded }** por parar; { $offered ->
    [0] nadie ofrece nada aún
   *[other] ofrecido hasta ahora: **{ $offered }**
}.
mitigati-settle-pass = Si **{ $name }** pasa, la ronda se detiene: { $points }
mitigati-stops = Entonces la ronda se detiene: { $points }
mitigati-one-more-pass = Si pasa uno más, se sigue repartiendo.
mitigati-discarding = **{ $name }** ha tomado las tres últimas cartas y descarta tres.
mitigati-declared = { $name } ha cantado { $kind ->
    [abundance] Abundancia de triunfos
    [kings] los cuatro Reyes
    [honours] los tres Honores
   *[mixed] Reyes y Honores
}: { $cards }: **{ $bonus }** de cada rival.
mitigati-shows = { $name } muestra { $kind ->
    [abundance] { $count } triunfos
    [kings] los cuatro Reyes
    [honours] los tres Honores
   *[mixed] Reyes y Honores
}: **{ $bonus }** de cada rival
mitigati-nothing-declared = No se ha cantado nada.
mitigati-taken = Ganado: { $taken }
mitigati-taken-by = { $name } { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}, { $points ->
    [one] { $points } tanto
   *[other] { $points } tantos
}
mitigati-debt = { $owner } le debe una carta a { $creditor } (por el Loco).

## Lo que dio una ronda

mitigati-result-stopped = **Ronda { $number }**, con trato cerrado a { $cards } cartas cada cual: { $points }
mitigati-result = **Ronda { $number }**, repartida por { $name }:
mitigati-result-line = { $name }: { $cards } tantos, { $over ->
    [yes] { $by } por encima de
    [no] { $by } por debajo de
   *[par] justo
}{"\u00A0"}{ $par }{ $bonus ->
    [none] {""}
   *[other] , cantes { $bonus }
}: **{ $points }**
mitigati-result-by = { $name }{"\u00A0"}**{ $points }**

## Lo que se le pide a alguien

mitigati-ask-bargain = Tu turno: pide u ofrece puntos por detener la ronda aquí, pasa, o sigue repartiendo.
mitigati-ask-bargain-on = Tu turno: pide, ofrece, pasa o sigue repartiendo.
mitigati-ask-demanding = Tu turno. Tu petición de { $points } solo puede bajar.
mitigati-ask-offering = Tu turno. Tu oferta de { $points } solo puede subir.
mitigati-ask-number = ¿{ $verb ->
    [offer] Ofrecer
   *[demand] Pedir
} **{ $points }** { $points ->
    [one] punto
   *[other] puntos
} por detener la ronda aquí?
mitigati-ask-discard = Tu turno: descarta tres cartas tapadas; cuentan entre tus bazas.{ $kept ->
    [0] {""}
   *[other] {" "}Estas tienen que quedarse: { $cards }.
}
mitigati-ask-more-discards = Para descartar: { $cards }. Elige { $missing ->
    [one] una más
   *[other] { $missing } más
}.
mitigati-ask-these = ¿Descartar { $cards }?
mitigati-ask-declare = Tu turno: muestra algo y cada rival te paga por ello, o no cantes { $before ->
    [0] nada
   *[other] nada más
}.
mitigati-ask-no-declaration = Tu turno: no tienes nada { $before ->
    [0] {""}
   *[other] más{" "}
}que cantar.
mitigati-ask-abundance = { $least } triunfos ganan { $least } puntos de cada rival, y cada uno más, un punto más. Todos los que nombres se muestran.
mitigati-ask-which = Elige al menos { $least } de tus { $held } triunfos.
mitigati-ask-kings = Los cuatro Reyes ganan 20 puntos de cada rival, y cada Honor mostrado junto a ellos, 5 más.
mitigati-ask-honours = Los tres Honores ganan 15 puntos de cada rival, y cada Rey mostrado junto a ellos, 5 más.
mitigati-ask-mixed = Cuatro Reyes y Honores ganan 10 puntos de cada rival, y cada uno más, 5 más.
mitigati-ask-first = Tu turno: se salió con el Loco, así que juega cualquier carta; ella decide el palo de salida.
mitigati-ask-follow = Tu turno: { $suit ->
    [T] se salió con triunfo; juega un triunfo
   *[other] el palo de salida es { SUIT($suit) }; asiste
}{ $fool ->
    [yes] , o juega el Loco
   *[no] {""}
}.
mitigati-ask-trump = Tu turno: no tienes { SUIT($suit) }, así que juega un triunfo{ $fool ->
    [yes] , o el Loco
   *[no] {""}
}.
mitigati-ask-discard-any = Tu turno: el palo de salida es { SUIT($suit) }; no tienes, ni tampoco triunfos, así que juega cualquier carta.
mitigati-ask-no-trump = Tu turno: se salió con triunfo y no tienes, así que juega cualquier carta.

## Botones y menús

mitigati-continue = Seguir repartiendo
mitigati-demand = Pedir …
mitigati-offer = Ofrecer …
mitigati-change = { $by } { $more ->
    [yes] más
   *[no] menos
}
mitigati-pass-stops = Pasar: la ronda se detiene
mitigati-settle-by-offer = Cerrar el trato: pagar { $points }
mitigati-settle-by-demand = Cerrar el trato: recibir { $points }
mitigati-say-demand = Pedir { $points }
mitigati-say-offer = Ofrecer { $points }
mitigati-back = Atrás
mitigati-discard-all = Las { $count } están arriba; escribe un palo
mitigati-discard-these = Descartarlas
mitigati-keep = Guardar { $card }
mitigati-goes = ✓ { $card }
mitigati-kind-abundance = Abundancia: de { $least } a { $most } cada uno
mitigati-kind-kings = Reyes: de { $least } a { $most } cada uno
mitigati-kind-honours = Honores: de { $least } a { $most } cada uno
mitigati-kind-mixed = Reyes y Honores: de { $least } a { $most } cada uno
mitigati-just-abundance = Abundancia: { $points } cada uno
mitigati-just-kings = Los cuatro Reyes: { $points } cada uno
mitigati-just-honours = Los tres Honores: { $points } cada uno
mitigati-just-mixed = Reyes y Honores: { $points } cada uno
mitigati-show-all = Mostrar los { $count }: { $points } cada uno
mitigati-show-lowest = Los { $count } más bajos: { $points } cada uno
mitigati-how-many-trumps = ¿Cuántos triunfos?
mitigati-which-trumps = Elegirlos uno a uno
mitigati-which-menu = ¿Qué triunfos?
mitigati-beside = Mostrar con ellos, 5 más cada uno …
mitigati-mixed-menu = Mostrar cuatro o más …
mitigati-done = No cantar más
mitigati-nothing = No cantar nada

## Lo que alguien tiene que confirmar

mitigati-sure-pass = pasar
mitigati-sure-continue = seguir repartiendo
mitigati-sure-demand = pedir { $points }
mitigati-sure-offer = ofrecer { $points }
mitigati-sure-discard = descartar { $cards }
mitigati-sure-abundance = mostrar { $count } triunfos
mitigati-sure-kings = mostrar los cuatro Reyes{ $count ->
    [0] {""}
   *[other] {" "}y { $cards }
}
mitigati-sure-honours = mostrar los tres Honores{ $count ->
    [0] {""}
   *[other] {" "}y { $cards }
}
mitigati-sure-mixed = mostrar { $cards }
mitigati-sure-done = no cantar más
mitigati-sure-play = jugar { $cards ->
    [Loco] el Loco
    [Mago] el Mago
    [Mundo] el Mundo
   *[other] { $cards }
}

## Para quienes escuchan en vez de mirar

mitigati-spoken-hand = { $count ->
    [one] Tu carta
   *[other] Tus { $count } cartas
}: { $cards }.
mitigati-spoken-seat = { $name }{ $dealer ->
    [yes] , reparte
   *[no] {""}
}: { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
} en la mano.
mitigati-spoken-shown = Se sabe que están en la mano de { $name }: { $cards }.
mitigati-spoken-discards = Descartado: { $cards }.

## Órdenes

mitigati-name = Mitigati
mitigati-game = Tarot para tres, con regateo mientras aún se reparten las cartas
mitigati-with-hands = { $value ->
    [one] { $value } ronda
   *[other] { $value } rondas
}
mitigati-about = Mitigati: tarot para tres, con regateo sobre manos a medio repartir
mitigati-option-hands = Cuántas rondas tiene la partida (3)
mitigati-pass-about = Pasar en el regateo
mitigati-demand-about = Pedir puntos por detener la ronda aquí
mitigati-demand-option = Cuántos puntos
mitigati-offer-about = Ofrecer puntos por detener la ronda aquí
mitigati-offer-option = Cuántos puntos
mitigati-continue-about = Seguir repartiendo: nadie regatea hasta las próximas cartas
mitigati-discard-about = Al repartir, descartar tres cartas
mitigati-discard-option = Como 2F (2 de Fuego) o 5 (triunfo 5); A Aire, E Tierra, W Agua; el resto, en tu panel
mitigati-declare-about = Cantar triunfos, Reyes u Honores antes del juego
mitigati-declare-kind = Lo que cantas
mitigati-declare-cards = Las cartas que mostrar, como «1 21 fool»; «all» para todas las que puedas
mitigati-kind-name-abundance = Abundancia: diez triunfos o más
mitigati-kind-name-kings = Reyes: los cuatro, y Honores junto a ellos
mitigati-kind-name-honours = Honores: los tres, y Reyes junto a ellos
mitigati-kind-name-mixed = Reyes y Honores mezclados, cuatro o más
mitigati-done-about = No cantar más
mitigati-play-option = Como KF (rey de Fuego; A Aire, E Tierra, F Fuego, W Agua), 14 (triunfo 14) o fool (el Loco)
mitigati-cards-none = Ninguna carta más
mitigati-cards-all = Todas: { $cards }

## Reglas

mitigati-topic-cards = Las cartas y sus tantos
mitigati-topic-bargaining = El reparto y el regateo
mitigati-topic-discard = El descarte de quien reparte
mitigati-topic-declarations = Los cantes
mitigati-topic-fool = El Loco

mitigati-rules-overview = **Mitigati** es un juego de tarot para tres, cada cual por su cuenta, con 78 cartas.
    Mientras aún se reparten las cartas, cualquiera puede pedir u ofrecer puntos por detener la ronda antes de jugarla. Si no se
    cierra ningún trato, quien reparte descarta tres cartas, se cantan combinaciones raras por una prima, y se juegan 25 bazas por los tantos de sus cartas.

    Esta partida tiene { $hands ->
        [one] una ronda
       *[other] { $hands } rondas
    }; gana el total más alto, y quienes empatan comparten la victoria. Una ronda con trato cerrado cuenta como una de ellas.
    Quién reparte primero se sortea; el reparto pasa al siguiente con cada ronda, en el sentido de las agujas del reloj.
mitigati-rules-cards =
    Cuatro palos —Aire, Tierra, Fuego y Agua— tienen catorce cartas cada uno. De mayor a menor: rey (K), reina (Q), caballo (C), sota (J), del 10 al 2, y el as por debajo del 2.

    Por encima de todo palo hay 21 triunfos numerados; el 1 es el *Mago*, el 21 el *Mundo*. El *Loco* no es triunfo ni tiene palo.
    El Mago, el Mundo y el Loco son los *Honores* (en el tarot francés: el Petit, el 21 y la Excusa).

    Tantos: Honores, reyes y ases 5 cada uno; reinas 4, caballos 3, sotas 2; cualquier otra carta 1. Son 146 en la baraja.
mitigati-rules-bargaining =
    Las cartas vienen en paquetes de cinco. Cuando todos tienen 10, luego 15, luego 20 cartas, hay una vuelta de regateo, que empieza *el mano*, quien está
    a la izquierda de quien reparte. Por turno, cada cual puede pasar, *pedir* puntos por detenerse aquí, *ofrecer* puntos por ello, o *seguir repartiendo*.

    En una vuelta de regateo, una petición solo puede bajar y una oferta solo subir; quien pide puede pasar a ofrecer, pero no al revés.

    Cuando han hablado los tres, alguien pide y las ofertas juntas cubren las peticiones, la ronda se detiene: cada petición se paga entera con
    las ofertas, y lo que sobra no se paga, empezando por la oferta más nueva. Si alguien sigue repartiendo, o los tres pasan seguidos, el reparto sigue.
    Nada de lo dicho vale para la vuelta siguiente.
mitigati-rules-discard =
    Tras el último paquete, quien reparte toma las tres cartas que quedan y descarta tres tapadas. Entre ellas no puede haber Reyes ni Honores;
    ases y otros triunfos, sí. Las tres pertenecen a las bazas de quien reparte: sus tantos cuentan al final.
mitigati-rules-declarations =
    Antes del juego, empezando por el mano, cada cual puede mostrar cartas por una prima que paga cada rival.

    • *Abundancia*: diez triunfos, 10 puntos, y uno más por cada triunfo más mostrado. El Loco no lo es.
    • *Reyes*: los cuatro, 20 puntos, y 5 más por cada Honor mostrado junto a ellos.
    • *Honores*: los tres, 15 puntos, y 5 más por cada Rey mostrado junto a ellos.

    Reyes y Honores solo van a la vez si ninguno se muestra junto al otro.

    • *Mezclados*: cuatro Reyes y Honores, 10 puntos, 5 más por cada uno más; solo para quien no canta ni Reyes ni Honores.

    Cada cosa se canta una vez, y nadie tiene que hacerlo. Lo mostrado vuelve a la mano.
mitigati-rules-play =
    El mano sale en la primera baza, y después quien ganó la última. Asiste si puedes; si no, juega un triunfo; si no tienes,
    juega lo que quieras. Nadie está obligado a montar. Gana la baza el triunfo más alto o, si no lo hay, la carta más alta del palo de salida.
mitigati-rules-fool =
    El Loco se puede jugar en cualquier momento, sea cual sea la salida, y nunca gana la baza. Su dueño lo conserva y debe una carta a quien
    ganó esa baza: al terminar la ronda, la más barata de sus propias bazas, a las que pertenece el descarte de quien reparte. Quien no tiene tal carta
    entrega el propio Loco.
    Si se sale con el Loco, la carta siguiente decide el palo de salida.
mitigati-rules-score =
    Al terminar una ronda, cada cual cuenta los tantos de sus bazas. Cada tanto por encima de 49 gana un punto, cada uno por debajo lo pierde;
    los cantes y los tratos se suman. Con 60, 50 y 36 tantos, la ronda da +11, +1 y −13.

## Lo que muestran sus imágenes, para quienes las escuchan: como mucho 1024 caracteres en total.

mitigati-picture-demand = { $name } pide { $points }.
mitigati-picture-offer = { $name } ofrece { $points }.
mitigati-picture-pass = { $name } pasa.
mitigati-picture-shown = { $name } muestra { $cards }.
mitigati-picture-seat = { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
} en la mano.
mitigati-picture-taken = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
} con { $points } tantos.
mitigati-picture-bonus = Cantes: { $points }.
mitigati-picture-points = Esta ronda: { $points }.
mitigati-picture-known = Se sabe: { $cards }.
mitigati-picture-debt = Debe a { $name } una carta por el Loco.
mitigati-picture-match = Ronda { $number } de { $hands }. Bazas jugadas: { $done } de { $all }.
mitigati-picture-hand-of = Ronda { $number } de { $hands }
mitigati-picture-dealt = { $number } de { $all } cartas
mitigati-picture-owes = { $owner } debe una carta a { $creditor }
mitigati-picture-balance = ofrecen { $offered } de { $demanded } pedidos
mitigati-picture-demands = pide { $points }
mitigati-picture-offers = ofrece { $points }
mitigati-picture-passes = pasa
mitigati-picture-cards = { $points } − { $par } tantos{ $bonus ->
    [none] {""}
   *[other] , cantes { $bonus }
}
mitigati-picture-marked = Enmarcado: { $cards }.
mitigati-picture-away = Descartado: { $cards }.
mitigati-picture-free = Puedes elegir: { $cards }.
mitigati-picture-dim = No puedes elegir: { $cards }.
mitigati-picture-means-pile = Tantos
mitigati-picture-means-bonus = Cantes
mitigati-picture-discards = Tu descarte
