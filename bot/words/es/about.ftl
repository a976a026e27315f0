### Lo que el bot dice de sí mismo, a las personas y a Discord.

about-about = Qué Toucan es este, y dónde están sus condiciones, la privacidad, el código y la ayuda
about-title =
    ### Toucan { $version }
    Cinco juegos de cartas que no juega ningún otro bot, con amigos o contra jugadores virtuales.
about-text =
    Lo que guardo: asientos, jugadas, resultados, valoraciones, ajustes. No leo mensajes, no te muestro publicidad y no paso nada a nadie. /privacy export te lo da todo, /privacy delete lo borra.

    Aquí no se juega por dinero ni por nada que lo valga.
about-privacy = [Privacidad]({ $address })
about-terms = [Condiciones]({ $address })
about-source = [Código fuente]({ $address })
about-support = [Ayuda]({ $address })
about-site = [En la web]({ $address })

learn-any-about = Aprender un juego en unos minutos, con una primera ronda jugada paso a paso
learn-any-game = el juego
