### As noites de duplicado: as mesmas cartas seladas para todos, contadas pelo que os outros fizeram dos mesmos lugares.

duplicate-about = As mesmas cartas seladas para todas as equipes, comparadas entre si
duplicate-new-about = Abrir uma noite de duplicado: todos jogam os mesmos estojos, quando quiserem
duplicate-join-about = Participar da noite de outro servidor, com o código que o anfitrião lhe deu
duplicate-show-about = As noites de duplicado daqui e as suas: jogar, classificação, estojos
duplicate-game-option = O que se joga
duplicate-boards-option = Quantos estojos cada um joga; 2 se você não disser outra coisa
duplicate-size-option = Quantas pessoas tem uma equipe; com 1, cada um joga por si
duplicate-time-option = Quanto tempo há para jogar desde o começo; três dias se você não disser outra coisa
duplicate-code-option = O código da noite
duplicate-team-option = O nome da sua equipe, onde se joga em equipes
duplicate-hours = { $hours ->
    [2] duas horas
    [24] um dia
    [72] três dias
    [168] uma semana
   *[other] duas semanas
}
duplicate-form-option = Todos contra todos, ou sistema suíço: em cada rodada se enfrentam vizinhos na classificação
duplicate-form = { $form ->
    [swiss] sistema suíço
   *[other] todos contra todos
}
setup-nights-option = Se aqui se podem abrir noites de duplicado e entrar nas de outros servidores
setup-short-nights = Noites de duplicado

## Uma noite

