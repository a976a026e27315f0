### Por qué un jugador virtual de Top Suit hizo lo que hizo, o lo que dice una pista.

topsuit-why-only-draw = Nada de esta mano se puede jugar, así que solo queda robar.
topsuit-why-end = Robar la última carta termina la partida, y ahora no hay nada mejor que ganar.
topsuit-why-no-lead = Ninguna carta de aquí es buena para salir: mejor robar y dejar que empiece otro.
topsuit-why-keep = Cuesta menos robar que soltar { THE($top) }, que vale más después.
topsuit-why-beaten = Incluso con { THE($top) } encima, lo vencerían más o menos el { $percent } % de las veces: mejor robar.
topsuit-why-draw = Nada de lo que se puede jugar promete tanto como robar.
topsuit-why-out = Eso vacía la mano, lo que da un punto y termina la partida.
topsuit-why-last = Nadie juega después, así que { THE($top) } gana la baza seguro y te cuesta poco.
topsuit-why-takes = Nadie juega después, así que { THE($top) } gana la baza seguro.
topsuit-why-extend = Añadir { THE($top) } se queda con la escalera, y más o menos el { $percent } % de las veces nadie la recupera.
topsuit-why-sure = Por lo que se ve, aquí nadie puede superar { THE($top) }.
topsuit-why-likely = Con { THE($top) } encima se gana la baza más o menos el { $percent } % de las veces, y nada promete más.
topsuit-why-spare = Con { THE($top) } encima solo aguanta más o menos el { $percent } % de las veces, pero nada promete más.
topsuit-why-hardly = { THE($top) } difícilmente aguantará, pero nada promete más.
