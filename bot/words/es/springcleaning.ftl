### Spring Cleaning.

springcleaning-opening-first = Primero cada cual ofrece una carta de su mano.
springcleaning-arrange-first = Tu mano está vacía: primero recoge tu Oferta, con sus cartas en el orden que quieras.
springcleaning-insert-first = Primero inserta en tu mano la carta que robaste: a es el extremo izquierdo, { PLACE($last) } el derecho.
springcleaning-offer-first = Para terminar tu turno, ofrece una carta de tu mano.
springcleaning-leader-must-play = Sales tú: juega una combinación de tu mano.
springcleaning-leader-own-hand = Sales tú, y quien sale juega solo de la mano; las Ofertas son para quienes siguen.
springcleaning-no-pass = Solo puedes pasar cuando no hay nada que robar: juega algo, o roba una carta.
springcleaning-deck-empty = El mazo está vacío, y no hay descartes que barajar: roba de otra Oferta.
springcleaning-own-offer = No puedes robar de tu propia Oferta.
springcleaning-not-on-offer = Ahí no hay ningún { $card } en Oferta.
springcleaning-not-a-place = Nombra cada carta por dónde está, en tu mano o en la Oferta de quién.
springcleaning-not-held = No tienes ningún { $card }, o no tantos.
springcleaning-several = Eso se puede jugar de varias formas; elige una: { $ways }.
springcleaning-no-such-place = Ese puesto no existe en tu mano.
springcleaning-no-such-gap = Ese puesto no existe: a es el extremo izquierdo de tu mano, { PLACE($last) } el derecho.
springcleaning-twice = No puedes jugar dos veces una misma carta de tu mano.
springcleaning-too-many = Ahí { $there ->
    [one] solo hay un { $card }
   *[other] solo hay { $there } cartas de valor { $card }
} en Oferta.
springcleaning-not-neighbours = Las cartas de tu mano deben estar una junto a otra.
springcleaning-not-rising = Las cartas de tu mano deben subir de izquierda a derecha.
springcleaning-no-combination = Eso no es una combinación: juega una carta, un grupo de cartas iguales, o una escalera como 3‑4‑5.
springcleaning-too-weak = Eso no supera { $cards }: juega { $top ->
    [yes] { $more } cartas cualesquiera
   *[no] { $kind ->
        [single] una carta más alta, o dos cualesquiera
        [set] un grupo de { $size } más alto, o { $more } cualesquiera
       *[run] una escalera de { $size } más alta, o { $more } cualesquiera
    }
} que vayan juntas.
springcleaning-unbeatable = Nada supera una escalera de las nueve.

## Cómo se llaman las cartas y las combinaciones. Una Oferta lleva la letra de su asiento.

springcleaning-nothing = nada
springcleaning-from-offer = { $cards }{"\u00A0"}de{"\u00A0"}{ $name }
springcleaning-from-own = tu{"\u00A0"}{ $cards }
springcleaning-at = { $cards } en { PLACE($place) }
springcleaning-kinds = { $kind ->
    [single] Cartas sueltas
    [set] Grupos
   *[run] Escaleras
} ({ $count })
springcleaning-group = { $named ->
    [no] { $kind ->
        [set] Grupos de { $size }
       *[run] Escaleras de { $size }
    }
   *[yes] { $cards }
} ({ $count ->
    [one] una forma
   *[other] { $count } formas
})
springcleaning-needs-none = una escalera de diez, que no existe
springcleaning-needs = { $top ->
    [yes] { "" }
   *[no] { $kind ->
        [single] una carta más alta o{ " " }
        [set] un grupo de { $size } más alto o{ " " }
       *[run] una escalera de { $size } más alta o{ " " }
    }
}{ $more } cartas cualesquiera que vayan juntas

## Lo que muestra la mesa

