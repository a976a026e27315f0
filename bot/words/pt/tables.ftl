### O que a própria mesa diz, antes de se perguntar pelas regras de um jogo.

table-gone = Esta mesa não existe mais.
table-in-channel = Já há uma mesa neste canal. Jogue nela, ou abra a sua em outro canal.
aside-goes-on = { $name } continua { $where ->
    [messages] em mensagens privadas
   *[other] em { $where }
}: outra pessoa quer jogar aqui.
rematch-open = A revanche já está aberta: { $where }
aside-told = Outra pessoa quer jogar em { $where }, então sua partida contra computadores abriu espaço. Nada se perdeu.
table-not-seated = Você não tem lugar nesta mesa.
table-already-seated = Você já tem um lugar nesta mesa.
table-full = Todos os lugares estão ocupados.
table-no-such-size = Uma mesa deste jogo não pode ter tantos lugares, ou já há mais pessoas sentadas.
table-seat-taken = Esse lugar é de { $name }.
table-no-computer = Nenhum computador tem esse lugar.
table-host-only = Só o anfitrião pode fazer isso. Após dez minutos sem ele, pode quem estiver sentado aqui.
table-not-started = A partida ainda não começou.
table-started = A partida já começou.
table-seats-free = { $free ->
    [1] Ainda há um lugar livre: alguém pode entrar, ou o anfitrião adicionar um computador.
   *[other] Ainda há { $free } lugares livres: outros podem entrar, ou o anfitrião adicionar computadores.
}
table-done-already = Essa sua vez já passou. É assim que as coisas estão agora.
table-moved-on = A partida avançou. É assim que as coisas estão agora.
table-not-over = A partida ainda não terminou.
table-unreadable = Esta partida foi jogada por regras antigas que não conheço mais, então não posso mostrá-la nem continuá-la.
game-gone = O jogo “{ $game }” não está mais aqui, então suas partidas não podem ser mostradas nem continuadas.
table-resting = O Toucan está para reiniciar. Nada se perde; tente de novo daqui a pouco.
table-newer = Esta mesa foi começada com um Toucan mais novo, que está sendo instalado. Nada se perdeu; tente de novo em alguns minutos.
table-draining = O Toucan está para ser atualizado: por enquanto nenhuma mesa nova se abre. Tente de novo daqui a pouco.
table-draining-told = -# O Toucan está para ser atualizado. Esta mesa continua; nenhuma nova se abre até lá.
no-such-level = Não há computador para { $game } do nível “{ $level }”.
former-player = alguém que jogava
