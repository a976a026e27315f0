### Lo que un servidor elige para sus mesas.

setup-about = Elegir cómo funcionan las mesas en este servidor, y comprobar mis permisos
setup-clock-option = El ritmo de una mesa, si su anfitrión no elige otro
setup-season-option = Cuánto dura una temporada de la clasificación
setup-mentions-option = Si Toucan menciona a quien tiene el turno, si esa persona lo quiere
setup-hints-option = Si los jugadores pueden pedir una pista
setup-hinted-option = Si se valoran las partidas con pistas
setup-programs-option = Si pueden sentarse programas que no son parte de Toucan
setup-patience-option = Cuánto tienen que esperar los demás a alguien cuando no hay límite de tiempo
setup-allow = Un canal donde se pueden abrir mesas; el primero que nombres cierra todos los demás
setup-forbid = Un canal que quitar de esa lista; una lista vacía significa en todas partes
setup-title = ## Las mesas de este servidor
setup-page-places = Lugares y personas
setup-page-play = Ritmo, pistas, temporadas
setup-channels = Se abren mesas en: { $channels }
setup-everywhere = **todos los canales**
setup-months = { $months ->
    [one] un mes
   *[other] { $months } meses
}
setup-hours = { $hours ->
    [24] un día
    [72] tres días
    [168] una semana
   *[other] { $hours } horas
}
setup-menu-channels = Canales (vacío = todos)
setup-short-clock = Ritmo
setup-short-season = Una temporada
setup-short-patience = Guardar mesas paradas tras
setup-short-mentions = Menciones
setup-short-hints = Pistas
setup-short-hinted = Valorar con pistas
setup-short-programs = Programas en las mesas
setup-short-typed = Palabras escritas
setup-typed-option = Si se pueden escribir palabras para los repartos y nombres de equipos
setup-short-language = Idioma
setup-fine = Tengo todos los permisos que las mesas necesitan.
setup-lacks = ⚠️ En { $channel } me falta { $permissions }.
setup-gone = ⚠️ Uno de los canales de tu lista ya no está, o no puedo verlo ({ $channel }).
setup-more = … y { $number ->
    [one] un canal más
   *[other] { $number } canales más
}.
setup-managers-only = Eso solo pueden hacerlo quienes gestionan el servidor.
setup-too-many = En una lista caben { $most } canales.
table-elsewhere = Este servidor quiere sus mesas en { $channels }.

clock-none = sin límite
clock-live = en vivo: un minuto por jugada
clock-relaxed = tranquilo: cinco minutos por jugada
clock-day = un día por jugada
