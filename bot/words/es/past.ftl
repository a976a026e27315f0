### Partidas terminadas: su lista, ver una paso a paso, y lo que tenían todos.

history-about = Tus partidas terminadas, solo para ti
history-title = ### Tus partidas{ $pages ->
    [1] {""}
   *[other] {""} · página { $page } de { $pages }
}
history-none = Aún no has terminado ninguna partida.
history-line = `#{ NUMBER($table, useGrouping: 0) }` **{ $game }** { $came ->
    [won] 🏆 ganada con { $score }
    [lost] { $place }.º con { $score }
   *[ended] terminada antes de tiempo
} · con { $names } · { $when }
history-elsewhere = en { $guild }
history-label = { NUMBER($table, useGrouping: 0) } · { $game } · { $day } · { $names }
menu-replay = Ver la repetición de una
button-newer = Más nuevas
button-older = Más antiguas

replay-about = Ver la repetición de una partida, jugada a jugada, baza a baza o ronda a ronda
replay-title = ### { $game } · { $what } · { $step }/{ $steps }
replay-did = ▸ **{ $name }**: { $action }
replay-dealer = ▸ A **{ $name }** le toca en suerte repartir primero.
replay-leader = ▸ A **{ $name }** le toca en suerte salir.
replay-deal = ▸ Se reparten las cartas.
replay-shuffle = ▸ Los descartes se barajan y pasan a ser el mazo.
replay-hand = { $deal ->
   *[other] Ronda
} { $number }
replay-hand-of = { $deal ->
   *[other] Ronda
} { $number } de { $count }
replay-all = Todas las cartas a la vista
replay-public = Como la vieron todos
replay-eyes = Vista de { $name }
replay-exported = La partida como texto, para `python -m bot check` y `verify`.
button-replay = Repetición
replay-go-first = Inicio
replay-go-back = Atrás
replay-go-next = Siguiente
replay-go-untrick = Baza anterior
replay-go-trick = Siguiente baza
replay-go-deal = Siguiente { $deal ->
   *[other] ronda
}
replay-go-last = Final
replay-share = Mostrar a todos
replay-export = Como archivo

button-watch = Mirar
button-hands = Todas las manos
hands-title = ### { $game } · ronda { $number }, como se repartió
hand-not-over = Esa ronda aún se está jugando.
held-by = **{ $name }** { $cards }
held-by-nobody = *Nadie* { $cards }
held-nothing = nada
held-face-up = descubiertas { $cards }
held-offer = en Oferta { $cards }
held-foundation = reserva { $cards }
held-aside = apartadas { $cards }
held-discards = descartadas { $cards }
held-stock = mazo { $cards }
held-deck = mazo { $cards }
