### Lo que dicen los jugadores virtuales en la mesa, cada uno a su manera.

voice-says = 💬 { $name }: “{ $line }”
voice-bold = { $manner ->
    [proud] Pujaría más, pero la modestia me lo impide.
    [gloomy] En mi cabeza sonaba más pequeño.
    [kind] Que alguien me sujete el ala.
   *[hungry] Pujo como como: primero trago y luego pienso.
}
voice-bold-again = { $manner ->
    [proud] Apunta ese número. Te preguntarán por él.
    [gloomy] Dicho está. Ahora tengo que vivir con ello.
    [kind] Si sale mal, un abrazo de todos modos.
   *[hungry] Tengo los ojos más grandes que el pico. Y mira qué pico.
}
voice-trump = { $manner ->
    [proud] El último triunfo. Se mira, pero no se toca.
    [gloomy] Ahí va el último triunfo. Ahora sí que no queda nadie.
    [kind] Era el último triunfo, por si alguien lleva la cuenta.
   *[hungry] El último triunfo. Lo guardaba para el postre.
}
voice-trump-again = { $manner ->
    [proud] Después del mío, ningún triunfo. Como debe ser.
    [gloomy] Era el último triunfo. Todo se acaba.
    [kind] Ya no quedan triunfos. ¡A respirar!
   *[hungry] El último triunfo. El plato está vacío.
}
voice-made = { $manner ->
    [proud] Sin aplausos, por favor. Bueno, unos pocos.
    [gloomy] Ha salido bien. Mi pico no sabe sonreír.
    [kind] Buenas cartas, y mejor compañía.
   *[hungry] Delicioso. ¿Se puede repetir?
}
voice-made-again = { $manner ->
    [proud] Quiero darme las gracias.
    [gloomy] Un éxito. No volverá a pasar.
    [kind] ¡Qué divertido! Gracias por las cartas.
   *[hungry] Eso era el entrante. ¿Qué hay de segundo?
}
voice-exact = { $manner ->
    [proud] Ni una baza más ni una menos. También leo el futuro.
    [gloomy] Exactamente lo que dije. Será un error.
    [kind] Lo justo para mí. ¡El resto, para la mesa!
   *[hungry] No sobra ni una miga.
}
voice-exact-again = { $manner ->
    [proud] Según el plan. Soy un reloj con plumas.
    [gloomy] Justo lo que dije. Habré contado mal.
    [kind] ¡Encaja! Como un pájaro en su nido.
   *[hungry] La ración justa. Mis felicitaciones a la cocina.
}
voice-fell = { $manner ->
    [proud] Era una demostración. Así no se juega nunca.
    [gloomy] Lo vi venir. Justo después.
    [kind] ¡Qué buena defensa! Me escondo un rato detrás del pico.
   *[hungry] Mordí más de lo que cabe en mi pico. Y mira qué pico.
}
voice-fell-again = { $manner ->
    [proud] Quería dar una alegría a la mesa.
    [gloomy] Caer es fácil. Casi no hacen falta alas.
    [kind] ¡Qué bien jugado! Ayudé un poco.
   *[hungry] Sabía amargo. La próxima vez, más sal.
}
voice-nothing = { $manner ->
    [proud] Ni una baza. Nadie hace nada tan bien como yo.
    [gloomy] Ni una baza. Contaba con menos.
    [kind] Ni una baza, pero el mejor asiento de la casa.
   *[hungry] Ni una baza. Y vine con hambre.
}
voice-nothing-again = { $manner ->
    [proud] Dejé todas las bazas a la mesa. De nada.
    [gloomy] Ni una baza. Va conmigo.
    [kind] Ni una baza para mí: ¡más para la mesa!
   *[hungry] El plato vacío. Dicen que es sano.
}
voice-cheer = { $manner ->
    [proud] { $name }, casi tan bien como yo.
    [gloomy] { $name }, ha sido precioso. Sentí algo.
    [kind] { $name }, ¡qué gusto da verlo!
   *[hungry] { $name }, eso merece una papaya.
}
voice-cheer-again = { $manner ->
    [proud] { $name }, ni yo lo habría hecho mejor. O solo un poco.
    [gloomy] { $name }, por un momento el mundo estuvo bien.
    [kind] { $name }, aplaudiría, pero esto son alas.
   *[hungry] { $name }, ven, que reparto mis higos.
}

settings-talk = Comentarios de los jugadores virtuales y reacciones en tus mesas
settings-short-talk = Charla en la mesa
setup-short-talk = Charla en la mesa
setup-talk-option = Si los jugadores virtuales pueden comentar el juego y la gente reaccionar

reaction-clap = Bravo
reaction-sweat = Uf
reaction-fire = Guau
reaction-snail = Lento
reactions-left = { $left ->
    [0] No te quedan reacciones en esta ronda.
   *[other] Reacciona: toda la mesa lo ve un momento. Te quedan { $left } en esta ronda.
}
reactions-spent = El límite es de { $most } reacciones por ronda. La próxima trae otras.
reactions-not-here = Solo pueden reaccionar quienes juegan una partida con otras personas, si a todas les gusta.
