### Gerufen werden, wenn an einem Tisch noch eine Person fehlt.

call-about = Lass dich rufen, wenn hier an einem Tisch noch jemand fehlt: zu welchen Spielen, bis wann, wie oft
calls-title = ### Ruf mich
calls-ask = Wähl die Spiele, bei denen du auf diesem Server mitspielen würdest. Fehlt dort noch eine Person, pinge ich dich an, bis zu der Zeit, die du festlegst.
calls-on = { $every ->
    [each] Ich rufe dich zu { $games }, jedes Mal (höchstens alle zehn Minuten). Das endet { $until }.
    [day] Ich rufe dich zu { $games }, höchstens einmal am Tag. Das endet { $until }.
   *[hour] Ich rufe dich zu { $games }, höchstens einmal in der Stunde. Das endet { $until }.
}
calls-quiet = -# Nicht, während du hier spielst, und nie zweimal an denselben Tisch.
calls-stopped = Auf diesem Server rufe ich dich nicht.
calls-muted = Dieser Server möchte keine Erwähnungen, also rufe ich hier niemanden.
calls-now = Gerade fehlt noch eine Person:
calls-table = • { $game } → { $where }
calls-menu-games = Welche Spiele?
calls-menu-until = Bis wann?
calls-menu-every = Wie oft?
calls-until = { $hours ->
    [1] Eine Stunde lang
    [24] Einen Tag lang
    [168] Eine Woche lang
   *[other] { $hours } Stunden lang
}
calls-each = Jedes Mal
calls-hour = Höchstens einmal in der Stunde
calls-day = Höchstens einmal am Tag
button-calls = Ruf mich
button-calls-stop = Nicht mehr rufen
calls-called = { $users }: Für eine Partie { $game } fehlt noch eine Person → { $where }
