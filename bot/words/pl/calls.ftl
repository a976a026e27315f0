### Wezwanie, gdy przy stole brakuje jednej osoby.

call-about = Daj się zawołać, gdy przy tutejszym stole brakuje jednej osoby: do jakich gier, do kiedy, jak często
calls-title = ### Wołaj mnie
calls-ask = Wybierz gry, do których chcesz dołączać na tym serwerze. Gdy do którejś brakuje jednej osoby, dam ci znać, do czasu, który ustawisz.
calls-on = { $every ->
    [each] Wołam cię do gier: { $games }, za każdym razem (najwyżej co dziesięć minut). Koniec: { $until }.
    [day] Wołam cię do gier: { $games }, najwyżej raz dziennie. Koniec: { $until }.
   *[hour] Wołam cię do gier: { $games }, najwyżej raz na godzinę. Koniec: { $until }.
}
calls-quiet = -# Nie wtedy, gdy tu grasz, i nigdy dwa razy do tego samego stołu.
calls-stopped = Na tym serwerze cię nie wołam.
calls-muted = Ten serwer nie chce wzmianek, więc nikogo tu nie wołam.
calls-now = Właśnie teraz brakuje jednej osoby:
calls-table = • { $game } → { $where }
calls-menu-games = Jakie gry?
calls-menu-until = Do kiedy?
calls-menu-every = Jak często?
calls-until = { $hours ->
    [1] Przez godzinę
    [24] Przez dobę
    [168] Przez tydzień
    [few] Przez { $hours } godziny
   *[other] Przez { $hours } godzin
}
calls-each = Za każdym razem
calls-hour = Najwyżej raz na godzinę
calls-day = Najwyżej raz dziennie
button-calls = Wołaj mnie
button-calls-stop = Nie wołaj mnie
calls-called = { $users }: przy stole { $game } brakuje jednej osoby → { $where }
