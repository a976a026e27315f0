### O tempo: quem está fora, ritmos, lembretes.

table-away-already = Um computador já joga por você.
table-not-away = Você está aqui: ninguém joga por você.
no-such-clock = Esse ritmo não existe.

## Ritmos

option-clock = Quanto tempo uma jogada pode levar
menu-clock = Escolher o ritmo
lobby-clock = ⏳ { $clock }.
table-turn-until = ▸ A jogar: { $names }
table-turn-one = **{ $name }**
table-turn-by = **{ $name }** (o tempo acaba { $when })
# O próprio Discord escreve a hora: “em 3 minutos”.
panel-until = ⏳ Um computador faz esta jogada por você { $when }.

## Sair e voltar

button-leave-match = Sair
button-leave-sure = Deixar meu lugar por ora
button-concede = Desistir
button-come-back = Estou de volta
table-leave-about = Deixar seu lugar para um computador, ou desistir
table-concede-about = Desistir da partida
table-left = Você deixou a mesa.
table-leave-asked = **Deixar a partida?**
    Um computador jogaria por você. O lugar continua seu: você pode voltar quando quiser, com “Minhas cartas” ou /hand. Se ainda estiver fora no fim, você fica em último.
    Ou desista: você fica em último, e não pode voltar. Quando só resta uma pessoa que não desistiu, a partida termina e essa pessoa ganha.
table-leave-asked-alone = **Deixar a partida?**
    A mesa espera por você: você pode voltar quando quiser, com “Minhas cartas” ou /hand.
    Ou termine a partida: então ela acaba aqui, e ninguém ganha.
panel-away = Um computador joga por você.
panel-paused = A mesa espera por você.
table-away = 💤 { $names } { $count ->
    [1] está
   *[other] estão
} fora: um computador joga.
table-paused = ⏸ Todos estão fora. A mesa espera até alguém voltar: aperte “Minhas cartas”.
panel-conceded = Você desistiu desta partida. Um computador a termina por você.
table-conceded = ### { $name } ganha a partida: não resta mais ninguém.
table-conceded-already = Você desistiu desta partida.

## Dizer de quem é a vez

prompt = { $mention }, é sua vez em { $game }.
prompt-until = { $mention }, é sua vez em { $game }. O tempo acaba { $when }.
prompt-late = ⏳ { $mention }, seu tempo em { $game } acaba { $when }; então um computador faz esta única jogada por você.
settings-mentions = Como lembro você de que é sua vez
settings-mentions-mention = logo
settings-mentions-mention-means = Se você não jogou depois de dez segundos
settings-mentions-reminder = se eu demorar
settings-mentions-reminder-means = Na metade do seu tempo, ou após uma hora se não houver limite
settings-mentions-silent = nunca

## Mesas guardadas, e retomadas

table-idle = Esta mesa foi guardada: ninguém jogava aqui há muito tempo, ou outros queriam jogar. Nada se perdeu: quem se sentava aqui pode retomá-la, com o botão ou com /table resume.
table-archived = A mesa perdeu seu canal. Nada se perdeu: quem se sentava aqui pode retomá-la com /table resume.
table-warned = 💤 Ninguém joga nesta mesa há um tempo. Ela será guardada { $when }, se ninguém jogar. Mesmo então nada se perde: você pode retomá-la.
button-resume = Retomar
table-resume-about = Retomar uma mesa que foi guardada
table-resume-option = Qual, a mais nova primeiro; digite um nome ou um jogo. A última se você não disser
table-resumed = Aqui está de novo.
table-put-by = #{ NUMBER($number, useGrouping: 0) } { $game }: { $names }
table-not-put-by = Essa mesa não pode ser retomada.
table-none-put-by = Não há neste servidor nenhuma mesa que você possa retomar.
table-end-option = Qual daqui, se não a do canal: um desafio, por exemplo; digite um nome para achá-la
table-end-not-here = A mesa { NUMBER($table, useGrouping: 0) } não está sendo jogada neste canal.
table-end-reason = Por quê, se você é da moderação; todos leem
table-end-reason-moderator = Só a moderação termina uma mesa com um motivo. Sem motivo, seu voto conta como o dos outros.
table-ended-because = A moderação fechou a mesa: { $reason }

## Desfazer

button-takeback = Desfazer
button-agree = Concordar
button-refuse = Não
takeback-asked = Todos são perguntados no canal. Desfaz-se se todos concordarem antes que outro jogue.
takeback-question = ↩️ **{ $name }** gostaria de desfazer sua última jogada{ $action ->
    [hidden] .
   *[other] : { $action }.
} Faltam: { $missing }.
takeback-done = ↩️ Todos concordaram: a última jogada foi desfeita.
takeback-refused = **{ $name }** não concorda: nada é desfeito.
takeback-nothing = Não há nada a desfazer.
takeback-too-late = Tarde demais: alguém já jogou.
takeback-revealed = Isso não pode ser desfeito: mostrou algo novo.
takeback-not-yours = Um computador fez isso por você; não pode ser desfeito.
takeback-forced = Só havia uma coisa a fazer: não há nada a desfazer.
takeback-ask-again = Ninguém pediu para desfazer isso. Quem o fez pode pedir de novo.
