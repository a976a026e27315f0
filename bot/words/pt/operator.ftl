### O que dizem os comandos de quem opera.

cli-backup = Copiar o banco de dados para um arquivo novo; o bot pode estar em execução.
cli-backup-file = o arquivo a criar
cli-restore = Pôr uma cópia no lugar do banco de dados; o bot pode estar em execução, e para enquanto isso.
cli-restore-file = um arquivo feito por “backup”
backup-done = O banco de dados está em { $file }.
backup-key = A chave das sementes, { $file }, não está nele. Guarde uma cópia dela em outro lugar: sem ela ninguém pode ler o que está lacrado.
restore-done = O banco de dados está como estava em { $file }.
restore-kept = O que era antes está em { $file }.
database-address = DATABASE_URL não é o endereço de um banco de dados. Escreva postgresql://USUÁRIO:SENHA@HOST:5432/NOME ou sqlite+aiosqlite:////CAMINHO; em uma senha, @ se escreve %40, / %2F e : %3A.
database-option = DATABASE_URL: não conheço a opção “{ $option }” de um endereço do PostgreSQL. Retire-a.
database-option-value = DATABASE_URL: aqui a opção “{ $option }” só pode ser { $among }.
database-option-file = DATABASE_URL: não há nenhum arquivo onde a opção “{ $option }” diz.
backup-not-sqlite = Isto vale para um arquivo SQLite. Um banco de dados PostgreSQL se copia com pg_dump e se devolve com pg_restore.
backup-no-database = Não há banco de dados { $file }.
backup-exists = Já há um arquivo { $file }. Dê outro nome: nada é sobrescrito.
backup-failed = Não foi possível criar o arquivo { $file }: { $reason }
backup-unsound = O banco de dados { $file } está danificado, e uma cópia também estaria. Devolva uma cópia mais antiga: “restore”.
restore-unsound = O arquivo { $file } está danificado, ou não é um banco de dados do Toucan; nada foi mudado.
restore-newer = O arquivo { $file } foi feito por um Toucan mais novo que este; nada foi mudado.
database-unreleased = O banco de dados é de um commit entre duas versões (passo { $version }), que este Toucan não sabe atualizar; nada foi alterado. Inicie uma vez o commit { $commit } com ele e depois este.
restore-running = O bot que estava em execução continua com isso.
restore-in-use = Algo mantém o banco de dados aberto e não o larga. Pare-o primeiro; nada foi mudado.
restore-no-answer = O bot em execução não largou o banco de dados em um minuto. Pare-o primeiro; nada foi mudado.
run-twice = Outro bot está em execução com o banco de dados { $file }. Um bot usa um banco de dados.
restore-failed = Não foi possível devolver o arquivo { $file }: { $reason }

cli-new-key = Depois que a chave das sementes se perdeu de vez: abandonar o que ela lacrava, e ter uma nova. O bot não pode estar em execução.
key-lost = Há sementes no banco de dados lacradas com outra chave que a de { $file }. Devolva a chave que estava lá; se ela se perdeu de vez: python -m bot new-key
key-unreadable = O arquivo { $file } não contém uma chave legível: 64 dígitos hexadecimais. Devolva-o de uma cópia, ou tire-o de lá.
key-not-made = Não foi possível criar a chave das sementes, { $file }: { $reason }. SEED_KEY_FILE diz onde ela deve estar.
key-other = O que se guarda de “{ $what }” está lacrado com outra chave.
key-needless = Um banco de dados em memória não tem chave.
key-new = A chave das sementes é { $file }. { $lost ->
    [0] Nada estava lacrado com outra.
    [1] Um segredo lacrado com outra foi abandonado.
   *[other] { $lost } segredos lacrados com outra foram abandonados.
}

table-draining = O Toucan está para ser atualizado: por enquanto nenhuma mesa nova se abre. Tente de novo daqui a pouco.
table-draining-told = -# O Toucan está para ser atualizado. Esta mesa continua; nenhuma nova se abre até lá.

