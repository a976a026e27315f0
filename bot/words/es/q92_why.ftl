### Por qué un jugador virtual de 92Q hizo lo que hizo, o lo que dice una pista.

q92-why-bid = Con { SUIT($trump) } de triunfo, esta mano vale para su bando unas { $tricks ->
    [one] { $tricks } bazas
   *[other] { $tricks } bazas
}: la puja debería salir.
q92-why-risk = Con { SUIT($trump) } de triunfo se esperan unas { $tricks ->
    [one] { $tricks } bazas
   *[other] { $tricks } bazas
}; subir es arriesgado, pero quien gana elige los compañeros.
q92-why-pass = { $least } bazas son demasiadas: con { SUIT($trump) }, el mejor palo aquí, se pueden esperar unas { $tricks }.
q92-why-rare = { $least } bazas son demasiadas: incluso con los mejores palos de aquí se cumplirían menos de una de cada tres veces.
q92-why-wait = Con { SUIT($trump) } se pueden esperar unas { $tricks } bazas, pero pasar promete lo mismo: quien gane la puja puede elegirte.
q92-why-partners = { $seat } pujó { $tricks } { $tricks ->
    [one] baza
   *[other] bazas
}, así que ahí hay fuerza{ $count ->
    [1] .
    [2] ; luego, el siguiente o el de menos puntos.
   *[other] ; luego, los siguientes o los de menos puntos.
}
q92-why-partners-behind = No pujó nadie más, así que conviene quien tenga menos puntos.
q92-why-only = La única carta permitida: { THE($card) }.
q92-why-draw = { THE($card) } debería ganar la baza, y arrastra triunfos que podrían fallar después.
q92-why-sure = { THE($card) } gana la baza: nadie debería ganarle.
q92-why-likely = { THE($card) } gana probablemente la baza.
q92-why-lead-low = No es probable que ninguna salida gane la baza, así que mejor { THE($card) }, la carta menos útil.
q92-why-leave = { $seat } es del mismo bando y tiene la baza: basta { THE($card) }.
q92-why-breaks = { THE($card) } no asiste, de modo que el 2 vale menos en esta baza, y la tiene { $seat }, del mismo bando.
q92-why-later = Este bando aún puede ganar la baza: aquí basta { THE($card) }.
q92-why-lost = Esta baza probablemente no se gana, así que suelta { THE($card) }.
q92-why-keep = Lo que podría ganar esta baza vale más guardado para después. La carta menos útil: { THE($card) }.
q92-why-two = Deberían asistir todos, y entonces { THE($card) } es la carta más alta de la baza.
q92-why-left = { THE($card) } cuenta aquí como el palo de salida, y gana la baza.
q92-why-ruff = Fallar con { THE($card) } gana la baza.
q92-why-tries = { THE($card) } puede ganar la baza.
q92-why-try = { THE($card) } tiene alguna posibilidad de ganar la baza.
q92-why-over = { THE($card) } quita la baza a { $seat }: compañeros o no, a cada cual le pagan sus propias bazas.
q92-why-gone = Esta baza está perdida. La carta menos útil: { THE($card) }.
