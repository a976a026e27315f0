### Várias partidas seguidas: o que elas somam, e a próxima.

button-evening = A noite
menu-next-match = Próxima partida da noite…
table-evening-about = O placar da noite: todas as partidas seguidas, de qualquer jogo
evening-title = A noite depois de { $count } partidas
evening-total = Total
evening-points = Quem ganha uma partida tem 12 pontos e o último nenhum, qualquer que seja o jogo e quantos joguem; as colocações do meio ficam a distâncias iguais, e colocações iguais dividem. Uma partida abandonada antes do fim da primeira rodada não conta.
evening-computer = computador, { $level }
evening-match = { $game } { $points } ({ $place }.)
evening-line = { $place }. { $about ->
    [none] { $name }
   *[other] { $name } ({ $about })
}: **{ $points }** – { $matches }
evening-none = Aqui ainda não há noite. Ela começa quando vocês continuam depois de uma partida, com “Revanche” ou com um jogo em “Próxima partida da noite”.
evening-too-many = Há gente demais para esse jogo: jogam no máximo { $most }.