springcleaning-round = Ronda { $number }
springcleaning-opening = Cada cual elige una carta que ofrecer. Quedan tapadas hasta que todos hayan elegido.
springcleaning-to-beat = Por superar: **{ $cards }** de **{ $name }**, con { $needs }.
springcleaning-beaten = Superado en esta baza: { $plays }
springcleaning-leads = Sale **{ $name }**: no hay ninguna combinación en la mesa.
springcleaning-play = { $name }: { $cards }
springcleaning-seat = **{ $name }**: { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
} en la mano · Oferta: **{ $offer }**
springcleaning-piles = Mazo: { $deck } · descartes: { $discards }
springcleaning-last-trick = { $won ->
    [yes] { $plays } — la ganó **{ $name }**.
   *[no] { $plays } — la ronda terminó antes de que se ganara.
}
springcleaning-ended = **Ronda { $number }**: { $ended ->
    [yes] { $name } se quedó sin cartas.
   *[no] duraba demasiado y se detuvo.
}
springcleaning-result = { $said } Basura: { $costs }
springcleaning-cost = { $name }{"\u00A0"}**{ $trash }**{ $cards ->
    [0] {""}
    [one] {" "}(queda{"\u00A0"}una{"\u00A0"}carta{ $nearer ->
        [no] {""}
       *[other] , se sienta más cerca de { $nearer }
    })
   *[other] {" "}(quedan{"\u00A0"}{ $cards }{"\u00A0"}cartas{ $nearer ->
        [no] {""}
       *[other] , se sienta más cerca de { $nearer }
    })
}
springcleaning-scores = Basura: { $scores } (con { $most } termina la partida; gana quien tenga menos)
springcleaning-score = { $name }{"\u00A0"}{ $trash }
springcleaning-caught = En la ronda { $number }, { $finisher } se quedó sin cartas y a { $name } le { $cards ->
    [one] quedaba { $cards }
   *[other] quedaban { $cards }
}.
springcleaning-tie = Empate a { $trash } de basura: gana quien se llevó menos en la última ronda.

## Lo que se le pide a alguien

springcleaning-ask-opening = Elige una carta que ofrecer. Todas se descubren a la vez; después cualquiera puede usarlas.
springcleaning-ask-lead = Sales tú: juega una carta, cartas iguales o una escalera como 3, 4, 5, con cartas vecinas de tu mano.{ $many ->
    [yes] { " " }Elige primero de qué clase.
   *[no] { "" }
}
springcleaning-ask-beat = Supera { $cards } con { $needs }{ $draws ->
    [yes] , o roba una carta.
   *[no] ; no hay nada que robar.
}{ $many ->
    [yes] { " " }Elige primero de qué clase.
   *[no] { "" }
}
springcleaning-ask-draw = No puedes superar { $cards } (requiere { $needs }){ $draws ->
    [yes] : roba una carta.
   *[no] , y no hay nada que robar: solo puedes pasar.
}
springcleaning-ask-which = { $kind ->
    [single] ¿Qué carta?
    [set] ¿Qué grupo?
   *[run] ¿Qué escalera?
}
springcleaning-ask-insert = Acabas de robar **{ $card }**. ¿Dónde va?
springcleaning-ask-offer = Ahora ofrece una carta de tu mano (también vale la que robaste).
springcleaning-ask-arrange = Tu mano está vacía, así que recoges tu Oferta. { $chosen ->
    [0] ¿En qué orden? Después ya no cambia. Elige primero la carta de más a la izquierda, o un orden entero.
   *[other] Hasta ahora, desde la izquierda: **{ $cards }**. ¿Qué viene después?
}
springcleaning-which = ¿Cuál?
springcleaning-whereabouts = ¿Más o menos dónde?
springcleaning-part = { $first } … { $last }
springcleaning-draw-deck = { $cards ->
    [0] Barajar y robar
   *[other] Robar del mazo ({ $cards })
}
springcleaning-draw-offer = O robar una carta en Oferta
springcleaning-draw-card = Tomar el { $card } de { $name }
springcleaning-whose = Oferta de { $name } …
springcleaning-gap = { $end ->
    [first] a la izquierda
    [last] a la derecha
    [left] antes de { $after }
    [right] después de { $before }
   *[no] { $before } ↓ { $after }
}
springcleaning-next = Después { $card }
springcleaning-order = { $order ->
    [up] Subiendo: { $cards }
    [down] Bajando: { $cards }
   *[so] Recoger { $cards }
}
springcleaning-orders = En este orden
springcleaning-back = Otra cosa

