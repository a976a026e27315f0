### O que um servidor escolhe para suas mesas.

setup-about = Escolher como as mesas funcionam neste servidor, e conferir minhas permissões
setup-clock-option = O ritmo de uma mesa, se seu anfitrião não escolher outro
setup-season-option = Quanto dura uma temporada da classificação
setup-mentions-option = Se o Toucan menciona quem está na vez, se a pessoa quiser
setup-hints-option = Se os jogadores podem pedir uma dica
setup-hinted-option = Se partidas com dicas valem classificação
setup-programs-option = Se programas que não fazem parte do Toucan podem jogar nas mesas
setup-patience-option = Quanto os outros têm que esperar por alguém quando não há limite de tempo
setup-allow = Um canal onde mesas podem ser abertas; o primeiro que você nomear fecha todos os outros
setup-forbid = Um canal a tirar dessa lista; uma lista vazia significa em toda parte
setup-title = ## As mesas deste servidor
setup-page-places = Lugares e pessoas
setup-page-play = Ritmo, dicas, temporadas
setup-channels = Mesas se abrem em: { $channels }
setup-everywhere = **todos os canais**
setup-months = { $months ->
    [1] um mês
   *[other] { $months } meses
}
setup-hours = { $hours ->
    [24] um dia
    [72] três dias
    [168] uma semana
   *[other] { $hours } horas
}
setup-menu-channels = Canais (vazio = todos)
setup-short-clock = Ritmo
setup-short-season = Uma temporada
setup-short-patience = Guardar mesas paradas após
setup-short-mentions = Menções
setup-short-hints = Dicas
setup-short-hinted = Valer com dicas
setup-short-programs = Programas nas mesas
setup-short-typed = Palavras digitadas
setup-typed-option = Se as pessoas podem digitar palavras para as cartas e nomes de equipes
setup-short-language = Língua
setup-fine = Tenho todas as permissões de que as mesas precisam.
setup-lacks = ⚠️ Em { $channel } me falta { $permissions }.
setup-gone = ⚠️ Um dos canais da sua lista não existe mais, ou está oculto para mim ({ $channel }).
setup-more = … e mais { $number ->
    [1] { $number } canal
   *[other] { $number } canais
}.
setup-managers-only = Só quem gerencia o servidor pode fazer isso.
setup-too-many = Numa lista cabem { $most } canais.
table-elsewhere = Este servidor quer suas mesas em { $channels }.

clock-none = sem limite
clock-live = ao vivo: um minuto por jogada
clock-relaxed = tranquilo: cinco minutos por jogada
clock-day = um dia por jogada
