### As páginas na web: partidas vaza a vaza, e classificações.

site-name = Toucan: jogos de cartas
site-pages = Páginas
site-languages = Línguas
site-skip = Ir para o conteúdo
site-first = Todas as partidas
site-what = Partidas e classificações de quem quer ser visto aqui. Os outros não são nomeados, e suas mãos não são mostradas.
site-foot = Toucan { $version } · Sem cookies nem contadores de visitas, e pede-se aos buscadores que fiquem de fora. Se não quiser mais ser nomeado aqui, mude isso com /settings no Discord.
site-matches = Partidas
site-no-matches = Ninguém pôs uma partida aqui ainda.
site-match = { $game }, partida { NUMBER($table, useGrouping: 0) }
site-boards = Classificações
site-no-boards = Ninguém está numa classificação ainda.
site-board = Classificação de { $game }
site-column-rank = Posição
site-column-name = Nome
site-column-rating = Pontuação
site-column-games = Partidas
site-column-wins = Ganhas
site-match-title = { $game }, partida { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {": rodada "}{ $hand } de { $hands }
}
site-players = Jogada por { $names }
site-hands = Rodadas
site-hands-again = As rodadas, mais uma vez
site-hand-label = Rodada { $number }
site-eyes = Mostrar as cartas de
site-keys = As setas do teclado levam à próxima vaza e à anterior.
site-dealt = As cartas são dadas
site-before = Antes da primeira carta
site-trick = Vaza { $number }
site-over = A rodada terminou
site-next = Avançar
site-back = Voltar

site-link = [Esta rodada na web]({ $address })
site-published = [Esta partida está na web]({ $address }), ou estará em alguns minutos: com seu nome e suas cartas. Os outros são nomeados lá se quiserem.
site-withdrawn = Você retirou seu pedido. Se ninguém mais quiser esta partida na web, suas páginas somem em alguns minutos.
site-not-willing = Na web todos veriam seu nome. Diga antes em /settings que você quer isso.
button-web = Pôr na web
button-unweb = Tirar da web
settings-web = Ser nomeado na web, em partidas e classificações
settings-short-web = Na web