springcleaning-sure-draw = robar { $deck ->
    [yes] del mazo
   *[no] el { $card } de { $name }
}
springcleaning-sure-insert = insertarla en { PLACE($gap) }
springcleaning-sure-arrange = recoger { $cards }

## Para quienes escuchan en vez de mirar

springcleaning-spoken-hand = Tu mano de izquierda a derecha: { $count ->
    [0] ninguna carta
   *[other] { $cards }
}.
springcleaning-spoken-place = { $card } en { PLACE($place) }
springcleaning-spoken-drawn = La carta { $card } aún no está en tu mano. Insertarla en a es ponerla a la izquierda de tu primera carta, en b a la izquierda de la segunda, y así.
springcleaning-spoken-sealed = Ofreces { $card } en { PLACE($place) }, cuando todos hayan elegido.
springcleaning-spoken-kind = { $kind ->
    [single] Cartas sueltas
    [set] Grupos
   *[run] Escaleras
} que puedes jugar: { $cards }.
springcleaning-news-took = { $name } toma el { $card } de { $owner }
springcleaning-news-offered = { $name } ofrece el { $card }
springcleaning-news-drew = { $name } roba
springcleaning-news-arranged = { $name } recoge su Oferta
springcleaning-spoken-offer = Tu Oferta: { $offer }.
springcleaning-spoken-trick = En esta baza: { $plays }.

## Órdenes

springcleaning-name = Spring Cleaning
springcleaning-game = Vacía una mano que no puedes ordenar, con cartas que otros ofrecen
springcleaning-size = { $size ->
    [5] Diez cartas cada cual
   *[other] Doce cartas cada cual
}
springcleaning-about = Spring Cleaning: vacía una mano que no puedes ordenar, con cartas que otros ofrecen
springcleaning-option-players = Cuántos juegan: de 2 a 5
springcleaning-offer-about = Ofrecer una carta de tu mano
springcleaning-offer-option = Su puesto en tu mano: a es el de más a la izquierda
springcleaning-play-about = Jugar una carta, un grupo o una escalera
springcleaning-play-option = Elige de la lista, o escribe cartas como 3 4 5
springcleaning-draw-about = Robar una carta del mazo o de la Oferta de alguien
springcleaning-draw-option = El mazo, o una carta en Oferta de la lista
springcleaning-insert-about = Insertar en tu mano la carta que robaste
springcleaning-insert-option = El puesto que tendrá en tu mano: a es el extremo izquierdo
springcleaning-arrange-about = Recoger tu Oferta en el orden que quieras
springcleaning-arrange-option = Sus cartas de izquierda a derecha, como 3 4 5 5
springcleaning-pass-about = Pasar, cuando no hay nada que robar

## Reglas

springcleaning-topic-combinations = Combinaciones
springcleaning-topic-turn = Un turno
springcleaning-topic-offers = Las Ofertas
springcleaning-topic-pickup = Una mano vacía
springcleaning-topic-end = La basura y el final

springcleaning-rules-overview = **Spring Cleaning** es para dos a cinco jugadores, cada cual por su cuenta, con los valores del 1 al 9, { $copies } cartas de cada uno.
    Cada cual recibe { $dealt } cartas (con { $sizes } jugadores), y *las conserva en el orden en que llegaron*.
    Para empezar, todos ponen ante sí una carta de la mano, descubierta: su *Oferta*.
    Intentas deshacerte de todas tus cartas, mano y Oferta. Quien aún tiene cartas al final de una ronda se lleva basura.
springcleaning-rules-combinations =
    Una **carta suelta**; un **grupo** de dos o más cartas iguales; o una **escalera** de dos o más valores que suben de uno en uno, como 3, 4, 5.
    Las cartas de tu mano deben estar una junto a otra, y las de una escalera deben subir de izquierda a derecha:
    4, 3, 5 no es una escalera, y 7, 1, 7 no es una pareja.
    A una combinación la supera otra más alta de la misma clase y tamaño, o *cualquiera* que tenga exactamente una carta más.
