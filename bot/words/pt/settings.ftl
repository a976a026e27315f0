### O que há de errado nas configurações, para quem opera.

setting-line = { $file }:{ NUMBER($line, useGrouping: 0) }: uma configuração se escreve NOME=valor.
setting-not-seconds = { $name } é um número de segundos de 0 a 60, não “{ $value }”.
setting-not-an-id = { $name } é o número pelo qual o Discord conhece algo, não “{ $value }”.
setting-not-among = { $name } é um de { $among }, não “{ $value }”.
setting-not-a-port = { $name } é uma porta de 0 a 65535, não “{ $value }”.
setting-not-a-program = { $name }: o programa número { $number } não está escrito como nome=comando ou nome:jogo,jogo=comando; seu nome tem até 16 letras minúsculas e dígitos, e não é nenhum dos níveis.
setting-program-twice = { $name } nomeia duas vezes o programa “{ $program }”.
setting-no-programs = { $name }: programas só podem jogar onde o bot roda em Linux ou macOS.
metrics-port-taken = A porta { $port }, onde os números deveriam estar, não está disponível. Escolha outra para METRICS_PORT, ou deixe-a vazia.
setting-not-workers = { $name } é um número de processos de 0 a { $most }, não “{ $value }”.
setting-gone = { $name } já não é uma definição e é ignorada; WORKERS diz em quantos processos pensam os computadores.
setting-token = { $name } não pode ser um token: há nele um espaço, uma quebra de linha ou uma letra estranha. Copie-o de novo.
setting-not-an-address = { $name } é um endereço como { $scheme }://discord.example:443, não “{ $value }”.
setting-file = Não é possível ler o arquivo { $file }: { $reason }
setting-misspelt = { $file }: não há configuração { $name }. Seria { $meant }?
setting-not-minutes = { $name } é um número inteiro de minutos de 0 a { $most }, não “{ $value }”.
setting-not-requests = { $name } é um número inteiro de pedidos por segundo de 0 a { $most }, não “{ $value }”.
setting-not-megabytes = { $name } é um número inteiro de megabytes de { $least } a { $most }, não “{ $value }”.
setting-not-shards = { $name } é um número inteiro de shards de 1 a { $most }, não “{ $value }”.
setting-too-long = { $name } é no máximo { $most } segundos, não “{ $value }”: há pessoas esperando.
setting-proxy = { $name } não é o endereço de um proxy como http://proxy.example:3128.
setting-proxy-scheme = { $name }: não consigo passar por um proxy que fala { $scheme }, só por um de HTTP como http://proxy.example:3128.
