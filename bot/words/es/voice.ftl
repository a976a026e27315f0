### Lo que dicen los jugadores virtuales en la mesa, cada uno a su manera.

voice-says = 💬 { $name }: “{ $line }”
voice-bold = { $manner ->
    [proud] Pujaría más, pero la modestia me lo impide.
    [gloomy] En mi cabeza sonaba más pequeño.
    [kind] Que alguien me sujete el ala.
   *[hungry] Pujo como como: primero trago y luego pienso.
}
voice-trump = { $manner ->
    [proud] El último triunfo. Se mira, pero no se toca.
    [gloomy] Ahí va el último triunfo. Ahora sí que no queda nadie.
    [kind] Era el último triunfo, por si alguien lleva la cuenta.
   *[hungry] El último triunfo. Lo guardaba para el postre.
}
voice-made = { $manner ->
    [proud] Sin aplausos, por favor. Bueno, unos pocos.
    [gloomy] Ha salido bien. Mi pico no sabe sonreír.
    [kind] Buenas cartas, y mejor compañía.
   *[hungry] Delicioso. ¿Se puede repetir?
}
voice-exact = { $manner ->
    [proud] Ni una baza más ni una menos. También leo el futuro.
    [gloomy] Exactamente lo que dije. Será un error.
    [kind] Lo justo para mí. ¡El resto, para la mesa!
   *[hungry] No sobra ni una miga.
}
voice-fell = { $manner ->
    [proud] Era una demostración. Así no se juega nunca.
    [gloomy] Lo vi venir. Justo después.
    [kind] ¡Qué buena defensa! Me escondo un rato detrás del pico.
   *[hungry] Mordí más de lo que cabe en mi pico. Y mira qué pico.
}
voice-nothing = { $manner ->
    [proud] Ni una baza. Nadie hace nada tan bien como yo.
    [gloomy] Ni una baza. Contaba con menos.
    [kind] Ni una baza, pero el mejor asiento de la casa.
   *[hungry] Ni una baza. Y vine con hambre.
}
voice-cheer = { $manner ->
    [proud] { $name }, casi tan bien como yo.
    [gloomy] { $name }, ha sido precioso. Sentí algo.
    [kind] { $name }, ¡qué gusto da verlo!
   *[hungry] { $name }, eso merece una papaya.
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
