### Todo lo de Discord que no es propio de un juego.

## Botones y menús

button-hand = Mis cartas
button-again = Actualizar
button-last = Última baza
button-next-hand = Siguiente { $deal ->
   *[other] ronda
}
button-tricks = Todas las bazas de la ronda
button-score = Puntos
button-table = Mesa
button-rules = Reglas
button-join = Unirse
button-leave = Dejar la mesa
button-start = Empezar
button-fill = Completar con virtuales
button-remove-computer = Quitar un virtual
button-options = Opciones …
button-rematch = Revancha
menu-add-computer = Añadir un jugador virtual
menu-sit = Cambiar de asiento
menu-take-seat = Sentarse
menu-size = Asientos: { $size }
menu-topic = Elegir un tema
rules-title = ### { $game } · { $topic }

level-chance = Virtual (juega cualquier cosa)
level-novice = Virtual (principiante)
level-easy = Virtual (fácil)
level-normal = Virtual (normal)
level-hard = Virtual (difícil)

## Antes de la partida

lobby-invites = El anfitrión empieza cuando todos los asientos están ocupados. En *Opciones{"\u00A0"}…* el anfitrión puede añadir jugadores virtuales.
options-title = ### Opciones
options-about = -# Solo tú ves esto. Los cambios se guardan al momento.
lobby-done = ✓ Hecho: la mesa está en este canal.
lobby-ready = Todos los asientos están ocupados: el anfitrión puede empezar.
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (anfitrión)
seat-level = { $level ->
    [program] programa { $program }
    [chance] juega cualquier cosa
    [novice] principiante
    [easy] fácil
    [hard] difícil
   *[normal] normal
}
lobby-seat-computer = { $number }. { $name } (virtual, { $level })
level-program = Programa { $program }
lobby-programs = 🔌 Juega un programa que no es parte de Toucan, así que la partida no se valorará.
programs-not-here = En las mesas de este servidor solo pueden jugar los programas de Toucan.
programs-no-longer-here = Este servidor ya no quiere programas en sus mesas: antes de empezar, quita a { $names } con *Quitar un virtual*.
program-gone = { $count ->
    [one] El programa { $names } no está ahora: un jugador virtual normal juega por él.
   *[other] Los programas { $names } no están ahora: jugadores virtuales normales juegan por ellos.
}
lobby-seat-free = { $number }. *libre*
lobby-seat-option = Asiento { $number }
lobby-options = Opciones: { $options }.
lobby-clockwise = Se juega en el sentido de las agujas del reloj.

## La mesa

title = ## { $game }
title-of = ## { $game } · { $what }
list-and = { $first } y { $last }
# Discord escribe la hora: «hace 3 minutos».
table-dealt = **{ $names }**: las cartas están repartidas. Pulsen *Mis cartas*.
table-turn = ▸ Turno de **{ $names }** ({ $when })
table-dealing = Se reparten las cartas.
table-between = Enseguida se sigue.
panel-won = 🏆 **¡Ganas!** { $points }.
panel-won-with = 🏆 **Ganas**, junto con { $names }: { $points }.
panel-placed = **Quedas en el puesto { $place }:** { $points }. { $count ->
    [one] Gana
   *[other] Ganan
} { $names }: { $best }.
table-over = ### ¡{ $names } { $count ->
    [one] gana la partida
   *[other] comparten la victoria
}!
highlight-turned = Hasta la última { $deal ->
   *[other] ronda
} { $count ->
    [one] iba
   *[other] iban
} por delante { $names }.
highlight-peak = La ronda de más puntos — { $told }
highlight-lead = Tras la { $deal ->
   *[other] ronda
} { $number }, { $names } aún { $count ->
    [one] aventajaba
   *[other] aventajaban
} en { $by } a { $winners }.
table-ended = La mesa se cerró antes de que terminara la partida.
table-closed = La mesa se cerró antes de que empezara la partida.
table-broken = Esta partida ya no se puede leer, así que no puede seguir. Lo siento: abran una mesa nueva.
table-outdated = Las reglas de este juego se han corregido desde que empezó la partida, así que no puede seguir. Lo siento: abran una mesa nueva.
table-goes-on = Continúa más abajo.
table-trouble = ⚠️ No puedo actualizar la mesa en este canal. Permisos que me faltan: { $permissions }. Tu partida está a salvo; pregunta a la moderación.

panel-title = ### { $game } · { $name }
panel-watch = Estás mirando la partida.
panel-news = Desde entonces:
panel-fresh = Nuevo en tu mano: { $cards }.
panel-wait = { $count ->
    [0] Esperando las cartas.
   *[other] Esperando a **{ $names }**.
}
panel-sure = ¿{ $action }?
button-sure = Sí: { $action }
forced-now = No tienes otra opción: ahora mismo lo juego por ti.
forced-soon = Aquí no tienes elección. Lo juego por ti dentro de un momento, a tu ritmo de siempre, para que nadie lo note.
forced-offer = Aquí no tienes elección. Puedo jugar por ti las cartas forzadas de ahora en adelante; los demás quizá noten por la rapidez que no tenías elección.
button-forced = Jugar por mí las cartas forzadas
forced-from-now = De ahora en adelante juego por ti las cartas forzadas. /settings lo cambia.
button-back = Atrás
panel-lobby = La partida aún no ha empezado.
panel-elsewhere = Has abierto tus cartas más abajo.
button-here = Traerlas aquí
trick-last = Última baza: { $trick }
trick-numbered = { $number }. { $trick }

