### O que um computador faria, fez, e por quê.

button-hint = Dica
button-hint-coming = Dica a caminho …
hint = 💡 { $advice }
button-hinted = 💡 { $action }
button-hinted-so = 💡 Seguir a dica
hint-not-here = Aqui as dicas estão desligadas.

hint-action = **{ $action }.**
hint-better = Melhor que “{ $other }”, por { $by } em média.
hint-equal = Em distribuições imaginadas, “{ $other }” sai igualmente bem.
hint-left-out = Em distribuições imaginadas, “{ $other }” não sai melhor.

thought-better = Em { $worlds ->
    [1] { $worlds } distribuição imaginada
   *[other] { $worlds } distribuições imaginadas
}, saiu melhor que “{ $other }”, por { $by } em média.
thought-equal = Em { $worlds ->
    [1] { $worlds } distribuição imaginada
   *[other] { $worlds } distribuições imaginadas
}, “{ $other }” saiu igualmente bem.
thought-left-out = Testei { $worlds } distribuições imaginadas das cartas ocultas, mas “{ $other }” só em { $seen } delas: não saía melhor.
thought-by = { $unit ->
    [tricks] { NUMBER($number, minimumFractionDigits: 1) } { $number ->
        [1] vaza
       *[other] vazas
    }
    [wins] { $number } % das partidas
    [places] { NUMBER($number, minimumFractionDigits: 1) } { $number ->
        [1] posição
       *[other] posições
    }
   *[points] { NUMBER($number, minimumFractionDigits: 1) } { $number ->
        [1] ponto
       *[other] pontos
    }
}

table-why-about = Depois de uma rodada: por que um computador fez o que fez
table-why-option = Qual das suas jogadas, senão a última; digite um nome ou uma carta para achar mais
why-move = { $name }: { $action }
why-title = ### { $name }: { $action }
why-no-hand = Nenhuma rodada terminou ainda nesta mesa. Quando uma terminar, você pode perguntar.
why-no-move = Nenhum computador fez essa jogada na última rodada. Escolha uma da lista.
why-no-table = Nenhuma partida foi jogada neste canal.
why-forced = Não havia escolha.
why-without = { $level ->
    [chance] Ele joga qualquer coisa permitida, sem motivo.
   *[other] Ele seguiu uma regra prática que não sabe explicar.
}
why-most = Pelas regras práticas de costume, nada promete mais.
why-shares = { $unit ->
    [places] Em { $more } % das distribuições imaginadas isso deixa você em melhor posição que a segunda melhor opção; em { $less } %, em pior.
   *[points] Em { $more } % das distribuições imaginadas isso rende mais pontos que a segunda melhor opção; em { $less } %, menos.
}
why-program = É o programa { $program }, que diz o que joga, mas não por quê.
why-close = Perguntado de novo, ele hesita: em { $worlds ->
    [1] { $worlds } distribuição imaginada
   *[other] { $worlds } distribuições imaginadas
} das cartas ocultas, “{ $other }” sai melhor, por { $by } em média.
why-equal = Perguntado de novo, ele poderia igualmente escolher “{ $other }”: em { $worlds ->
    [1] { $worlds } distribuição imaginada
   *[other] { $worlds } distribuições imaginadas
} das cartas ocultas, sai igualmente bem.
why-otherwise = Ele não faria isso de novo: pensando melhor, escolheria “{ $other }”.