duplicate-title = ## { $game } · noite de duplicado { NUMBER($night, useGrouping: 0) }
duplicate-number = Noite { NUMBER($night, useGrouping: 0) }
duplicate-list = ## Noites de duplicado
duplicate-listed = • Noite { NUMBER($night, useGrouping: 0) }, { $game }: { $status ->
    [lobby] aberta
    [playing] em jogo
    [over] encerrada
   *[off] cancelada
}
duplicate-lobby = { $teams ->
    [0] Ninguém participa ainda.
   *[other] { $size ->
        [1] Participam por enquanto ({ $teams }):
       *[other] Equipes por enquanto ({ $teams }):
    }
}
duplicate-how = -# Cada um joga { $boards ->
    [1] um estojo
   *[other] { $boards } estojos
}, sozinho com { $others } computadores (normais), quando quiser, dentro de { $hours ->
    [2] duas horas
    [24] um dia
    [72] três dias
    [168] uma semana
   *[other] duas semanas
} desde o começo. { $size ->
    [1] Todos jogam os mesmos estojos dos mesmos lugares.
   *[other] Numa equipe cada um joga outros estojos, e em cada uma das outras equipes alguém joga o mesmo do mesmo lugar; por isso, dentro da equipe pode-se falar do que já foi jogado.
} Um estojo vale a média das suas diferenças para os outros. O que não for jogado a tempo, computadores jogam.
duplicate-how-swiss = -# Sistema suíço, rodadas: { $boards }, tempo ao todo: { $time } desde o começo. { $size ->
    [1] Em cada rodada todos jogam o mesmo estojo do mesmo lugar,
   *[other] Em cada rodada os membros de uma equipe jogam estojos diferentes, os mesmos em todas as equipes e dos mesmos lugares,
} sozinhos com { $others } computadores (normais). Enfrentam-se dois que estão próximos na classificação, e ganha quem tira mais das mesmas cartas: dois pontos, um por um empate, dois por uma folga. Pontos iguais são separados pelos dos adversários (Buchholz), depois pela diferença para todos. Quando todos os estojos de uma rodada foram jogados, começa a seguinte. O que não for jogado a tempo, computadores jogam.
duplicate-worth = -# Em cada estojo conta quanto você foi melhor que os outros.
duplicate-promise-short = -# Distribuições seladas: `{ $commitment }…`
duplicate-promise = -# As cartas foram fixadas antes de alguém participar: `{ $commitment }`
duplicate-playing = ▸ Aberta até { $until }.
duplicate-progress = • { $name }: { $done } de { $boards } { $boards ->
    [1] estojo
   *[other] estojos
}
duplicate-over = **A noite acabou.** Diferenças médias, e matchpoints:
duplicate-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }: **{ $points }** ({ $matchpoints })
duplicate-round = ▸ Rodada { $round } de { $rounds }, até { $until }.
duplicate-pair = • { $one } contra { $other }: { $done } de { $boards } estojos
duplicate-bye = • { $name } folga, o que vale uma vitória: { $done } de { $boards } { $boards ->
    [1] estojo
   *[other] estojos
}
duplicate-after-round = **Depois da rodada { $round }:**
duplicate-over-swiss = **A noite acabou.** Pontos, os dos adversários (Buchholz), e diferença média para todos:
duplicate-swiss-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }: **{ $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}** ({ $buchholz }, { $difference })
duplicate-swiss-points = Pontos
duplicate-buchholz = Buchholz
duplicate-margin = Saldo
duplicate-own = { $own } de { $boards } jogados
duplicate-unplayed = ▸ Ninguém jogou: todos estes resultados são de computadores, e ninguém venceu.
duplicate-gave-up = Você deixou esta noite: ninguém espera por você, e um computador (normal) joga os seus estojos. “Meu próximo estojo” traz você de volta, enquanto a noite não tiver seguido sem você.
duplicate-gone-mark = não está mais
duplicate-off = Esta noite foi cancelada.
duplicate-moved = -# Continua mais abaixo.
duplicate-called = ▸ Seus estojos estão prontos: { $users }
duplicate-team = Equipe { $team }
duplicate-team-named = { $name } (equipe { $team })
duplicate-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
duplicate-column = { $count ->
    [1] Estojo { $first }
   *[other] Estojos { $first }–{ $last }
}
duplicate-after = Noite de duplicado { NUMBER($night, useGrouping: 0) }
duplicate-score = Resultado
duplicate-difference = Diferença
duplicate-nobody = computador
button-duplicate = A noite
button-duplicate-join = Participar
button-duplicate-leave = Sair
button-duplicate-begin = Começar
button-duplicate-off = Cancelar a noite
button-duplicate-code = Convidar servidor
button-duplicate-guests = Remover jogador
button-duplicate-play = Meu próximo estojo
button-duplicate-file = Arquivo para conferir
menu-duplicate-boards = Um estojo…
duplicate-guests-title = ## Quem participa
duplicate-guests = Quem você remover não pode voltar a participar desta noite enquanto você não deixar. Ninguém é avisado.
duplicate-guests-none = Ninguém mais participa ainda.
duplicate-menu-team = Remover uma equipe inteira…
duplicate-menu-away = Remover alguém…
duplicate-menu-unname = Tirar o nome de uma equipe…
duplicate-menu-back = Deixar alguém voltar…
duplicate-code = O código desta noite é **{ $code }**. Dê-o a alguém de outro servidor: quando essa pessoa digitar lá `/duplicate join code:{ $code }`, o servidor dela também poderá participar. Quem tem o código pode trazer pessoas enquanto a noite não começou.
duplicate-team-title = Sua equipe
duplicate-team-label = O nome dela
duplicate-team-means = Um nome novo funda uma equipe. Com o nome ou número de uma equipe daqui você entra nela; cabem { $size }.
duplicate-file = Cada partida da noite com sua semente, e a classificação. `python -m bot verify` e verify.mjs refazem tudo; docs/fair-deals.md diz como.

## Um estojo

