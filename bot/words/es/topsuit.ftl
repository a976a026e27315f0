### Top Suit.

topsuit-pass-by-drawing = Pasar cuesta una carta: «draw» toma una y pasa.
topsuit-draw-stands-alone = No eliges lo que robas: escribe solo «draw».
topsuit-card-twice = No puedes jugar { SAID($card) } dos veces.
topsuit-no-combination = Eso no es una combinación: juega una carta, de dos a cuatro de un mismo valor, o { $shortest } o más de un palo seguidas. El as solo va por encima del rey.
topsuit-other-kind = En esta baza se juegan { $kind ->
    [single] cartas sueltas
    [pair] parejas
    [triple] tríos
    [quad] póqueres
   *[run] escaleras
}: haz lo mismo, o roba.
topsuit-quad-too-low = A un póquer solo lo vence un valor más alto, y { SAID($card) } no está por encima de { SAID($current) }.
topsuit-too-weak = { SAID($card) } { $kind ->
    [single] { "" }no vence
   *[other] encima no vence
} a { SAID($current) }: { $current ->
    [AC] hace falta una pica o un diamante.
    [AD] nada lo vence.
    [AH] hace falta un trébol o un diamante.
    [AS] hace falta un corazón o un diamante.
   *[other] hace falta { $suit ->
        [C] un trébol más alto, una pica o un diamante
        [H] un corazón más alto, un trébol o un diamante
        [S] una pica más alta, un corazón o un diamante
       *[D] un diamante más alto
    }.
}
topsuit-no-run = Aquí no hay ninguna escalera que alargar.
topsuit-run-complete = Una escalera que ha llegado a { SAID($top) } no sigue más allá.
topsuit-extension-too-long = Puedes añadir como mucho { $most } cartas; una fila más larga es una escalera por sí misma: juégala.
topsuit-not-next = Lo que añades debe seguir a { SAID($top) } en su palo: primero { SAID($next) }.

## Cómo se llaman las combinaciones. La carta de encima va primero, pues es la que decide.

topsuit-kind = { $kind ->
    [single] carta suelta
    [pair] pareja
    [triple] trío
    [quad] póquer
   *[run] escalera
}
topsuit-kinds = { $kind ->
    [single] Cartas sueltas
    [pair] Parejas
    [triple] Tríos
    [quad] Póqueres
    [extend] Alargar
   *[run] Escaleras
} ({ $count })
topsuit-of-kind = { $kind ->
    [pair] Pareja
    [triple] Trío
    [quad] Póquer
   *[run] Escalera
}: { $cards }
topsuit-set = { $top } sobre { $under }
topsuit-run = { $first } a { $last }
topsuit-drew = robó
topsuit-extended = añadió { $cards }
topsuit-act = { $name } { $what }
topsuit-stronger = { $ace ->
    [yes] { $suit ->
        [C] una pica o un diamante
        [H] un trébol o un diamante
       *[S] un corazón o un diamante
    }
   *[no] { $suit ->
        [C] un trébol más alto, una pica o un diamante
        [H] un corazón más alto, un trébol o un diamante
        [S] una pica más alta, un corazón o un diamante
       *[D] un diamante más alto
    }
}
topsuit-needs = { $kind ->
    [single] hace falta { $stronger }
    [pair] hace falta una pareja con { $stronger } encima
    [triple] hace falta un trío con { $stronger } encima
   *[run] hace falta una escalera hasta { $stronger }
}
topsuit-needs-rank = hace falta un póquer de mayor valor
topsuit-nothing-beats = nada vence { $kind ->
    [quad] a cuatro ases
   *[other] al as de diamantes
}

## Lo que muestra la mesa

