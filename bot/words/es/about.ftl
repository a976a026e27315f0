### Lo que el bot dice de sí mismo, a las personas y a Discord.

about-about = Qué Toucan es este, y dónde están sus condiciones, la privacidad, las fuentes y la ayuda
about-title =
    ### Toucan { $version }
    Cinco juegos de cartas que no juega ningún otro bot, con amigos o contra jugadores virtuales.
about-text =
    Lo que guardo de ti: quién se sentaba dónde y qué se jugó, resultados y valoraciones, tus ajustes. No leo mensajes, no te muestro publicidad y no paso nada a nadie. /privacy export te lo da todo, con /privacy delete te olvido.

    Aquí no se juega por dinero ni por nada que lo valga.
about-privacy = [Privacidad]({ $address })
about-terms = [Condiciones]({ $address })
about-source = [Fuentes]({ $address })
about-support = [Ayuda]({ $address })
about-site = [En la web]({ $address })

register-description =
    Cinco juegos de cartas que no juega ningún otro bot: Differ, 92Q, Mitigati, Top Suit y Spring Cleaning. Con amigos en un canal, o contra jugadores virtuales que dan sus razones. Botones u órdenes, imágenes o solo palabras, lecciones, valoraciones, un reto semanal. En seis idiomas, también en español. Empieza con /play.
cli-register = Llevar a Discord descripción, etiquetas, enlaces de instalación e icono; muestra lo que cambiaría, y pregunta antes.
cli-register-yes = no preguntar
register-change =
    { $what }
      es    { $before }
      será  { $after }
register-none = (nada)
register-icon = una imagen
register-way-0 = servidores: { $scopes }, permisos { $permissions }
register-way-1 = personas: { $scopes }, permisos { $permissions }
register-nothing = Todo eso ya está en Discord.
register-ask = ¿Cambiar esto de { $name }? [y/N]
register-left = No se ha cambiado nada.
register-done = Discord ya lo tiene.
register-refused = Discord no lo acepta: { $reason }
register-terms-of-service-url = A mano, en { $portal }, «General Information»: las condiciones están en { $address }
register-privacy-policy-url = A mano, en { $portal }, «General Information»: la privacidad está en { $address }
register-custom-install-url = A quien quiere instalar el bot se le lleva a { $address }, y no a la página de Discord: así se eligió en Discord, en «Installation».
doctor-directory =
    Discord aún no pondría este bot en su directorio (docs/directory.md):
    { $missing }
doctor-directory-description = sin descripción: «register» lleva una
doctor-directory-icon = sin icono: «register» lleva uno
doctor-directory-tags = sin etiquetas: «register» lleva algunas
doctor-directory-terms = sin dirección de sus condiciones: a mano, en «General Information»
doctor-directory-privacy = sin dirección de su privacidad: a mano, en «General Information»
doctor-directory-install = sin enlace de instalación: «register» lleva uno
doctor-directory-public = no es público: «Public Bot» en «Bot»
doctor-directory-support = sin servidor de ayuda: a mano, en «Discovery»
doctor-directory-team = no es de ningún equipo, y solo el dueño de un equipo puede hacerlo verificar
doctor-directory-verified = no está verificado: «App Verification»

learn-any-about = Aprender un juego en unos minutos, con un primer reparto jugado paso a paso
learn-any-game = el juego