cli-doctor = Ver se algo impede o bot de funcionar, ou vai impedir.
doctor-good = ok     { $said }
doctor-mind = nota   { $said }
doctor-bad = RUIM   { $said }
doctor-settings = As configurações fazem sentido.
doctor-database = É possível escrever no banco de dados, e ele está em dia (passo { $version }).
doctor-database-new = Ainda não há banco de dados { $file }; o primeiro início o cria.
doctor-database-empty = O banco de dados está vazio; o primeiro início o prepara.
doctor-database-old = O banco de dados é de um Toucan mais antigo (passo { $version }); o próximo início o leva ao passo { $newest }. Faça antes uma cópia: “backup”.
doctor-database-newer = O banco de dados é de um Toucan mais novo que este (passo { $version }). Atualize o programa.
doctor-database-ahead = O banco de dados é de um Toucan mais novo (passo { $version }; este conhece o passo { $newest }), e este pode jogar com ele mesmo assim. As mesas que só o mais novo pode continuar esperam por ele.
doctor-database-sound = O banco de dados está são.
doctor-database-damaged = O banco de dados está danificado. Devolva uma cópia: “restore”.
doctor-database-address = O endereço do banco de dados não pode ser usado: { $reason }
doctor-database-closed = Não é possível abrir ou escrever o banco de dados: { $reason }
doctor-database-folder = Não há pasta { $folder } para escrever, onde o banco de dados deveria estar.
doctor-database-memory = O banco de dados está só na memória: toda partida termina quando o bot para.
doctor-readable = Outros nesta máquina podem ler { $file }: chmod 600 { $file }
doctor-key = A chave das sementes está lá: { $file }.
doctor-key-new = Ainda não há chave das sementes { $file }; o primeiro início a cria.
doctor-disk = Há { $megabytes } MB livres onde está o banco de dados.
doctor-disk-little = Só há { $megabytes } MB livres onde está o banco de dados.
doctor-pictures = As cartas podem ser desenhadas.
doctor-pictures-bad = As cartas não podem ser desenhadas: { $reason }
doctor-minds = Os computadores respondem.
doctor-minds-compiled = Os computadores respondem, em código de máquina.
doctor-minds-outdated = Os computadores respondem; mas “.compiled” foi feito de outras fontes e não é usado. De novo: python -m bot compile
doctor-minds-bad = Os computadores não respondem: { $reason }
doctor-program = O programa { $program } responde.
doctor-program-bad = O programa { $program } não responde em { $game }: { $reason }
doctor-no-token = Não há DISCORD_TOKEN, então ninguém perguntou ao Discord.
doctor-token-form = DISCORD_TOKEN não parece o token de um bot: três partes, com pontos entre elas.
doctor-discord = O Discord conhece este bot como { $name }, em { $servers ->
    [one] { $servers } servidor
   *[other] { $servers } servidores
}.
doctor-emojis = O Discord tem { $number ->
    [one] { $number } emoji
   *[other] { $number } emojis
} deste bot.
doctor-no-emojis = O Discord não tem emojis deste bot: “emojis” leva as cartas para lá.
doctor-server = Em { $server } falta ao bot { $permissions }.

cli-site = Escrever numa pasta páginas das partidas que foram postas na web, e classificações; o bot pode estar em execução.
cli-site-folder = a pasta que um servidor web entrega; ela é criada se não existir
site-done = { $matches ->
    [one] { $matches } partida tem
   *[other] { $matches } partidas têm
} páginas: { $drawn } { $drawn ->
    [one] desenhada
   *[other] desenhadas
}, { $gone } { $gone ->
    [one] arquivo retirado
   *[other] arquivos retirados
}.
site-unreadable = A partida { NUMBER($table, useGrouping: 0) } é de regras mais antigas, e não tem páginas.
site-not-ours = Em { $folder } há arquivos que não são nossos. Nomeie uma pasta vazia, ou uma que este comando fez.
site-busy = Outro está justamente escrevendo em { $folder }.
site-failed = Não é possível escrever em { $folder }: { $reason }
site-other-step = O banco de dados não é deste Toucan: inicie o bot uma vez, e ele fica em dia.