topsuit-trick = Baza { $number }
topsuit-open = Aún no hay nada que vencer: vale cualquier combinación.
topsuit-to-beat = Para vencer: **{ $cards }** ({ $kind }) de **{ $name }**; { $needs }{ $extends ->
    [yes] , o alargar la escalera.
   *[no] .
}
topsuit-this-trick = Esta baza: { $acts }
topsuit-last-trick = { $acts } — { $taken ->
    [yes] la ganó **{ $name }**.
   *[no] no la ganó nadie.
}
topsuit-holds = { $name }{"\u00A0"}{ $cards }
topsuit-stock = Cartas que quedan: { $held } · mazo **{ $cards }**
topsuit-spoken-circle = Los corazones vencen a las picas, las picas a los tréboles, los tréboles a los corazones; los diamantes vencen a los tres.
topsuit-result = Baza { $number }: { $name } +1 ({ $cards })
topsuit-result-nobody = Baza { $number }: no jugó nadie
topsuit-result-emptied = Última carta jugada: { $name } +1
topsuit-result-exhausted = El mazo está vacío.
topsuit-result-cut-short = La baza sin terminar no cuenta.
topsuit-out = { $name } se quedó sin cartas con { $cards }{ $won ->
    [yes] , y ese punto decidió la partida
   *[no] {""}
}.
topsuit-dry = El mazo se acabó. Menos cartas en la mano: { $names } ({ $cards }).

## Lo que se le pide a alguien

topsuit-ask-lead = Sales tú: juega lo que quieras, o roba y pasa.{ $many ->
    [yes] { " " }Elige primero su clase.
   *[no] { "" }
}
topsuit-ask-first = Tu turno: juega lo que quieras, o roba y pasa.{ $many ->
    [yes] { " " }Elige primero su clase.
   *[no] { "" }
}
topsuit-ask-beat = Tu turno: { $ways ->
    [extend] solo puedes alargar { $cards }
    [both] vence o alarga { $cards } ({ $needs })
   *[beat] vence a { $cards } ({ $needs })
}, o roba una carta y pasa.{ $many ->
    [yes] { " " }Hay muchas formas: elige paso a paso.
   *[no] { "" }
}
topsuit-ask-draw = Tu turno: no puedes vencer a { $cards } ({ $needs }), así que roba una carta y pasa.
topsuit-ask-which = { $kind ->
    [single] ¿Qué carta?
    [pair] ¿Qué pareja? La carta que se nombra primero va encima y decide.
    [triple] ¿Qué trío? La carta que se nombra primero va encima y decide.
    [quad] ¿Qué póquer?
    [extend] ¿Qué añades?
   *[run] ¿Qué escalera? Decide su carta más alta.
}
topsuit-add = Alargar: + { $cards }
topsuit-goes-out = { $cards }: +1, la partida termina
topsuit-among = { $cards } ({ $count })
topsuit-from = Desde { SAID($card) } ({ $count })
topsuit-draw = { $left ->
    [one] Robar la última: la partida termina
   *[other] Robar una carta y pasar
}
topsuit-to-draw = robar una carta y pasar
topsuit-to-extend = alargar con { $cards }
topsuit-to-play = jugar { $cards }
topsuit-back = Otra cosa

## Para quienes escuchan en vez de mirar

topsuit-nothing = ninguna carta
topsuit-spoken-current = Para vencer: { $kind }, { $cards }, de { $name }.
topsuit-spoken-trick = En esta baza: { $acts }.
topsuit-spoken-last = En la baza anterior: { $acts }.

## Órdenes

topsuit-name = Top Suit
topsuit-game = Supera la última jugada o roba; los palos se vencen en círculo
topsuit-size = { $size ->
    [3] Diez cartas cada cual para empezar
   *[4] Ocho cartas cada cual para empezar
}
topsuit-about = Top Suit: supera lo que se jugó antes de ti, por el valor o por el círculo de los palos
topsuit-option-players = Cuántos juegan: 3 o 4
topsuit-play-about = Jugar una carta, varias de un valor, o una escalera
topsuit-play-option = Como KH, o 5S 5H con 5 de corazones encima; C tréboles, D diamantes, H corazones, S picas
topsuit-extend-about = Añadir una o dos cartas a la escalera de la mesa
topsuit-extend-option = Como 7C 8C en una escalera hasta el 6 de tréboles
topsuit-draw-about = Robar una carta y pasar

