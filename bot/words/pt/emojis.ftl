### As cartas como emojis do aplicativo.

cli-emojis = Dar ao Discord um emoji por carta, para botões e menus; depois de uma atualização, só o que mudou.

emojis-progress = { $done } de { $all } emojis novos estão no Discord …
emojis-done = O Discord tem os { $all } emojis: { $new ->
        [0] nenhum é novo
        [1] um é novo
       *[other] { $new } são novos
    }, { $old ->
        [0] nenhum foi retirado
        [1] um antigo foi retirado
       *[other] { $old } antigos foram retirados
    }. Um bot em execução os mostra depois de reiniciar.
emojis-failed = O Discord não aceitou os emojis: { $reason }
    O que ele aceitou está guardado; o mesmo comando continua daí.
