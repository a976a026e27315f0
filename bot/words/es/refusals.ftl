### Por qué una jugada no se puede hacer, sea cual sea el juego.

match-over = La partida ha terminado.
no-such-seat = Ese asiento no existe; esta mesa tiene { $players }.
not-your-turn = No es tu turno.
not-now = Ahora no se puede «{ $verb }». Lo que puedes hacer: { $verbs }.
not-among = Ahora no se puede «{ $action }»: no está entre lo que permite «{ $verb }».
not-an-arrangement = Para eso hace falta cada una de las { $count } cartas exactamente una vez.
wrong-order = Escríbelo así: «{ $right }».
not-a-card = Esa carta no existe.
not-your-card = No tienes { SAID($card) }.
must-follow = El palo de salida es { SUIT($suit) } y tienes { $held ->
    [one] una sola carta: juégala
   *[other] { $held }: juega una de ellas
}.

wrong-players = Este juego es para { $seats } jugadores, no para { $players }.
unknown-option = Este juego no tiene ninguna opción «{ $name }».
bad-option = La opción «{ $name }» no puede ser «{ $value }».