no-last-trick = Aún no se ha ganado ninguna baza.
no-score = Aún no ha terminado ninguna ronda.

## Negativas

too-many-computers = En esa mesa, además de ti, caben { $most ->
    [one] { $most } jugador virtual
   *[other] { $most } jugadores virtuales
}: elige menos.
no-table-here = En este canal no hay mesa. Abre una con la orden «new» de un juego, como /differ new.
other-game-here = En la mesa de este canal se juega a { $game }, no a este juego.
not-your-panel = Este panel es de otra persona. Pulsa «Mis cartas» para abrir el tuyo.
bad-button = Este botón no va con la mesa. Pulsa «Mis cartas» para ver un panel al día.
only-in-servers = Esto solo es posible en un servidor que me haya añadido.
missing-permissions = No puedo llevar una mesa aquí. Permisos que me faltan en este canal: { $permissions }.
in-time-out = No puedo llevar una mesa aquí: estoy en aislamiento temporal hasta el { $until }. La moderación puede levantarlo antes.
our-mistake = Algo ha salido mal por nuestra parte. No se ha perdido nada: pulsa «Mis cartas» o usa /hand para seguir.
command-unknown = Esta orden ya no existe. Escribe / otra vez y elige de la lista.
form-late = Eso ha tardado demasiado. Pulsa el botón otra vez.
form-unknown = Este formulario es demasiado antiguo. Ábrelo otra vez.
table-shown-soon = La mesa se mostrará en cuanto Discord la acepte.
table-trouble-locked = ⚠️ No puedo actualizar la mesa: este hilo está bloqueado. Tu partida está a salvo; pide a la moderación que lo desbloquee.
table-trouble-two-factor = ⚠️ No puedo actualizar la mesa: este servidor exige la autenticación en dos pasos (2FA) para moderar, y la cuenta a la que pertenezco no la tiene. Tu partida está a salvo; quien me aloja tiene que activarla.
table-trouble-time-out = ⚠️ No puedo actualizar la mesa: estoy en aislamiento temporal aquí hasta el { $until }. Tu partida está a salvo; la moderación puede levantar el aislamiento antes.
table-trouble-unknown = ⚠️ Discord no me deja actualizar la mesa en este canal. Tu partida está a salvo; pide a la moderación que mire qué puedo hacer aquí.
discord-silent = Discord no responde ahora mismo. Prueba otra vez en un momento.

## Órdenes

hand-about = Tus cartas y lo que puedes hacer, solo para ti
table-about = La mesa de este canal
table-show-about = Mostrar la mesa otra vez, al final del canal
table-end-about = Cerrar la mesa de este canal sin ganador
table-shown = Aquí está.
table-end-done = La mesa está cerrada.
settings-about = Cómo te habla Toucan
settings-text-only = Jugar sin imágenes: todo con palabras
settings-colours = Colores de los palos en las imágenes
settings-colours-4 = cuatro
settings-colours-4-means = Uno para cada palo
settings-colours-2 = dos
settings-colours-2-means = Rojo y negro
settings-cards = Tamaño de las cartas en la imagen de tu mano
settings-cards-normal = normales
settings-cards-large = grandes
settings-cards-large-means = Cartas mayores en más filas
settings-panel = Lo que muestra tu panel
settings-panel-table = mesa y mano
settings-panel-hand = solo tu mano
settings-sorting = El orden de las cartas en la mano
settings-sorting-suits = palo por palo
settings-sorting-colours = alternados
settings-sorting-colours-means = Rojo y negro alternados
settings-confirm = Confirmar antes de cada jugada
settings-forced = Jugar solas las jugadas forzadas
settings-forced-safe = sí, con discreción
settings-forced-all = sí, siempre
settings-forced-none = no
settings-forced-safe-means = Se hacen por ti: enseguida si todos lo ven; si no, a tu ritmo de siempre, sin revelar nada
settings-forced-all-means = Se hacen por ti; los demás quizá noten por la rapidez que no tenías elección
settings-forced-none-means = Haces tú cada jugada
settings-saved = **Tus ajustes.** ✓ Guardado.
settings-yours = **Tus ajustes.** Los cambios se guardan enseguida.
settings-short-text-only = Solo texto
settings-short-panel = Panel
settings-short-colours = Colores
settings-short-cards = Cartas
settings-short-sorting = Orden
settings-short-confirm = Confirmar
settings-short-forced = Forzadas
settings-short-mentions = Aviso de turno
settings-short-public-rating = Clasificaciones
settings-short-language = Idioma
settings-now = { $what }: { $value }
yes = sí
no = no
new-about = Abrir una mesa de { $game } en este canal
rules-about = Las reglas de { $game }
option-computers = Cuántos jugadores virtuales se sientan ya
option-level = Lo buenos que son
option-topic = El tema

# Como en los ajustes de Discord en español.
permission-view_channel = «Ver canal»
permission-send_messages = «Enviar mensajes»
permission-connect = «Conectar»
permission-send_messages_in_threads = «Enviar mensajes en hilos»
permission-attach_files = «Adjuntar archivos»
