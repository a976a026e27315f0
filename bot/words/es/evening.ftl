### Varias partidas seguidas: lo que suman, y la próxima.

button-evening = La velada
menu-next-match = Próxima partida de la velada…
table-evening-about = El marcador de la velada: todas las partidas seguidas, de cualquier juego
evening-title = La velada tras { $count } partidas
evening-total = Total
evening-points = Quien gana una partida tiene 12 puntos y el último ninguno, sea cual sea el juego y cuántos jueguen; los puestos de en medio quedan a igual distancia, y los puestos iguales se reparten. Una partida abandonada antes de acabar su primera ronda no cuenta.
evening-computer = virtual, { $level }
evening-match = { $game } { $points } ({ $place }.)
evening-line = { $place }. { $about ->
    [none] { $name }
   *[other] { $name } ({ $about })
}: **{ $points }** – { $matches }
evening-none = Aquí todavía no hay velada. Empieza cuando siguen después de una partida, con «Revancha» o con un juego de «Próxima partida de la velada».
evening-too-many = Son demasiadas personas para ese juego: lo juegan { $most } como mucho.
