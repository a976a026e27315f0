### Las páginas en la web: las partidas baza a baza, y las clasificaciones.

site-name = Toucan: juegos de cartas
site-pages = Páginas
site-languages = Idiomas
site-skip = Ir al contenido
site-first = Todas las partidas
site-what = Partidas y clasificaciones de quienes quieren que se les vea aquí. A los demás no se los nombra, y sus manos no se muestran.
site-foot = Toucan { $version } · Sin cookies ni contadores de visitas, y a los buscadores se les pide que no entren. Si ya no quieres que aquí figure tu nombre, cámbialo con /settings en Discord.
site-matches = Partidas
site-no-matches = Todavía nadie ha puesto aquí una partida.
site-match = { $game }, partida { NUMBER($table, useGrouping: 0) }
site-boards = Clasificaciones
site-no-boards = Todavía no hay nadie en una clasificación.
site-board = Clasificación de { $game }
site-column-rank = Puesto
site-column-name = Nombre
site-column-rating = Valoración
site-column-games = Partidas
site-column-wins = Ganadas
site-match-title = { $game }, partida { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {": ronda "}{ $hand } de { $hands }
}
site-players = Jugada por { $names }
site-hands = Rondas
site-hands-again = Las rondas, otra vez
site-hand-label = Ronda { $number }
site-eyes = Mostrar las cartas de
site-keys = Las flechas del teclado llevan a la baza siguiente y a la anterior.
site-dealt = Se reparten las cartas
site-before = Antes de la primera carta
site-trick = Baza { $number }
site-over = La ronda ha terminado
site-next = Siguiente
site-back = Atrás

site-link = [Esta ronda en la web]({ $address })
site-published = [Esta partida está en la web]({ $address }), o lo estará en unos minutos: con tu nombre y tus cartas. A los demás se los nombra allí si quieren.
site-withdrawn = Has retirado tu petición. Si nadie más quiere esta partida en la web, sus páginas desaparecen en unos minutos.
site-not-willing = En la web todos verían tu nombre. Di primero en /settings que quieres eso.
button-web = Ponerla en la web
button-unweb = Quitarla de la web
settings-web = Que tu nombre figure en la web, en partidas y clasificaciones
settings-short-web = En la web
