### Caminhos até uma mesa sem digitar: a página de /play, e o canto das cartas.

play-open-about = Abrir uma mesa por menus: jogo, pessoas, computadores, ritmo
play-title = ## Jogar { $game }
play-begins-alone = Você joga contra { $computers ->
    [1] { $computers } computador
   *[other] { $computers } computadores
}. Você começa na hora.
play-begins = Uma mesa se abre neste canal com { $open ->
    [1] { $open } lugar livre
   *[other] { $open } lugares livres
}{ $computers ->
    [0] {""}
    [1] {" "}e { $computers } computador
   *[other] {" "}e { $computers } computadores
}. Qualquer um pode entrar.
play-menu-game = Qual jogo?
play-menu-size = Quantos lugares?
play-menu-people = Quem joga?
play-menu-level = Quão bons são os computadores?
play-menu-clock = Qual ritmo?
play-size = { $size ->
    [1] { $size } jogador
   *[other] { $size } jogadores
}
play-people-alone = Só eu
play-people-alone-means = { $computers ->
    [1] Um computador ocupa o outro lugar
   *[other] Computadores ocupam os outros { $computers } lugares
}, e você joga na hora
play-people = { $people ->
    [1] { $people } pessoa
   *[other] { $people } pessoas
}
play-people-means = { $computers ->
    [1] Um computador ocupa um lugar
   *[other] Computadores ocupam { $computers } lugares
}, outros entram no canal
play-people-all-means = Todos os lugares são para pessoas, que entram no canal
play-level-novice = Computadores: iniciantes
play-level-novice-means = Esquecem e deixam passar muita coisa: bom para uma primeira partida
play-level-easy = Computadores: fáceis
play-level-easy-means = Erram muito
play-level-normal = Computadores: normais
play-level-normal-means = Jogam com solidez, por regras práticas
play-level-hard = Computadores: difíceis
play-level-hard-means = Pensam adiante, e em geral ganham dos normais
play-level-program-means = Não faz parte do Toucan: como ele joga, cabe a você descobrir
play-clock-none-means = Ninguém tem pressa
play-clock-live-means = Para uma mesa em que todos estão presentes
play-clock-relaxed-means = Para uma noite em que se faz também outra coisa
play-clock-day-means = Para uma partida que dura dias
button-play = Jogar
button-play-alone = Jogar
button-play-open = Abrir
button-learn = Aprender
play-opened = ✓ { $game }: { $open ->
    [0] a mesa está abaixo, e suas cartas também.
   *[other] a mesa está abaixo, e você já tem lugar. Os outros apertam “Entrar”.
}

## O canto das cartas

corner-title = ## 🃏 Canto das cartas
corner-about = Escolha um jogo, contra computadores ou com outros. Sem digitar nada.
corner-game = **{ $game }** · { $players } jogadores · cerca de { $minutes } min
corner-lacking = **Mesas com lugares livres**
corner-table = • { $game } com { $name }: { $free ->
    [1] { $free } lugar livre
   *[other] { $free } lugares livres
} → { $where }
corner-menu-join = Entrar numa mesa
corner-join = { $game } com { $name }
corner-joined = Você tem um lugar em { $game }: { $where }
button-my-tables = Minhas mesas
setup-corner-option = O canal onde uma mensagem fixa deixa todos jogarem sem digitar
setup-menu-corner = Canal do canto (vazio = nenhum)
setup-corner = Canto das cartas: { $channel }

## /tables

tables-about = Suas mesas em todos os servidores, primeiro as que esperam por você
tables-title = ### Suas mesas
tables-line = • { $game } · { $state } · { $names } → { $where }{ $server ->
    [no] { "" }
   *[other] { " " }({ $server })
}
tables-turn = **sua vez**
tables-turn-by = **sua vez** (o tempo acaba { $when })
tables-lobby = { $free ->
    [0] pode começar
    [1] { $free } lugar livre
   *[other] { $free } lugares livres
}
tables-more = … e mais { $number }
tables-shelved = Mesas guardadas que se podem retomar aqui:
tables-none = Você não tem lugar em nenhuma mesa.
