### Caminos a una mesa sin escribir: la página de /play, y el rincón de cartas.

play-open-about = Abrir una mesa con menús: juego, personas, jugadores virtuales, ritmo
play-title = ## Jugar a { $game }
play-begins-alone = Juegas contra { $computers ->
    [one] un jugador virtual
   *[other] { $computers } jugadores virtuales
}. Empiezas enseguida.
play-begins = Se abre una mesa en este canal con { $open ->
    [one] un asiento libre
   *[other] { $open } asientos libres
}{ $computers ->
    [0] {""}
    [one] {" "}y un jugador virtual
   *[other] {" "}y { $computers } jugadores virtuales
}. Puede unirse cualquiera.
play-menu-game = ¿Qué juego?
play-menu-size = ¿Cuántos asientos?
play-menu-people = ¿Quién juega?
play-menu-level = ¿De qué nivel son los virtuales?
play-menu-clock = ¿Qué ritmo?
play-size = { $size ->
    [one] { $size } jugador
   *[other] { $size } jugadores
}
play-people-alone = Solo yo
play-people-alone-means = { $computers ->
    [one] Un jugador virtual ocupa el otro asiento
   *[other] Jugadores virtuales ocupan los otros { $computers } asientos
}, y juegas enseguida
play-people = { $people ->
    [one] { $people } persona
   *[other] { $people } personas
}
play-people-means = { $computers ->
    [one] Un jugador virtual ocupa un asiento
   *[other] Jugadores virtuales ocupan { $computers } asientos
}, otros se unen en el canal
play-people-all-means = Todos los asientos son para personas, que se unen en el canal
play-level-novice = Virtuales: principiantes
play-level-novice-means = Olvidan y pasan por alto muchas cosas: bien para una primera partida
play-level-easy = Virtuales: fáciles
play-level-easy-means = Se equivocan a menudo
play-level-normal = Virtuales: normales
play-level-normal-means = Juegan con solidez, por reglas prácticas
play-level-hard = Virtuales: difíciles
play-level-hard-means = Piensan por adelantado, y suelen ganar a los normales
play-level-program-means = No es parte de Toucan: cómo juega lo tienes que descubrir tú
play-clock-none-means = Nadie tiene prisa
play-clock-live-means = Para una mesa en la que están todos
play-clock-relaxed-means = Para jugar mientras se hace otra cosa
play-clock-day-means = Para una partida que dura días
button-play = Jugar
button-play-alone = Jugar
button-play-open = Abrir
button-learn = Aprender
play-opened = ✓ { $game }: { $open ->
    [0] la mesa está más abajo, y tus cartas también.
   *[other] la mesa está más abajo, y ya tienes asiento. Los demás pulsan «Unirse».
}

## El rincón de cartas

corner-title = ## 🃏 Rincón de cartas
corner-about = Elige un juego, contra jugadores virtuales o con otros. Sin escribir nada.
corner-game = **{ $game }** · { $players } jugadores · unos { $minutes } min
corner-lacking = **Mesas con asientos libres**
corner-table = • { $game } con { $name }: { $free ->
    [one] un asiento libre
   *[other] { $free } asientos libres
} → { $where }
corner-menu-join = Unirse a una mesa
corner-join = { $game } con { $name }
corner-joined = Tienes asiento en { $game }: { $where }
button-my-tables = Mis mesas
setup-corner-option = El canal donde un mensaje permanente permite a todos jugar sin escribir
setup-menu-corner = Canal del rincón (vacío = ninguno)
setup-corner = Rincón de cartas: { $channel }

## /tables

tables-about = Tus mesas en todos los servidores, primero las que te esperan
tables-title = ### Tus mesas
tables-line = • { $game } · { $state } · { $names } → { $where }{ $server ->
    [no] { "" }
   *[other] { " " }({ $server })
}
tables-turn = **tu turno**
tables-turn-by = **tu turno** (el tiempo termina { $when })
tables-lobby = { $free ->
    [0] puede empezar
    [one] un asiento libre
   *[other] { $free } asientos libres
}
tables-more = … y { $number } más
tables-shelved = Mesas guardadas que se pueden reanudar aquí:
tables-none = No tienes asiento en ninguna mesa.
