### A linha de comando.

cli = Toucan, uma mesa de cartas para o Discord.
cli-version = dizer qual Toucan é este
cli-selfplay = Escrever partidas terminadas entre computadores, como transcrições.
cli-players = quantos lugares (por padrão: o mínimo do jogo)
cli-seed = a mesma semente dá as mesmas partidas
cli-count = quantas partidas
cli-set = uma opção do jogo; pode ser repetida
cli-level = a força dos jogadores: chance, easy, normal ou hard
cli-compile = Traduzir a busca dos computadores para código de máquina, para que vejam mais longe no mesmo tempo.
cli-disk-full = Não há mais espaço no disco, então nem tudo pôde ser escrito.
compile-begins = Traduzindo; leva de um a dois minutos.
compile-done = Pronto: os processos que pensam o usam a partir do próximo início.
cli-run-compile = Traduzir enquanto isso os computadores para código de máquina, se houver mypyc e um compilador C.
compile-beside = Os computadores estão sendo traduzidos para código de máquina; leva de um a dois minutos, uma vez por versão.
compile-done-beside = Os computadores agora pensam em código de máquina.
compile-no-mypyc = Para isto são precisos mypyc e um compilador C: python -m pip install "mypy[mypyc]"
compile-failed = Não foi possível traduzir: { $said }
compile-unused = O código de máquina em “.compiled” foi feito de outras fontes e não é usado. De novo: python -m bot compile
compile-not-here = Os computadores pensam sem código de máquina: aqui falta o mypyc ou um compilador C.
cli-duel = Opor dois computadores com as mesmas cartas e os lugares trocados, e dizer qual é melhor.
cli-duel-a = { $levels }; ou um programa: seu nome em ENGINES, ou seu comando entre aspas
cli-duel-b = seu adversário
cli-engine = Ser um programa que joga: ler posições da entrada padrão, linha por linha, e responder como diz docs/engines.md.
cli-duel-matches = quantas partidas, duas por emparelhamento
cli-duel-budget = segundos de processador que um jogador que busca pode gastar numa decisão (0,7)
cli-duel-iterations = quantas iterações ele busca em vez disso: o mesmo resultado em qualquer máquina
cli-duel-jobs = quantos processos jogam ao mesmo tempo
cli-duel-json = escrever os números como JSON
cli-duel-record = guardar cada emparelhamento terminado neste arquivo; com o mesmo arquivo um duelo continua de onde parou
cli-check = Refazer transcrições e dizer o que há de errado nelas; “-” é a entrada padrão.
cli-files = transcrições
engine-other-version = este programa só conhece { $known }
engine-not-a-position = Não é uma posição: position JOGO players=N rules=N seat=N
engine-other-rules = Este programa joga { $game } pelas suas regras { $rules }, e esta não é uma mesa assim.
engine-no-position = Que posição? Sua linha não veio, ou não foi entendida.
engine-no-budget = Quanto tempo? go seconds=N, go iterations=N, ou ambos.
engine-not-a-view = Os dados da posição não combinam entre si.
option-form = “{ $text }” não é uma opção: escreva nome=valor.
option-twice = A opção “{ $name }” foi dada duas vezes.
no-such-level = Não há computador para { $game } do nível “{ $level }”.
duel-goes-on = Guardados { $done } emparelhamentos de { $all }; o mesmo comando continua.
duel-record-unusable = { $file }: { $reason }
duel-record-form = { $file } não é o registro de um duelo: a linha { $line } não é uma das suas.
duel-record-other = { $file } é de outro duelo: { $name } é { $found }, e agora seria { $wanted }. Escolha outro arquivo.
duel-record-sources = { $file } foi começado com outras fontes do Toucan, ou com outro Python; seus emparelhamentos não podem ser contados com novos. Escolha outro arquivo.

check-match = { $game }, { $actions } ações, pontos { $scores }, vencedores { $winners }
check-encoding = esta linha não é UTF-8
check-line-long = esta linha tem mais de { $most } bytes; o resto do arquivo não é lido
check-file-long = o arquivo tem mais de { $most } bytes; o resto não é lido
check-lost = um caractere desta linha se perdeu no caminho: “{ $text }”
check-spaces = as palavras são separadas por um espaço, e aqui há mais: “{ $text }”
check-cut = esta linha está cortada: { $found } de { $wanted } cartas
check-form = “{ $text }” não é uma linha de uma transcrição
check-no-game = uma partida começa com uma linha “game …”
check-unknown-game = não há jogo “{ $slug }”
check-option-form = “{ $text }” não é uma opção: escreva nome=valor
check-option-twice = a opção “{ $name }” foi dada duas vezes
check-header = depois do jogo vêm players=N e rules=V
check-number = “{ $text }” não é um número como se escreve aqui
check-rules = as regras { $given } de { $game } não podem ser refeitas; esta é a versão { $known }
check-fact-differs = { $fact } é { $found }, não { $claimed }
check-fact-false = a partida não terminou
check-fact-unknown = “{ $text }” não é um fato que se possa conferir
check-not-refused = “{ $text }” foi permitido
check-refused = { $action }: { $reason }
