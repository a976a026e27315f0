### Lecciones: lo que dice `/JUEGO learn`. Cada frase es cierta de la única posición que muestra su paso.

learn-about = Aprender el juego en unos minutos, con una primera ronda jugada paso a paso
lesson-title = ### { $game } · lección { $number }/{ $steps }
lesson-next = **Ese es el juego.** «Jugar con virtuales» abre una mesa en la que juegas enseguida; `/{ $game } rules` tiene todas las reglas.
button-lesson-play = Jugar con virtuales
lesson-not-best = *Eso se puede, pero prueba la jugada de la lección.* { $why }
lesson-not-allowed = *{ $why }*
lesson-no-step = Esta lección no tiene ese paso. Empiézala otra vez con la orden «learn» del juego.
button-next = Siguiente
