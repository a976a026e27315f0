### Tudo no Discord que não é próprio de um jogo.

## Botões e menus

button-hand = Minhas cartas
button-again = Atualizar
button-last = Última vaza
button-next-hand = Próxima { $deal ->
   *[other] rodada
}
button-tricks = Todas as vazas da rodada
button-score = Pontos
button-table = Mesa
button-rules = Regras
button-join = Entrar
button-leave = Sair da mesa
button-start = Começar
button-fill = Completar com computadores
button-remove-computer = Tirar um computador
button-options = Opções …
button-rematch = Revanche
menu-add-computer = Adicionar um computador
menu-sit = Trocar de lugar
menu-take-seat = Sentar-se
menu-size = Lugares: { $size }
menu-topic = Escolher um tema
rules-title = ### { $game } · { $topic }

level-chance = Computador (joga qualquer coisa)
level-novice = Computador (iniciante)
level-easy = Computador (fácil)
level-normal = Computador (normal)
level-hard = Computador (difícil)

## Antes da partida

lobby-invites = O anfitrião começa quando todos os lugares estão ocupados. Em *Opções{"\u00A0"}…* o anfitrião pode adicionar computadores.
options-title = ### Opções
options-about = -# Só você vê isto. As mudanças valem na hora.
lobby-done = ✓ Pronto: a mesa está neste canal.
lobby-ready = Todos os lugares estão ocupados: o anfitrião pode começar.
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (anfitrião)
seat-level = { $level ->
    [program] programa { $program }
    [chance] joga qualquer coisa
    [novice] iniciante
    [easy] fácil
    [hard] difícil
   *[normal] normal
}
lobby-seat-computer = { $number }. { $name } (computador, { $level })
level-program = Programa { $program }
lobby-programs = 🔌 Joga um programa que não faz parte do Toucan, então a partida não vale classificação.
programs-not-here = Nas mesas deste servidor só podem jogar os programas do Toucan.
programs-no-longer-here = Este servidor não quer mais programas em suas mesas: antes de começar, tire { $names } com *Tirar um computador*.
program-gone = { $count ->
    [1] O programa { $names } não está agora: um computador normal joga por ele.
   *[other] Os programas { $names } não estão agora: computadores normais jogam por eles.
}
lobby-seat-free = { $number }. *livre*
lobby-seat-option = Lugar { $number }
lobby-options = Opções: { $options }.
lobby-clockwise = Joga-se em sentido horário.

## A mesa

title = ## { $game }
title-of = ## { $game } · { $what }
list-and = { $first } e { $last }
# O próprio Discord escreve a hora: “há 3 minutos”.
table-dealt = **{ $names }**: as cartas estão dadas. Apertem *Minhas cartas*.
table-turn = ▸ Vez de **{ $names }** ({ $when })
table-dealing = As cartas estão sendo dadas.
table-between = Já continua.
panel-won = 🏆 **Você ganhou!** { $points }.
panel-won-with = 🏆 **Você ganhou**, junto com { $names }: { $points }.
panel-placed = **Você ficou em { $place }º:** { $points }. { $count ->
    [1] Ganhou
   *[other] Ganharam
}: { $names }, { $best }.
table-over = ### { $names } { $count ->
    [1] ganha a partida
   *[other] dividem a vitória
}!
highlight-turned = Até a última { $deal ->
   *[other] rodada
}, { $names } { $count ->
    [1] liderava
   *[other] lideravam
}.
highlight-peak = A rodada de mais pontos — { $told }
highlight-lead = Depois da { $deal ->
   *[other] rodada
} { $number }, { $names } ainda { $count ->
    [1] tinha
   *[other] tinham
} { $by } de vantagem sobre { $winners }.
table-ended = A mesa foi fechada antes do fim da partida.
table-closed = A mesa foi fechada antes do começo da partida.
table-broken = Esta partida não pode mais ser lida, então não pode continuar. Desculpe: abram uma mesa nova.
table-outdated = As regras deste jogo foram corrigidas desde o começo da partida, então ela não pode continuar. Desculpe: abram uma mesa nova.
table-goes-on = Continua abaixo.
table-trouble = ⚠️ Não consigo atualizar a mesa neste canal. Permissões que faltam: { $permissions }. Sua partida está a salvo; fale com a moderação.

panel-title = ### { $game } · { $name }
panel-watch = Você está assistindo.
panel-news = Desde então:
panel-fresh = Novo na sua mão: { $cards }.
panel-wait = { $count ->
    [0] Esperando as cartas.
   *[other] Esperando **{ $names }**.
}
panel-sure = { $action }?
button-sure = Sim: { $action }
forced-now = Você não tem outra escolha: jogo isso por você agora.
forced-soon = Aqui você não tem escolha. Jogo isso por você daqui a pouco, no seu ritmo de sempre, para que ninguém note.
forced-offer = Aqui você não tem escolha. Posso jogar por você as cartas forçadas daqui em diante; os outros talvez notem pela rapidez que você não tinha escolha.
button-forced = Jogar por mim as cartas forçadas
forced-from-now = Daqui em diante jogo por você as cartas forçadas. /settings muda isso.
button-back = Voltar
panel-lobby = A partida ainda não começou.
panel-elsewhere = Você abriu suas cartas mais abaixo.
button-here = Trazer para cá
trick-last = Última vaza: { $trick }
trick-numbered = { $number }. { $trick }

