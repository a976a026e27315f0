### Um aviso quando falta uma pessoa numa mesa.

call-about = Um aviso quando falta uma pessoa numa mesa daqui: quais jogos, até quando, com que frequência
calls-title = ### Me chame
calls-ask = Escolha os jogos em que você entraria neste servidor. Quando faltar uma pessoa num deles, eu menciono você, até a hora que você marcar.
calls-on = { $every ->
    [each] Chamo você para { $games }, toda vez (no máximo a cada dez minutos). Termina { $until }.
    [day] Chamo você para { $games }, no máximo uma vez por dia. Termina { $until }.
   *[hour] Chamo você para { $games }, no máximo uma vez por hora. Termina { $until }.
}
calls-quiet = -# Não enquanto você joga aqui, e nunca duas vezes para a mesma mesa.
calls-stopped = Neste servidor eu não chamo você.
calls-muted = Este servidor não quer menções, então não chamo ninguém aqui.
calls-now = Agora mesmo falta uma pessoa:
calls-table = • { $game } → { $where }
calls-menu-games = Quais jogos?
calls-menu-until = Até quando?
calls-menu-every = Com que frequência?
calls-until = { $hours ->
    [1] Por uma hora
    [24] Por um dia
    [168] Por uma semana
   *[other] Por { $hours } horas
}
calls-each = Toda vez
calls-hour = No máximo uma vez por hora
calls-day = No máximo uma vez por dia
button-calls = Me chame
button-calls-stop = Não me chamar mais
calls-called = { $users }: falta uma pessoa numa mesa de { $game } → { $where }
