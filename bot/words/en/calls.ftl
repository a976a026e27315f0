### Called when a table lacks one person.

call-about = Be pinged when a table here lacks one player: which games, until when, how often
calls-title = ### Call me
calls-ask = Choose the games that you would join on this server. When one of these needs one more player I'll ping you, until the time you set.
calls-on = { $every ->
    [each] I call you to { $games }, each time (every ten minutes at most). It ends { $until }.
    [day] I call you to { $games }, at most once a day. It ends { $until }.
   *[hour] I call you to { $games }, at most once an hour. It ends { $until }.
}
calls-quiet = -# Not while you are playing here, and never twice to one table.
calls-stopped = I do not call you on this server.
calls-muted = This server wants no mentions, so I call no one here.
calls-now = One person is missing right now:
calls-table = • { $game } → { $where }
calls-menu-games = Which games?
calls-menu-until = Until when?
calls-menu-every = How often?
calls-until = { $hours ->
    [1] For one hour
    [24] For a day
    [168] For a week
   *[other] For { $hours } hours
}
calls-each = Each time
calls-hour = At most once an hour
calls-day = At most once a day
button-calls = Call me
button-calls-stop = Stop calling me
calls-called = { $users }: one person is missing at a table of { $game } → { $where }
