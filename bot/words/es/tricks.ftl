### Lo que los juegos de bazas dicen por igual: la mesa, la baza, la subasta, y lo que se le pide a alguien.

hand-number = Ronda { $number }
hand-result = Ronda { $number }: { $scores }
trick-now = En la mesa: { $cards }
trick-before = { $cards } — la ganó **{ $name }**.
trick-played = { $name }{"\u00A0"}{ SAID($card) }
score = { $name }{"\u00A0"}{ $points }
scores = Puntos: { $scores }
scores-to = Puntos: { $scores } (a { $target })
with-target = a { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}

# Una subasta de bazas con un triunfo

bid-nobody = Aún no hay puja.
bid-high = Puja por superar: **{ BID($bid) }** ({ $name }).
calls = Subasta: { $calls }
call-bid = { $name }{"\u00A0"}{ BID($bid) }
call-pass = { $name } pasa
bid-higher = { $lower ->
    [yes] Más alto o más bajo …
   *[no] Más alto …
}
bid-tricks = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}
button-other-number = Otro número
button-pass = Pasar

# Lo que se le pide a alguien

ask-lead = Tu turno: sal con cualquier carta.
ask-follow = Tu turno: se salió con { SUIT($suit) }, así que asiste.
ask-discard = Tu turno: se salió con { SUIT($suit) } y no tienes, así que juega la carta que quieras.

# Para quienes escuchan en vez de mirar

spoken-hand = Tu mano: { $cards }.
spoken-last = Última baza: { $cards }; la ganó { $name }.
spoken-by = { $card } de { $name }
spoken-contract = Puja de { $names }: { BID($bid) }.
spoken-progress = { $names } { $count ->
    [one] lleva
   *[other] llevan
} { $taken ->
    [one] { $taken } baza
   *[other] { $taken } bazas
}; la puja es de { $tricks }.
spoken-drew = { $name } roba una carta
news-trick = { $taken ->
    [no] nadie se lleva la baza
   *[yes] { $own ->
        [yes] te llevas la baza
       *[no] { $name } se lleva la baza
    }
}.
news-took = { $own ->
    [yes] te llevaste { $cards }
   *[no] { $name } se llevó { $cards }
}
news-beat = { $beaten ->
    [yes] { $own ->
        [yes] venciste a { $others } con { $cards }
       *[no] { $name } venció a { $others } con { $cards }
    }
   *[no] { $own ->
        [yes] te llevaste la baza con { $cards }
       *[no] { $name } se llevó la baza con { $cards }
    }
}
news-drew = robaste { $cards }
news-opened = descubriste { $cards }
news-auction = { $own ->
    [yes] ganaste
   *[no] { $name } ganó
} la subasta: { BID($bid) }
news-played = { $cards } jugada por ti
news-only = solo podías jugar { $cards }
news-turned = { $name } descubre { $cards }.
news-stand-in = { $name } (un jugador virtual en su lugar)
news-forced = { $what } ({ $why ->
    [follow] ninguna otra asiste
    [draw] no podías jugar ninguna carta
    [away] en tu ausencia
   *[other] sin elección
})
cards-none = ninguna

# Órdenes

bid-about = Pujar bazas y un palo de triunfo
bid-option = Como 5H: cinco bazas con corazones de triunfo; C tréboles, D diamantes, H corazones, S picas
pass-about = Pasar y dejar esta subasta
draw-about = Robar una carta
play-about = Jugar una carta de tu mano
play-option = Como KH, rey de corazones; Q reina, J jota; C tréboles, D diamantes, H corazones, S picas
topic-overview = Resumen
topic-deal = El reparto
topic-auction = La subasta
topic-play = El juego
topic-score = Los puntos