springcleaning-rules-turn =
    Quién sale primero se sortea.
    Quien sale juega una combinación solo de la mano. Luego cada cual, por turno y en el sentido de las agujas del reloj, supera la
    combinación de la mesa o roba: del mazo, o una carta de la Oferta de otro. Una carta robada va a cualquier sitio de
    la mano, y después una carta de la mano va a la propia Oferta.
    Puedes robar aunque pudieras jugar, y jugar más tarde aunque hayas robado. Cuando el turno vuelve a quien jugó la
    combinación de la mesa, esa persona gana la baza: sus cartas van a los descartes, y quien la ganó sale de nuevo.
    Cuando el mazo está vacío, se barajan los descartes. Solo puede pasar quien no puede robar nada en absoluto.
springcleaning-rules-offers =
    Quien no sale puede usar en una combinación cualesquiera cartas de cualesquiera Ofertas, también de la suya, y también sin ninguna carta de la
    mano. Encajan en cualquier sitio: con 3, 5 en tu mano y un 4 en Oferta tienes 3, 4, 5.
    Si alguien se lleva la última carta de una persona que tampoco tiene mano, esa persona ha acabado, y la ronda termina.
springcleaning-rules-pickup =
    Quien no tiene mano al empezar su turno recoge toda su Oferta, en el orden que quiera. Desde entonces
    ese orden ya no cambia. Hasta entonces sus cartas en Oferta se pueden usar y robar como antes, incluso la última.
springcleaning-rules-end =
    La ronda termina en cuanto alguien no tiene ninguna carta, ni en la mano ni en Oferta, y no se lleva basura. De los
    demás, quien tiene menos cartas se lleva 1 de basura, el siguiente 2, y así; entre iguales se lleva menos quien se sienta
    más cerca, en el sentido de las agujas del reloj, de quien acabó. Una ronda que no termina nadie se detiene tras { $turns } turnos, y cuenta como está.
    Cuando alguien tiene { $trash } de basura (con { $sizes } jugadores), la partida ha terminado. Gana quien tenga menos basura; después, menos
    en la última ronda; quienes siguen empatados comparten la victoria. Si no, quien tiene más basura sale en la ronda siguiente; entre
    iguales, quien se llevó más en la última, y luego quien se sienta más cerca, en el sentido de las agujas del reloj, de quien acabó.
    Si acaban varios a la vez, se cuenta desde quien tenía el turno, o si no desde el primero de ellos después; en una ronda
    detenida, desde quien salió en ella.

## Lo que muestran sus imágenes, para quienes las escuchan: como mucho 1024 caracteres en total.

springcleaning-picture-deck = Mazo { $count }
springcleaning-picture-discarded = Descartes { $count }
springcleaning-picture-new = Nueva
springcleaning-picture-left = { $cards ->
    [0] sin cartas
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
}
springcleaning-picture-trash = basura { $trash }
springcleaning-picture-hand = Tu mano de izquierda a derecha: { $cards }.
springcleaning-picture-drawn = Acabas de robar { $card }.
springcleaning-picture-order = En el nuevo orden: { $cards }.
springcleaning-picture-free = { $count ->
    [one] Un puesto
   *[other] { $count } puestos
} de tu mano { $count ->
    [one] sigue libre
   *[other] siguen libres
}.
springcleaning-picture-chosen = Elegido: { $cards }.
springcleaning-picture-useful = Útil ahora: { $cards }.
springcleaning-picture-trick = Esta baza: { $plays }.
springcleaning-picture-open = Ninguna combinación en la mesa.
springcleaning-picture-seat = { $name }: { $hand } en la mano, ofrece { $cards }; basura: { $trash }.
springcleaning-picture-piles = Mazo: { $deck }, descartes: { $discards }.
springcleaning-picture-winner = Gana { $name }.
