### Por qué un jugador virtual de Top Suit hizo lo que hizo, o lo que dice una pista.

topsuit-why-only-draw = Nada de esta mano se puede jugar, así que solo queda robar.
topsuit-why-end = Robar la última carta termina la partida, y ahora no hay nada mejor que ganar.
topsuit-why-no-lead = Ninguna carta de aquí es buena para salir: mejor robar y dejar que empiece otro.
topsuit-why-keep = Cuesta menos robar que soltar { SAID($top) }, que vale más después.
topsuit-why-beaten = Incluso con { SAID($top) } encima, lo vencerían más o menos el { $percent } % de las veces: mejor robar.
topsuit-why-out = Eso vacía la mano, lo que da un punto y termina la partida.
topsuit-why-last = Nadie actúa después, así que { SAID($top) } gana la baza seguro, y estas son las cartas menos útiles.
topsuit-why-takes = Nadie actúa después, así que { SAID($top) } gana la baza seguro.
topsuit-why-extend = Añadir { SAID($top) } se queda con la escalera, y más o menos el { $percent } % de las veces nadie la recupera.
topsuit-why-sure = Por lo que se ve, aquí nadie puede vencer a { SAID($top) }.
topsuit-why-likely = Con { SAID($top) } encima se gana la baza más o menos el { $percent } % de las veces, y cuesta poco después.
topsuit-why-spare = Solo aguanta más o menos el { $percent } % de las veces, pero { SAID($top) } sirve de poco.
topsuit-why-hardly = Difícilmente aguantará, pero { SAID($top) } sirve de poco.
