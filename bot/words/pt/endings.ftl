### Como uma partida termina antes da hora: votos, e pessoas por quem ninguém mais precisa esperar.

button-end-match = Terminar a partida
button-end-agree = Terminar também
button-end-without = Terminar sem eles
button-end-withdraw = Continuar jogando
button-take-over = Um computador por { $name }
table-ending = ⏹ { $names } { $count ->
    [1] quer
   *[other] querem
} terminar a partida. { $how }
ending-early = { $missing ->
    [1] Ela termina quando mais um jogador pedir
   *[other] Ela termina quando mais { $missing } jogadores pedirem
}, e não conta: jogou-se pouco ainda.
ending-agreed = { $missing ->
    [1] Ela termina, sem valer classificação, quando mais um jogador concordar
   *[other] Ela termina, sem valer classificação, quando mais { $missing } jogadores concordarem
}: é preciso que concordem todos os que não desistiram. Se não quiser esperar, você pode desistir; isso é uma derrota.
ending-without = { $missing ->
    [1] Ela termina quando mais um jogador pedir
   *[other] Ela termina quando mais { $missing } jogadores pedirem
}: { $names } { $count ->
    [1] fica
   *[other] ficam
} em último, e quem ficou não perde nada.
ending-by = Para concordar, use “Minhas cartas” ou /table end.
ending-now = Ela termina assim que alguém que joga pedir.
table-overdue = ⌛ { $names } { $count ->
    [1] não joga
   *[other] não jogam
} desde { $when }. Ninguém precisa mais esperar: “Minhas cartas” diz o que você pode fazer.
panel-overdue = ⌛ **{ $names }** { $count ->
    [1] não joga
   *[other] não jogam
} desde { $when }. { $computer ->
    [yes] Enquanto isso, um computador joga.
   *[no] Você não precisa mais esperar:
}
panel-stalling = ⌛ **{ $names }** { $count ->
    [1] gastou
   *[other] gastaram
} repetidas vezes quase todo o tempo possível. Você não precisa mais esperar:
panel-drags = Você gastou repetidas vezes quase todo o seu tempo. Jogue mais rápido, ou um computador continua por você.
panel-overdue-computer = • Um computador pode jogar por { $name }, que ainda pode voltar. Quem não tiver voltado ao fim da partida fica em último.
panel-overdue-early = { $only ->
    [yes] A partida termina quando
   *[no] Ou a partida termina quando
} mais da metade de quem está aqui pedir. Jogou-se pouco ainda, então ela não conta.
panel-overdue-end = { $only ->
    [yes] A partida termina quando
   *[no] Ou a partida termina quando
} todos os que estão aqui pedirem: { $names } { $count ->
    [1] fica
   *[other] ficam
} em último, e a pontuação de quem está só pode subir.
table-end-asked = Você pediu para terminar a partida. { $how }
table-end-withdrawn = Você não pede mais para terminar a partida.
table-away-votes = Você está fora desta partida, então não tem voto. Volte primeiro.
table-not-overdue = Essa pessoa ainda tem tempo.
table-ended-without = ### A partida terminou sem { $absent }: { $names } { $count ->
    [1] ganha
   *[other] ganham
}.

## A quem se pergunta, por uma revanche ou porque mudou o que se joga

lobby-seat-asked = { $number }. { $name } (com convite; o lugar fica livre de novo { $when })
lobby-asks = Se você tem um convite, aperte “Entrar”. Depois o anfitrião pode começar.
table-asked = { $more ->
    [0] { $name } tem um convite e ainda não entrou
   *[other] { $name } e mais { $more } têm um convite e ainda não entraram
}. Ninguém joga uma partida sem ter aceitado.

## Dicas

table-hints-rated = Neste servidor as dicas são permitidas em todas as mesas, e as partidas valem classificação mesmo assim.
button-hints-yes = Permitir dicas
button-hints-no = Proibir dicas
lobby-hints = 💡 Aqui as dicas são permitidas, então a partida não vale classificação.
lobby-hints-rated = 💡 Aqui as dicas são permitidas, e a partida vale classificação mesmo assim.
