### Temporadas com fim: os campeões, o cargo deles e a notícia.

champions-about = Quem ganhou as temporadas deste servidor, e quem está na frente nesta
champions-title = ## Campeões
champions-over = ## Uma temporada terminou
champions-season = Temporada de { $first } a { $until }
champions-line = • **{ $game }**: { $names } ({ $about })
champions-without = Sem campeão: { $games }
champions-with = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}{ $games ->
    [0] {""}
   *[other] , { $wins } de { $games } ganhas
}
champions-unit = { $points ->
    [1] ponto
   *[other] pontos
}
champions-more = { $names } e mais { $more ->
    [1] uma pessoa
   *[other] { $more } pessoas
}
champions-hidden = alguém que não quer aparecer
champions-none-yet = Nenhuma temporada terminou aqui ainda.
champions-under-way = **A temporada em andamento** termina em { $day } ({ $when }). Na frente no momento:
champions-nobody-yet = Ninguém ainda: são precisas { $least } partidas valendo classificação e pontos de pelo menos três pessoas.
champions-how = -# Os pontos da classificação da temporada, depois de pelo menos { $least } partidas valendo classificação; com pontos iguais, decidem as vitórias. Os pontos das duas pessoas que mais lhe deram contam no máximo o dobro de todos os outros. Com /settings você pode abrir mão do título.
button-champions = Campeões
champions-role-gone = ⚠️ O cargo dos campeões não existe mais. Escolha outro com /setup.
champions-role-lacks = ⚠️ Não posso dar aos campeões o cargo deles. Me falta { $permissions }.
champions-role-above = ⚠️ Não posso dar aos campeões o cargo deles: nas configurações do servidor ele não está abaixo do meu.
champions-role-two-factor = ⚠️ Não posso dar aos campeões o cargo deles: este servidor exige autenticação de dois fatores (2FA) para moderar, e a conta à qual pertenço não tem. Peça a quem me hospeda que a ative; continuo tentando.
champions-role-powers = Um cargo que permite moderar ou gerenciar algo não é para campeões, por isso não o dou.
champions-role-unfit = Ninguém pode dar esse cargo, por isso ele não é para campeões.
champions-role-unknown = Não encontro esse cargo.
champions-role-yours = Por mim só dá para escolher um cargo que você também poderia dar sem mim.
setup-champions-option = O cargo que os campeões da última temporada usam
setup-announce-option = O canal que fica sabendo quando uma temporada termina
setup-champions = Cargo dos campeões: { $role }
setup-announce = O fim da temporada é anunciado em: { $channel }
setup-menu-champions = Cargo dos campeões: nenhum
setup-menu-announce = Fim da temporada: sem canal
settings-champion = Aparecer entre os campeões de um servidor e usar o cargo deles
settings-short-champion = Entre os campeões
permission-manage_roles = “Gerenciar cargos”
