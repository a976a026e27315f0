### O problema do dia: uma decisão de uma partida, a mesma para todos num servidor, respondida em particular.

puzzle-about = Problema do dia: uma decisão, a mesma para todos aqui; responda e mantenha sua série
button-puzzle = Problema
button-puzzle-today = O problema de hoje
puzzle-title = ### Problema do dia · { $game } · { $day }
puzzle-match = De uma partida deste servidor; ninguém é citado. O que você faria?
puzzle-dealt = Feito para hoje. O que você faria?
puzzle-other = Você estava na mesa de onde vem o problema de hoje, então este é outro, distribuído para quem estava lá. O que você faria?
puzzle-how = Você responde uma só vez. Só você vê isto. Só conta o que se vê deste lugar. O próximo problema chega { $until }.
puzzle-right = 🎉 **Certo!** { $action }.
puzzle-wrong = **Não é o melhor:** { $action }.
puzzle-second = A segunda melhor escolha, “{ $action }”, custa { $by } em média{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}, em { $worlds } distribuições imaginadas.
puzzle-late = Esse dia já passou, então esta resposta não conta.
puzzle-others = { $count ->
    [1] O que outra pessoa escolheu:
   *[other] O que outras { $count } pessoas escolheram:
}
puzzle-share = • { $share } %: { $action }{ $right ->
    [yes] {" "}✓
   *[no] {""}
}
puzzle-first = Ninguém mais respondeu ainda.
puzzle-streak = { $now ->
    [0] Sua série: nenhuma por enquanto
    [1] Sua série: **1** dia certo
   *[other] Sua série: **{ $now }** dias certos seguidos
} (a melhor: { $best }).
puzzle-told = 🧩 **Problema do dia** · { $day } · { $name }: { $now ->
    [0] ❌ desta vez não
    [1] ✅ resolvido
   *[other] ✅ resolvido, **{ $now }** dias seguidos 🔥
}
puzzle-next = Só conta o que se podia ver deste lugar, nunca as cartas ocultas. O próximo problema chega { $until }.
puzzle-fair = Só conta o que se podia ver deste lugar, nunca as cartas ocultas.

## Recusas

puzzle-gone = Esse problema não pode mais ser mostrado. O mais novo está em /puzzle; todo dia à meia-noite UTC chega outro.
puzzle-busy = Ainda estou procurando seu problema em outro lugar. Peça de novo aqui daqui a pouco.
puzzle-told-already = Todos aqui já viram como você foi.
puzzle-none = Não encontrei nenhum problema agora. Peça de novo daqui a pouco.
