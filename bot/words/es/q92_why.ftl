### Por qué un jugador virtual de 92Q hizo lo que hizo, o lo que dice una pista.

q92-why-bid = Con triunfo { SUIT($trump) }, esta mano promete a su bando { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
} más o menos, así que la puja debería cumplirse.
q92-why-risk = Con triunfo { SUIT($trump) } se esperan unas { $tricks ->
    [one] { $tricks } bazas
   *[other] { $tricks } bazas
}; subir es arriesgado, pero quien gana elige los compañeros.
q92-why-pass = { $least } bazas son demasiadas: con { SUIT($trump) }, el mejor palo aquí, se pueden esperar unas { $tricks }.
q92-why-rare = { $least } bazas son demasiadas: incluso con los mejores palos de aquí se cumplirían menos de una de cada tres veces.
q92-why-partners = { $seat } pujó { $tricks } { $tricks ->
    [one] baza
   *[other] bazas
}, así que ahí hay fuerza{ $count ->
    [1] .
   *[other] ; si no, los siguientes más fuertes o con menos puntos.
}
q92-why-partners-behind = No pujó nadie más, así que quienes tienen menos puntos: lo que cobren importa menos.
q92-why-only = La única carta permitida: { SAID($card) }.
q92-why-draw = { SAID($card) } debería quedarse en este bando, y arrastra triunfos que podrían fallar después.
q92-why-sure = Tras { SAID($card) }, el otro bando no debería ganar la baza.
q92-why-likely = Tras { SAID($card) }, la baza se queda probablemente en este bando.
q92-why-lead-low = No es probable que ninguna salida gane la baza, así que { SAID($card) }, la carta menos útil.
q92-why-leave = { $seat } es del mismo bando y tiene la baza: no hace falta gastar más que { SAID($card) }.
q92-why-breaks = { SAID($card) } no asiste, de modo que el 2 vale menos en esta baza, y la tiene { $seat }, del mismo bando.
q92-why-later = Este bando aún puede ganar la baza: aquí basta { SAID($card) }.
q92-why-lost = La baza está probablemente perdida, así que { SAID($card) }, la carta menos útil.
q92-why-keep = Lo que podría ganar esta baza vale más guardado para después. La carta menos útil: { SAID($card) }.
q92-why-two = Deberían asistir todos, y entonces { SAID($card) } es la carta más alta de la baza.
q92-why-left = { SAID($card) } cuenta aquí como el palo de salida, y gana la baza.
q92-why-ruff = Fallar con { SAID($card) } gana la baza.
q92-why-holds = { SAID($card) } gana la baza a poco coste, y el otro bando no debería superarlo.
q92-why-tries = Con { SAID($card) }, la baza puede quedarse en este bando.
