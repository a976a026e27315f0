### Un aviso cuando a una mesa le falta una persona.

call-about = Un aviso cuando falte una persona en una mesa de aquí: qué juegos, hasta cuándo, cada cuánto
calls-title = ### Avísame
calls-ask = Elige los juegos a los que te unirías en este servidor. Cuando a uno le falte un jugador, te menciono, hasta la hora que pongas.
calls-on = { $every ->
    [each] Te aviso para { $games }, cada vez (como mucho cada diez minutos). Termina { $until }.
    [day] Te aviso para { $games }, como mucho una vez al día. Termina { $until }.
   *[hour] Te aviso para { $games }, como mucho una vez por hora. Termina { $until }.
}
calls-quiet = -# No mientras juegas aquí, y nunca dos veces para la misma mesa.
calls-stopped = No te aviso en este servidor.
calls-muted = Este servidor no quiere menciones, así que aquí no aviso a nadie.
calls-now = Ahora mismo falta una persona:
calls-table = • { $game } → { $where }
calls-menu-games = ¿Qué juegos?
calls-menu-until = ¿Hasta cuándo?
calls-menu-every = ¿Cada cuánto?
calls-until = { $hours ->
    [1] Durante una hora
    [24] Durante un día
    [168] Durante una semana
   *[other] Durante { $hours } horas
}
calls-each = Cada vez
calls-hour = Como mucho una vez por hora
calls-day = Como mucho una vez al día
button-calls = Avísame
button-calls-stop = No avisarme más
calls-called = { $users }: falta una persona en una mesa de { $game } → { $where }
