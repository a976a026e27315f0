### Um olhar sobre o próprio jogo: as decisões mais caras, e uma linha sobre a partida.

review-about = Suas três decisões mais caras de uma partida, julgadas pelo que você podia ver
review-option = O número da mesa, que está nas mensagens dela; senão, sua última partida
button-review = Analisar meu jogo
review-title = ### Seu jogo · { $game } · partida { NUMBER($table, useGrouping: 0) }
review-decision = ### Decisão cara { $number } de { $count }
review-where = -# { $game } · partida { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {""} · { $deal ->
       *[other] rodada
    } { $hand }
}
review-shared = **{ $name }** mostra:
review-did = Você escolheu: { $action }.
review-better = *Difícil* teria escolhido: { $action }.
review-worth = Isso é melhor por { $by } em média{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}, em { $worlds } distribuições imaginadas.
review-instead = *Difícil* escolhe: { $action } (+{ $by }).
review-picture-best = O melhor: { $action }.
review-picture-chosen = Escolhido: { $action }.
review-places = { $places ->
    [1] Isso teria dado a você uma posição a mais.
   *[other] Isso teria dado a você { $places } posições a mais.
}
review-clean = Nada do que você fez foi claramente pior do que o que *Difícil* teria feito.
review-summary = **A partida:** { $close } de { $judged ->
    [1] { $judged } decisão
   *[other] { $judged } decisões
} ({ $share } %) tão boas quanto a melhor, ou quase.
review-line = { $number }. { $did } · melhor: { $better }, { $by }{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}
review-lost = { $unit ->
    [places] Entregue ao todo: cerca de { NUMBER($number, minimumFractionDigits: 1) } { $number ->
        [1] posição
       *[other] posições
    }{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
   *[points] Entregue ao todo: cerca de { NUMBER($number, minimumFractionDigits: 1) } { $number ->
        [1] ponto
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
review-fair = Só conta o que você podia ver, não as cartas ocultas nem a sorte nas cartas.
review-not-yours = Você não jogou a partida { NUMBER($table, useGrouping: 0) }. Você pode analisar suas próprias partidas.
review-nothing = Não há nada a analisar: nessa partida você não teve nenhuma decisão que se possa comparar.
review-step = { $again ->
    [yes] Verifico de novo as mais caras: { $done } de { $of } …
   *[no] Estou vendo suas { $of } decisões: { $done } já vistas …
}
review-busy = Ainda estou olhando a partida { NUMBER($table, useGrouping: 0) } para você. Peça de novo quando tiver a análise dela.

button-play-on = Continuar daqui
button-branch-anew = Nova distribuição
button-branch-same = Cartas reais
button-branch-back = Para a partida
branch-title = ### Treino daqui em diante · { $game } · partida { NUMBER($table, useGrouping: 0) }
branch-how = { $anew ->
    [yes] As cartas ocultas são distribuídas de novo, de acordo com o que você sabia.
   *[no] As cartas estão onde estavam na partida.
} Computadores têm os outros lugares. Só para você, até o fim da rodada; não conta.
branch-came = Desta vez: { $here }. Na partida de verdade: { $there }.
branch-none = Você não continua mais a partir dessa partida. Comece de novo quando a rever.
branch-over = Esta rodada terminou.
branch-not-here = Nesse momento nenhuma rodada está sendo jogada. Vá a outro passo e continue de lá.
branch-not-yours = Você não jogou a partida { NUMBER($table, useGrouping: 0) }. Você pode continuar a partir das suas próprias partidas.
