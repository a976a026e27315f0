### Várias partidas seguidas: o que elas somam, e a próxima.

button-evening = A noite
menu-next-match = Próximo jogo …
table-evening-about = O placar da noite: todas as partidas seguidas, de qualquer jogo
evening-title = A noite depois de { $count } partidas
evening-total = Total
evening-points = Quem ganha uma partida tem 12 pontos e o último nenhum, qualquer que seja o jogo e quantos joguem; as posições do meio ficam a distâncias iguais, e quem empata divide os pontos. Uma partida em que alguém desiste cedo demais não conta.
evening-computer = computador, { $level }
evening-match = { $game } { $points } ({ $place }º)
evening-line = { $place }. { $about ->
    [none] { $name }
   *[other] { $name } ({ $about })
}: **{ $points }** – { $matches }
list-more = … e mais { $count }
evening-none = Aqui ainda não há noite. Ela começa quando vocês continuam depois de uma partida, com “Revanche” ou com um jogo em “Próximo jogo …”.
evening-too-many = Há gente demais para esse jogo: jogam no máximo { $most }.

## A fila de uma mesa

button-wait = Esperar um lugar
button-queue = Esperar
button-wait-no-more = Sair da fila
table-wait-about = Esperar um lugar na mesa deste canal
queue-line = ⏳ Esperando um lugar: { $names }.
queue-joined = ✓ Você espera um lugar, na posição { $place }. Quando houver um livre para você, o aviso vem aqui no canal, e ele fica guardado por dez minutos. Ninguém se senta sem dizer sim.
queue-left = Você não espera mais.
queue-called = { $user }, há um lugar livre para você: { $game }. Aperte “Entrar” na mesa. O tempo acaba { $when }; depois é a vez de quem vem em seguida na fila.
queue-already = Você já espera um lugar aqui.
queue-not-waiting = Você não espera lugar aqui.
queue-seat-free = Há um lugar livre: aperte “Entrar”.
queue-full = Aqui já esperam { $most } pessoas, e não cabem mais.
queue-not-here = Nesta mesa não se pode esperar um lugar.

## Um lugar que muda de mãos no meio da partida

button-substitute = Ceder meu lugar
button-substitute-waiting = A quem espera
button-substitute-keep = Ficar no lugar
button-substitute-take = Assumir o lugar
substitute-menu = Quem continua por você?
substitute-asked = **Ceder seu lugar pelo resto da partida?**
    Quem o assume vê suas cartas e continua daqui; você não pode voltar a esta partida. Até lá, você joga.
    Na classificação é como se você tivesse saído: você fica em último. Para quem continua por você não conta.
substitute-offered = Seu lugar foi oferecido a { $user }. Você joga até que seja assumido.
substitute-offered-all = Seu lugar foi oferecido a quem espera um. Você joga até que alguém o assuma.
substitute-offers = { $user }, { $name } cederia a você o lugar pelo resto da partida: { $game }. Você veria as cartas e continuaria; na sua classificação não conta.
substitute-offers-all = { $name } cede o lugar pelo resto da partida: { $game }. Quem espera um lugar vem primeiro. Para quem continua não conta na classificação.
substitute-taken = { $name } assumiu o lugar de { $owner } e continua jogando.
substitute-line = ↻ Substituições: { $pairs }.
substitute-pair = { $name } por { $owner }
substitute-not-here = Nesta mesa os lugares não mudam de mãos.
substitute-once = Este lugar já mudou de mãos nesta partida.
substitute-seated = Essa pessoa já está sentada nesta mesa.
substitute-was-there = Quem cedeu o lugar numa partida não assume outro nela: conhece as cartas.
substitute-gone = Este lugar não está mais disponível.
substitute-not-you = Este lugar foi oferecido a outra pessoa.
substitute-others-wait = Outras pessoas esperam um lugar aqui e vêm primeiro.
substitute-too-soon = Você acabou de oferecer seu lugar. Espere um minuto antes de repetir.
