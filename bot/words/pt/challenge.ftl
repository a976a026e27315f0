### O desafio da semana: as mesmas cartas para todos num servidor, cada um sozinho com computadores.

challenge-about = Uma vez por semana: as mesmas cartas para todos aqui, cada um contra os mesmos computadores
challenge-play-about = Jogar o desafio desta semana: uma só tentativa, que conta; ou continuá-lo
challenge-board-about = Quem se saiu melhor com as cartas desta semana, ou da passada
challenge-help-about = O que é o desafio da semana, e o jogo desta semana
challenge-week-option = Qual semana; esta, se você não disser outra
challenge-this = esta semana
challenge-last = semana passada

## Sua mensagem no canal

challenge-title = ## { $game } · desafio { $week }
challenge-on = ▸ **{ $name }** joga o desafio desta semana: { $where }.
challenge-left = ▸ **{ $name }** deixou o desafio desta semana, e ainda pode voltar.
challenge-finished = **{ $name }** terminou com **{ $score }**.
challenge-stopped = **{ $name }** não terminou. { $why }
challenge-leave-asked = **Deixar o desafio?**
    Ele espera por você: até { $told } você pode voltar, com “Minhas cartas” ou /hand.
    Ou desista: era sua única tentativa, e você fica em último.
challenge-lost = O segredo das cartas desta semana se perdeu, então ninguém pode começar. O próximo desafio vem com a próxima semana.
challenge-value = { $trash ->
    [yes] { NUMBER($score, useGrouping: 0) } de lixo
   *[no] { NUMBER($score, useGrouping: 0) } { $score ->
        [1] ponto
       *[other] pontos
    }
}
challenge-hidden = -# Todos aqui recebem as mesmas cartas nesta semana; por isso elas ficam ocultas até { $when }.
button-challenge-play = Jogar o desafio
button-challenge-start = Começar minha tentativa
button-challenge-too = Jogar também
button-challenge-board = Classificação
button-challenge-now = Esta semana
button-challenge-last = Semana passada

## O que é

challenge-this-week = Você e { $others ->
    [1] { $others } computador (normal)
   *[other] { $others } computadores (normais)
}{ $options ->
    [none] .
   *[other] ; { $options }.
} A semana termina { $until }.
challenge-how =
    Todos aqui recebem **as mesmas cartas contra os mesmos computadores**: só o seu jogo faz a diferença. { $trash ->
        [yes] Quanto menos lixo, melhor.
       *[no] Ganha quem tiver mais pontos.
    }
    • Você tem uma só tentativa, e ela conta desde a primeira carta. Quem desiste ou não termina fica em último.
    • Você joga em particular. Os outros só veem que você joga, e seu resultado.
    • Não vale classificação, e não há dicas.
    • Se você começou, tem até { $told } para terminar. Depois todos podem rever estas partidas e conferir as cartas.

## A classificação

challenge-board-title = ## { $game } · desafio { $week }
challenge-line = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { NUMBER($rank, useGrouping: 0) }\.
} { $name }: **{ $score }**
challenge-line-last = { NUMBER($rank, useGrouping: 0) }\. { $name }: não terminou
challenge-line-on = – { $name }: ainda joga
challenge-board-own = Você: { $line }
challenge-board-empty = Ninguém o jogou ainda.
challenge-board-how = -# As mesmas cartas para todos, uma vez; { $trash ->
    [yes] quanto menos lixo, melhor.
   *[no] ganha quem tiver mais pontos.
} Resultados iguais dividem a posição.

## Recusas

challenge-once = Você já teve sua tentativa no desafio desta semana. O próximo começa { $when }.
challenge-none = Não houve desafio aqui naquela semana.
challenge-sealed = Outros talvez ainda tenham que jogar estas cartas; até { $when } só as vê quem as jogou.

## Distribuição justa

fair-challenge = **Um desafio**: as cartas são as mesmas para todos que jogam aqui o de { $week }. Nem cliques nem palavras são misturados: a semente vem de um segredo sorteado antes de alguém começar.
fair-secret-week = A semente e o segredo são mostrados aqui a partir de { $when }, quando ninguém mais joga estas cartas. Então qualquer um pode conferir cada distribuição.
fair-week-secret = **O segredo da semana** era `{ $secret }`; a semente é seu HMAC-SHA256 de `challenge { $guild } { $week }`.
