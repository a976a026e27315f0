### Resultados, pontuações, classificações e perfis.

## As linhas de uma classificação, no texto das imagens e para quem só lê texto

board-line = { $rank }. { $name }: { $value }, { $wins } de { $games } ganhas
board-line-unranked = { $name }: { $value }, { $wins } de { $games } ganhas, ainda sem posição
board-line-mine = { $line } (você)

course-alt = Pontuação de { $name } em { $matches ->
    [1] { $matches } partida
   *[other] { $matches } partidas
} desde { $since }: de { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) }; a mais alta { NUMBER($most, useGrouping: 0) }, a mais baixa { NUMBER($least, useGrouping: 0) }.

## A classificação

leaderboard-about = A classificação: por pontuação, ou pelos pontos de uma semana, um mês ou uma temporada
leaderboard-game = Qual jogo; senão, o deste canal, ou o mais jogado neste servidor
leaderboard-period = Pontos de uma semana, um mês ou uma temporada; senão, as pontuações de todos os tempos
leaderboard-everywhere = Todos os servidores em vez deste
board-title = ## { $game } · classificação
board-week = Semana
board-month = Mês
board-season = Temporada
board-ever = Todos os tempos
board-here = neste servidor
board-all = em todos os servidores
board-of-ratings = **Pontuações de todos os tempos** { $where }
board-of-period = **{ $period ->
    [week] { $back ->
        [0] Esta semana
        [1] Semana passada
       *[other] Há { $back } semanas
    }
    [month] { $back ->
        [0] Este mês
        [1] Mês passado
       *[other] Há { $back } meses
    }
   *[season] { $back ->
        [0] Esta temporada
        [1] Temporada passada
       *[other] Há { $back } temporadas
    }
}** { $where }, de { $first } a { $until }
board-page = Página { $page } de { $pages }, { NUMBER($people, useGrouping: 0) } { $people ->
    [1] pessoa
   *[other] pessoas
}
board-own = Você: número **{ NUMBER($rank, useGrouping: 0) }** de { NUMBER($people, useGrouping: 0) }, com **{ $value }**{ $points ->
    [none] {""}
    [1] {""} ponto
   *[other] {""} pontos
}
board-own-soon = Você: **{ $value }**; { $missing ->
    [0] jogue com { $rivals } pessoas diferentes para ter uma posição
    [1] mais { $missing } partida para ter uma posição
   *[other] mais { $missing } partidas para ter uma posição
}
board-own-none = Você ainda não está nesta classificação.
board-how-points = -# 2 pontos por pessoa que você supera, 1 por empate, no máximo { $most } por semana com a mesma pessoa; quem deixa uma partida fica em último.
board-rules = -# Regras novas (versão { $version }) desde { $since }: quanto mais uma pessoa está à frente de outra num ano, menos contam as suas próximas vitórias. { $anew ->
    [yes] As partidas anteriores foram recalculadas com elas.
   *[no] As partidas anteriores ficam como estavam.
}
unrated-again = Sem valer classificação: estas cartas já tinham sido distribuídas antes.
unrated-hints = Sem valer classificação: nesta mesa as dicas eram permitidas.
unrated-program = Sem valer classificação: um programa que não faz parte do Toucan tinha um lugar.
unrated-early = Sem valer classificação: terminou cedo demais, antes do fim de uma rodada ou de cada um jogar algumas vezes.
unrated-visiting = Sem valer classificação: foi jogada onde estou só de visita.
board-how-rating = -# Sua pontuação, estimada com cautela: todos começam em { NUMBER($start, useGrouping: 0) }, e uma posição exige { $least } partidas com { $rivals } pessoas diferentes. Só contam pessoas; quem deixa uma partida fica em último.
board-how-everywhere = -# Para aparecer aqui, mostre suas pontuações em todos os servidores com /settings.
board-empty = Ainda não há ninguém na classificação: termine uma partida com pelo menos outra pessoa.
nameless = alguém
menu-board = Outro jogo
button-page-back = ← Voltar
button-page-on = Avançar →
button-own-place = Minha posição
button-board-here = Este servidor
button-board-all = Todos os servidores
button-share = Mostrar a todos
button-earlier-week = A semana anterior
button-earlier-month = O mês anterior
button-earlier-season = A temporada anterior
button-later-week = A semana seguinte
button-later-month = O mês seguinte
button-later-season = A temporada seguinte

## O perfil

profile-about = Pontuações, vitórias e séries aqui, suas ou de outra pessoa; só para você até compartilhar
profile-member = De quem; senão, o seu
profile-of-game = O jogo cuja pontuação é desenhada; senão, o mais jogado
profile-title = ## { $name }
profile-none = Ainda nenhuma partida valendo classificação neste servidor: termine uma com pelo menos outra pessoa.
profile-games = **{ $games ->
    [1] { $games } partida valendo classificação
   *[other] { $games } partidas valendo classificação
}** aqui, **{ $wins }** { $wins ->
    [1] ganha
   *[other] ganhas
}
profile-favourite = Joga mais: **{ $game }**
profile-unrated = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
} sem valer classificação, como as que são só contra computadores
profile-unrated-game = **{ $game }**: { $wins } de { $games } ganhas
profile-game = **{ $game }**: { $rating }, { $wins } de { $games } ganhas
profile-rank = **{ $rating }** (posição { NUMBER($rank, useGrouping: 0) })
profile-no-rank = **{ $rating }?**
profile-unsure = -# “?” é uma primeira estimativa: uma posição exige { $least } partidas com { $rivals } pessoas diferentes.
profile-streak = { $streak ->
    [1] { $streak } vitória seguida
   *[other] { $streak } vitórias seguidas
} agora
profile-best = melhor série { $best }
profile-everywhere = Em todos os servidores, { $game }: { $rating }
profile-met = Você e { $name } se encontraram em { $times ->
    [1] { $times } partida valendo classificação
   *[other] { $times } partidas valendo classificação
}: você ficou à frente em **{ $ahead }**, atrás em **{ $behind }**; empates: **{ $level }**
profile-not-met = Você e { $name } ainda não se encontraram numa partida valendo classificação.
profile-course = A pontuação em **{ $game }**, partida a partida
rating-heard = pontuação de { NUMBER($before, useGrouping: 0) } para { NUMBER($after, useGrouping: 0) }
rating-changes = Pontuações: { $changes }
rating-change = { $name }{"\u00A0"}**{ $rating }** ({ $change })
rating-change-left = { $name }{"\u00A0"}**{ $rating }** ({ $change }, fora no fim: último lugar)
button-leaderboard = Classificação
settings-public-rating = Mostrar suas pontuações nas classificações de todos os servidores