no-last-trick = Nenhuma vaza foi ganha ainda.
no-score = Nenhuma rodada foi jogada até o fim ainda.

## Recusas

too-many-computers = Nessa mesa, além de você, cabem { $most ->
    [1] { $most } computador
   *[other] { $most } computadores
}: escolha menos.
no-table-here = Não há mesa neste canal. Abra uma com o comando “new” de um jogo, como /differ new.
other-game-here = A mesa deste canal joga { $game }, não este jogo.
not-your-panel = Este painel é de outra pessoa. Aperte “Minhas cartas” para abrir o seu.
bad-button = Este botão não combina com a mesa. Aperte “Minhas cartas” para um painel atual.
only-in-servers = Isso só é possível em um servidor que me adicionou.
missing-permissions = Não posso manter uma mesa aqui. Permissões que faltam neste canal: { $permissions }.
in-time-out = Não posso manter uma mesa aqui: estou de castigo até { $until }. A moderação pode tirar o castigo antes.
our-mistake = Algo deu errado do nosso lado. Nada se perdeu: aperte “Minhas cartas” ou use /hand para continuar.
command-unknown = Este comando não existe mais. Digite / de novo e escolha na lista.
form-unknown = Este formulário é antigo demais. Abra-o de novo.
form-late = Isso demorou demais. Aperte o botão mais uma vez.
table-shown-soon = A mesa será mostrada assim que o Discord aceitar.
table-trouble-locked = ⚠️ Não consigo atualizar a mesa: este tópico está trancado. Sua partida está a salvo; peça à moderação que o destranque.
table-trouble-two-factor = ⚠️ Não consigo atualizar a mesa: este servidor exige autenticação de dois fatores (2FA) para moderar, e a conta à qual pertenço não tem. Sua partida está a salvo; quem me hospeda precisa ativá-la.
table-trouble-time-out = ⚠️ Não consigo atualizar a mesa: estou de castigo aqui até { $until }. Sua partida está a salvo; a moderação pode tirar o castigo antes.
table-trouble-unknown = ⚠️ O Discord não me deixa atualizar a mesa neste canal. Sua partida está a salvo; peça à moderação que veja o que posso fazer aqui.
discord-silent = O Discord não responde agora. Tente de novo daqui a pouco.

## Comandos

hand-about = Suas cartas e o que você pode fazer, só para você
table-about = A mesa deste canal
table-show-about = Mostrar a mesa de novo, no fim do canal
table-end-about = Fechar a mesa deste canal sem vencedor
table-shown = Aqui está.
table-end-done = A mesa está fechada.
settings-about = Como o Toucan fala com você
settings-text-only = Jogar sem imagens: tudo em palavras
settings-colours = Cores dos naipes nas imagens
settings-colours-4 = quatro
settings-colours-4-means = Uma para cada naipe
settings-colours-2 = duas
settings-colours-2-means = Vermelho e preto
settings-cards = Tamanho das cartas na imagem da sua mão
settings-cards-normal = normais
settings-cards-large = grandes
settings-cards-large-means = Cartas maiores em mais fileiras
settings-panel = O que seu painel mostra
settings-panel-table = mesa e mão
settings-panel-hand = só a mão
settings-sorting = A ordem das cartas na mão
settings-sorting-suits = naipe por naipe
settings-sorting-colours = alternados
settings-sorting-colours-means = Vermelho e preto alternados
settings-confirm = Confirmar antes de cada jogada
settings-forced = Jogar sozinho as jogadas forçadas
settings-forced-safe = sim, com discrição
settings-forced-all = sim, sempre
settings-forced-none = não
settings-forced-safe-means = Feitas por você: na hora se todos veem; se não, no seu ritmo de sempre, sem dizer nada a ninguém
settings-forced-all-means = Feitas por você; os outros talvez notem pela rapidez que você não tinha escolha
settings-forced-none-means = Você faz cada jogada
settings-saved = **Suas configurações.** ✓ Salvo.
settings-yours = **Suas configurações.** As mudanças são salvas na hora.
settings-short-text-only = Só texto
settings-short-panel = Painel
settings-short-colours = Cores
settings-short-cards = Cartas
settings-short-sorting = Ordem
settings-short-confirm = Confirmar
settings-short-forced = Forçadas
settings-short-mentions = Aviso de vez
settings-short-public-rating = Classificações
settings-short-language = Língua
settings-now = { $what }: { $value }
yes = sim
no = não
new-about = Abrir uma mesa de { $game } neste canal
rules-about = As regras de { $game }
option-computers = Quantos computadores se sentam já
option-level = A força deles
option-topic = O assunto

# Como nas configurações do Discord em português.
permission-view_channel = “Ver canal”
permission-send_messages = “Enviar mensagens”
permission-connect = “Conectar”
permission-send_messages_in_threads = “Enviar mensagens em tópicos”
permission-attach_files = “Anexar arquivos”
