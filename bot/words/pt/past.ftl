### Partidas terminadas: a lista delas, rever uma passo a passo, e o que todos tinham.

history-about = Suas partidas terminadas, só para você
history-title = ### Suas partidas{ $pages ->
    [1] {""}
   *[other] {""} · página { $page } de { $pages }
}
history-none = Você ainda não terminou nenhuma partida.
history-line = `#{ NUMBER($table, useGrouping: 0) }` **{ $game }** { $came ->
    [won] 🏆 ganha com { $score }
    [lost] { $place }º com { $score }
   *[ended] terminada antes da hora
} · com { $names } · { $when }
history-elsewhere = em { $guild }
history-label = { NUMBER($table, useGrouping: 0) } · { $game } · { $day } · { $names }
menu-replay = Rever uma delas
button-newer = Mais novas
button-older = Mais antigas

replay-about = Rever uma partida terminada jogada a jogada, vaza a vaza ou rodada a rodada
replay-title = ### { $game } · { $what } · { $step }/{ $steps }
replay-did = ▸ **{ $name }**: { $action }
replay-dealer = ▸ O sorteio escolhe **{ $name }** para dar as cartas primeiro.
replay-leader = ▸ O sorteio dá a primeira saída a **{ $name }**.
replay-deal = ▸ As cartas são distribuídas.
replay-shuffle = ▸ O descarte é embaralhado e vira o monte.
replay-hand = { $deal ->
   *[other] Rodada
} { $number }
replay-hand-of = { $deal ->
   *[other] Rodada
} { $number } de { $count }
replay-all = Todas as cartas abertas
replay-public = Como todos viram
replay-eyes = Visão de { $name }
replay-exported = A partida em texto, para `python -m bot check` e `verify`.
button-replay = Rever
replay-go-first = Início
replay-go-back = Voltar
replay-go-next = Avançar
replay-go-untrick = Vaza anterior
replay-go-trick = Próxima vaza
replay-go-deal = Próxima { $deal ->
   *[other] rodada
}
replay-go-last = Fim
replay-share = Mostrar a todos
replay-export = Como arquivo

button-watch = Assistir
button-hands = Todas as mãos
hands-title = ### { $game } · rodada { $number }, como foi distribuída
hand-not-over = Essa rodada ainda está sendo jogada.
held-by = **{ $name }** { $cards }
held-by-nobody = *Ninguém* { $cards }
held-nothing = nada
held-face-up = abertas { $cards }
held-offer = em Oferta { $cards }
held-foundation = reserva { $cards }
held-aside = postas de lado { $cards }
held-discards = descartadas { $cards }
held-stock = monte { $cards }
held-deck = monte { $cards }
