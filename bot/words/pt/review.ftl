### Um olhar sobre o próprio jogo: as decisões mais caras, e uma linha sobre a partida.

review-about = Suas três decisões mais caras de uma partida, julgadas pelo que você podia ver
review-option = O número da mesa, que está nas mensagens dela; senão, sua última partida
button-review = Analisar meu jogo
review-title = ### Seu jogo · { $game } · partida { NUMBER($table, useGrouping: 0) }
review-decision = ### Decisão cara { $number } de { $count }
review-where = -# { $game } · partida { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {""} · rodada { $hand }
}
review-did = Você escolheu: { $action }.
review-better = *Difícil* teria escolhido: { $action }.
review-worth = Isso é melhor por { $by } em média{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}, em { $worlds } distribuições imaginadas.
review-instead = *Difícil*: { $action }, melhor por { $by }.
review-places = { $places ->
    [1] No fim, isso teria valido uma posição.
   *[other] No fim, isso teria valido { $places } posições.
}
review-clean = Nada do que você fez foi claramente pior do que o que *Difícil* teria feito.
review-summary = **A partida:** { $close } de { $judged ->
    [one] { $judged } decisão
   *[other] { $judged } decisões
} ({ $share } %) a um fio da melhor.
review-line = { $number }. { $did } → { $better }: { $by }{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}
review-lost = { $unit ->
    [places] Entregue ao todo: cerca de { NUMBER($number, minimumFractionDigits: 1) } { $number ->
        [one] posição
       *[other] posições
    }{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
   *[points] Entregue ao todo: cerca de { NUMBER($number, minimumFractionDigits: 1) } { $number ->
        [one] ponto
       *[other] pontos
    }{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
}
review-unjudged = { $count ->
    [1] Outra decisão não se compara
   *[other] Outras { $count } decisões não se comparam
} com nenhuma, como a negociação ou a primeira palavra num leilão.
review-beyond = Só foram olhadas suas últimas { $count } decisões.
review-stood-in = { $count ->
    [1] Neste lugar, uma decisão foi tomada
   *[other] Neste lugar, { $count } decisões foram tomadas
} por você por um computador.
review-worlds = As diferenças são médias de { $worlds } distribuições imaginadas.
review-fair = Julgado pelo que você podia ver, nunca por cartas ocultas. A sorte que você teve nas cartas não é julgada.
review-not-yours = Você não jogou a partida { NUMBER($table, useGrouping: 0) }. Você pode analisar suas próprias partidas.
review-nothing = Não há nada a analisar: nessa partida você não teve nenhuma decisão que se possa comparar.
review-busy = Ainda estou olhando a partida { NUMBER($table, useGrouping: 0) } para você. Peça de novo quando tiver a análise dela.

button-play-on = Continuar daqui
button-branch-anew = Nova distribuição
button-branch-same = Cartas reais
button-branch-back = Para a partida
branch-title = ### Você continua · { $game } · partida { NUMBER($table, useGrouping: 0) }
branch-how = { $anew ->
    [yes] As cartas que você não podia ver são distribuídas de novo, de um modo que combina com o que você via.
   *[no] As cartas estão onde estavam na partida.
} Computadores têm os outros lugares. Só para você, até o fim da rodada; nada disso conta.
branch-came = No fim da rodada você tinha { $here }; na partida você tinha { $there }.
branch-none = Você não continua mais a partir dessa partida. Comece de novo quando a rever.
branch-over = Esta rodada terminou.
branch-not-here = Nesse momento nenhuma rodada está sendo jogada. Vá a outro passo e continue de lá.
branch-not-yours = Você não jogou a partida { NUMBER($table, useGrouping: 0) }. Você pode continuar a partir das suas próprias partidas.