## Reglas

topsuit-topic-trick = Una baza
topsuit-topic-combinations = Combinaciones
topsuit-topic-suits = Qué vence a qué
topsuit-topic-extend = Alargar una escalera
topsuit-topic-end = Los puntos y el final

topsuit-rules-overview = **Top Suit** es para tres o cuatro jugadores, cada cual por su cuenta, con 52 cartas (K rey, Q reina, J jota); el as es la carta más alta.
    Entre tres, cada cual recibe { $three } cartas, entre cuatro { $four }; las demás son el mazo.
    Intentas ser el último en jugar en cada baza, y deshacerte de tus cartas. Qué vence a qué depende del palo
    de la carta de encima, y los palos se vencen en círculo.
    La partida termina cuando a alguien no le quedan cartas o el mazo está vacío. Gana quien tenga más puntos; quienes
    empatan comparten la victoria.
topsuit-rules-trick =
    Quién sale primero se sortea.
    Empieza quien sale, y luego cada cual tiene un turno, en el sentido de las agujas del reloj: juega una combinación, o roba una carta y pasa. Puedes
    pasar aunque pudieras jugar, y también puede pasar quien sale.
    La primera combinación de una baza es libre. Una posterior debe ser de la misma clase y vencer a la que se jugó en último lugar.
    Cuando todos han tenido su turno, quien jugó el último gana la baza, se anota un punto y sale en la siguiente. Si no jugó nadie,
    nadie se anota nada y la salida pasa al asiento siguiente.
topsuit-rules-combinations =
    Una **carta suelta**; una **pareja**, un **trío** o un **póquer** de un mismo valor; o una **escalera** de { $run } o más cartas seguidas de un palo.
    El as solo va por encima del rey.
    Decide la *carta de encima*: en una pareja o un trío, la que pones encima; en una escalera, la más alta. De los póqueres solo cuenta el valor.
    A una escalera la puede vencer una más corta o más larga.
topsuit-rules-suits =
    Compara las cartas de encima. En el mismo palo, el valor más alto vence al más bajo. Entre dos palos los valores no importan:
    una carta del palo más fuerte vence a cualquier carta del más débil. **Los diamantes vencen a todos los demás palos**, y los otros tres van
    en círculo: **los corazones vencen a las picas, las picas a los tréboles, los tréboles a los corazones**.
    Así 3♠ vence a K♣, y 2♦ vence a A♥, pero 10♠ no vence a 5♦. Nada vence a A♦.
topsuit-rules-extend =
    Si hay una escalera que vencer, puedes añadirle en su lugar: la carta siguiente de su palo, o las { $most } siguientes.
    Entonces la escalera más larga es tuya, y otros pueden vencerla o alargarla a su vez. Una escalera hasta el as no sigue más allá.
topsuit-rules-end =
    Cada baza es un punto para quien jugó en ella el último. La partida termina al instante cuando alguien juega su última carta,
    lo que le da un punto más, o cuando alguien roba la última carta del mazo.
    Si para entonces todos habían tenido su turno, la baza también cuenta; si no, no cuenta.

## Lo que muestran sus imágenes, para quienes las escuchan: como mucho 1024 caracteres en total.

topsuit-picture-deck = Mazo
topsuit-picture-beat = Vencer
topsuit-picture-top = Carta de encima que vencer: { $card }.
topsuit-picture-useful = Útil ahora: { $cards }.
topsuit-picture-useless = Ninguna es útil ahora.
topsuit-picture-current = Para vencer: { $cards } de { $name }.
topsuit-picture-trick = Esta baza: { $acts }.
topsuit-picture-last = Última baza: { $acts }.
topsuit-picture-seat = { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}, { $hand } en la mano.
topsuit-picture-match = Mazo: { $stock }. Los corazones vencen a las picas, las picas a los tréboles, los tréboles a los corazones, los diamantes a todos.
