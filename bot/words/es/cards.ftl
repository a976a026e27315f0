### Las cartas y los palos, y lo que dicen de ellas las imágenes.
###
### Cómo se llaman las cosas en español, en todas partes igual (tests/words/test_glossary.py), y por qué:
###
###   auction subasta · bid pujar, puja · pass pasar · trick baza, take ganar · trump triunfo · suit palo · no trump sin triunfo
###     (las palabras del tute y del bridge; siempre «con corazones de triunfo»)
###   match partida · hand (deal and tricks), round ronda · hand (cards held) mano, cartas · deal repartir, reparto ·
###     dealer quien reparte (un repartidor trae pizzas)
###   lead salir, salida · follow suit asistir · discard descartarse · ruff fallar · draw trumps arrastrar triunfos · suit led palo de salida
###   seat asiento · table mesa · host anfitrión · panel panel · computer player jugador virtual · move jugada
###   concede rendirse · leave dejar · shelve guardar · resume reanudar · take back deshacer · replay repetición · claim reclamar
###   Differ: differ y enders quedan como están; foundation pile reserva · face up descubierta · refill reponer
###   92Q: left suit palo izquierdo · partner compañero · side bando · twos are high, low los doses valen más, valen menos
###   Mitigati (una vez entre paréntesis, en las reglas, los nombres del tarot francés):
###     bargaining regateo, regatear · demand pedir, petición · offer ofrecer, oferta · deal on seguir repartiendo ·
###     settle cerrar el trato · Eldest el mano (como en el mus) · Dealer’s discard descartar, descarte · declare cantar, cante (como en el tute) ·
###     Abundance Abundancia · Honours Honores · card points tantos, para no confundirlos con los puntos · packet paquete ·
###     Fool Loco, Magician Mago, World Mundo · Cavalier caballo, Jack sota (en la baraja francesa, jota)
###   Top Suit (los nombres del póquer): single card carta suelta · pair pareja · triple trío · quad póquer · run escalera ·
###     extend alargar · draw deck mazo
###   Spring Cleaning: Offer Oferta · set grupo · run escalera · draw robar · put in insertar · take up recoger ·
###     trash basura · deck mazo · discards descartes · los puestos llevan letras a partir de a
###   rating valoración, rated valorada · leaderboard clasificación · hint pista · clock ritmo · seed semilla ·
###     board of a duplicate night estuche (como en el bridge)
###
### Los juegos y las órdenes conservan sus nombres, y las cartas que se escriben su notación (KH, 10S). Los nombres de las
### cartas van sin artículo. El español es el de todos los países: ni «ordenador» ni «computadora», ni «vosotros» ni «pulsad».

suit = { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
    [S] picas
    [A] Aire
    [E] Tierra
    [F] Fuego
    [W] Agua
    [T] triunfos
   *[N] sin triunfo
}

bid = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
} { $trump ->
    [N] sin triunfo
   *[other] a { SUIT($trump) }
}

card = { $rank ->
    [A] as
    [K] rey
    [Q] reina
    [J] jota
    [T] 10
   *[other] { $rank }
} de { $suit }

loka-card = { $rank ->
    [A] as
    [K] rey
    [Q] reina
    [C] caballo
    [J] sota
    [T] 10
   *[other] { $rank }
} de { $suit }

loka-trump = { $number ->
    [1] Mago
    [21] Mundo
   *[other] triunfo { $number }
}

loka-fool = Loco

# A card beside the name of its suit, as in “clubs 2, 5, king”
rank = { $rank ->
    [A] as
    [K] rey
    [Q] reina
    [J] jota
    [T] 10
   *[other] { $rank }
}

loka-rank = { $rank ->
    [A] as
    [K] rey
    [Q] reina
    [C] caballo
    [J] sota
    [T] 10
   *[other] { $rank }
}

the-card = { $kind ->
    [Q] la { $card }
    [J] la { $card }
   *[other] el { $card }
}

# Lo que muestran las imágenes, para quienes escuchan

picture-turn = Turno de { $name }.
picture-trick = En la mesa: { $cards }.
picture-last = Última baza: { $cards }; la ganó { $name }.
picture-of-all-tricks = { $number }. { $leader }: { $cards }; la ganó { $name }
picture-played = { $name } { $card }
picture-pile = { $name }: { $cards }.
picture-winner = Ha ganado.
picture-seat-deals = Reparte.
picture-plus = Más { $points }.
picture-calls = Pujas: { $calls }.
picture-call = { $name }: { BID($bid) }
picture-pass = { $name }: pasa
picture-match = A { $target ->
    [one] { $target } punto
   *[other] { $target } puntos
}. Bazas jugadas: { $done } de { $all }.
picture-your-turn = Es tu turno.
picture-no-cards = No tienes cartas.
picture-hidden = { $count ->
    [one] { $count } carta oculta
   *[other] { $count } cartas ocultas
}.
picture-playable = Puedes jugar: { $cards }.

# Lo que está escrito en las imágenes: corto, pues hay poco sitio.

picture-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
picture-target = Meta { $target }
picture-count-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
picture-count-cup = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}
picture-means-hand = Cartas
picture-means-cup = Bazas
picture-taken = { $taken } de { $wanted }
picture-trick-of = Baza { $number } de { $all }
picture-before = Última baza
picture-took = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}
result-hand = Tras la { $deal ->
   *[other] ronda
} { $number }
result-match = { $game } · resultado final
several-cards = Elegir la jugada ({ $count }) …
