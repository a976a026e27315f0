### Por que uma jogada não pode ser feita, seja qual for o jogo.

match-over = A partida terminou.
no-such-seat = Esse lugar não existe; esta mesa tem { $players }.
not-your-turn = Não é sua vez.
not-now = “{ $verb }” não é possível agora. O que você pode fazer: { $verbs }.
not-among = “{ $action }” não é possível agora: não está entre o que “{ $verb }” permite.
not-an-arrangement = Para isso é precisa cada uma das { $count } cartas exatamente uma vez.
wrong-order = Escreva assim: “{ $right }”.
not-a-card = Essa carta não existe.
not-your-card = Você não tem { SAID($card) }.
must-follow = O naipe de saída é { SUIT($suit) } e você { $held ->
    [1] só tem uma carta dele: jogue-a
   *[other] tem { $held } cartas dele: jogue uma
}.

wrong-players = Este jogo é para { $seats } jogadores, não para { $players }.
unknown-option = Este jogo não tem opção “{ $name }”.
bad-option = A opção “{ $name }” não pode ser “{ $value }”.