duplicate-board-title = ### { $game } · estojo { $board } da noite { NUMBER($night, useGrouping: 0) }
duplicate-board = Estojo { $board } (lugar { $seat })
duplicate-board-picture = Estojo { $board } · datum { NUMBER($datum, maximumFractionDigits: 1) }
duplicate-board-told = -# Todos estavam no lugar { $seat }. O datum, a média de todos os resultados, é { NUMBER($datum, maximumFractionDigits: 1) }; a diferença é para a média dos outros. /replay mostra uma partida pelo número.
duplicate-board-replay = Rever { $name }
duplicate-board-line = { $place ->
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }{ $size ->
    [1] {""}
   *[other] {" "}({ $player })
}: { POINTS($score) } · **{ $points }** · #{ NUMBER($table, useGrouping: 0) }
duplicate-on = ▸ **{ $name }** joga: { $where }.
duplicate-left = ▸ **{ $name }** deixou este estojo, e ainda pode voltar.
duplicate-finished = **{ $name }** jogou este estojo.
duplicate-stopped = **{ $name }** não terminou este estojo; um computador vai terminá-lo quando a noite acabar.
duplicate-scored = Você jogou este estojo, com **{ $score }**. Quanto isso vale aparece quando a noite acabar; até lá, não conte nada das cartas aos adversários.
duplicate-hidden = -# Outros jogam as mesmas cartas; por isso elas ficam ocultas até a noite acabar.
duplicate-leave-asked = **Deixar este estojo?**
    Ele espera por você: até a noite acabar você pode voltar, com “Minhas cartas” ou /hand.
    Ou desista: então um computador o joga até o fim, e você não pode jogá-lo de novo.

## Por que não

duplicate-sealed = Outros talvez ainda tenham que jogar estas cartas; ninguém as vê até a noite acabar.
duplicate-none = Essa noite de duplicado não existe aqui.
duplicate-none-here = Ainda não há noites de duplicado aqui. Abra uma com /duplicate new.
duplicate-no-code = Nenhuma noite de duplicado tem este código.
duplicate-begun = Esta noite já começou, ou foi cancelada.
duplicate-not-on = Esta noite não está sendo jogada agora.
duplicate-not-in = Você não participa desta noite.
duplicate-gone = Você deixou esta noite, e ela seguiu sem você.
duplicate-in = Você já participa desta noite.
duplicate-host = Só o anfitrião da noite pode fazer isso.
duplicate-host-stays = Você não pode se remover; “Sair” tira você da noite.
duplicate-away = O anfitrião desta noite removeu você.
duplicate-few = Uma noite precisa de pelo menos { $fewest } participantes.
duplicate-full = Esta noite está cheia: não cabem mais de { $most }.
duplicate-most = Você já tem { $most } noites que não acabaram. /duplicate show leva a elas, em qualquer servidor.
duplicate-no-name = Aqui se joga em equipes: diga o nome da sua.
duplicate-name-taken = Uma equipe de outro servidor tem este nome.
duplicate-no-team = Não existe a equipe { $team }.
duplicate-team-full = Esta equipe está cheia.
duplicate-once = Você já começou este estojo.
duplicate-waits = Seus estojos desta rodada já foram jogados, ou o tempo dela acabou. A próxima começa quando todos tiverem sido jogados.
duplicate-all-played = Você jogou todos os seus estojos. A classificação aparece quando a noite acabar.
duplicate-lost = O segredo das cartas desta noite se perdeu.
duplicate-not-here = As noites de duplicado estão desativadas neste servidor (/setup).

## De onde vêm as cartas

fair-board = **Uma noite de duplicado**: as cartas do estojo { $board } são as mesmas para todos que jogam a noite { NUMBER($night, useGrouping: 0) }. Nem cliques nem palavras são misturados: a semente vem de um segredo sorteado antes de alguém participar.
fair-secret-night = A semente será mostrada aqui quando a noite acabar.
fair-night-secret = **O segredo da noite** era `{ $secret }`; a semente é seu HMAC-SHA256 de `duplicate { $night } { $board }`.
fair-proved-night = **Provado** no fim: todos tiveram as mesmas cartas, e elas decorrem do segredo da noite.
fair-trusted-night = **Confiança**: é preciso tê-la em quem opera o Toucan. Numa noite de duplicado não há cliques nem palavras, então essa pessoa poderia ter sorteado segredos até gostar de um, e pode conhecer as cartas antes de jogar. E é preciso confiar que ninguém conte a outra equipe o que viu.
