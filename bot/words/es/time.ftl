### El tiempo: quién no está, ritmos, avisos.

table-away-already = Ya juega por ti un jugador virtual.
table-not-away = Sigues aquí: nadie juega por ti.
no-such-clock = Ese ritmo no existe.

## Ritmos

option-clock = Cuánto puede durar una jugada
menu-clock = Elegir el ritmo
lobby-clock = ⏳ { $clock }.
table-turn-until = ▸ Turno de: { $names }
table-turn-one = **{ $name }**
table-turn-by = **{ $name }** (el tiempo termina { $when })
# Discord escribe la hora: «en 3 minutos».
panel-until = ⏳ Un jugador virtual hará esta jugada por ti { $when }.

## Dejar la mesa y volver

button-leave-match = Salir
button-leave-sure = Dejar mi asiento por ahora
button-concede = Rendirse
button-come-back = Ya estoy aquí
table-leave-about = Dejar tu asiento a un jugador virtual, o rendirte
table-concede-about = Rendirse en la partida
table-left = Has dejado la mesa.
table-leave-asked = **¿Dejar la partida?**
    Jugaría por ti un jugador virtual. El asiento sigue siendo tuyo: puedes volver cuando quieras, con «Mis cartas» o /hand. Si al final sigues fuera, quedas en último lugar.
    O ríndete: quedas en último lugar, y no puedes volver. Cuando solo queda una persona sin rendirse, la partida termina y la gana ella.
table-leave-asked-alone = **¿Dejar la partida?**
    La mesa te espera: puedes volver cuando quieras, con «Mis cartas» o /hand.
    O termina la partida: entonces se acaba aquí, y no gana nadie.
panel-away = Un jugador virtual juega por ti.
panel-paused = La mesa te espera.
table-away = 💤 { $names } { $count ->
    [one] no está
   *[other] no están
}: juega un jugador virtual.
table-paused = ⏸ No hay nadie. La mesa espera a que alguien vuelva: pulsa «Mis cartas».
panel-conceded = Te has rendido en esta partida. Un jugador virtual la termina por ti.
table-conceded = ### { $name } gana la partida: no queda nadie más.
table-conceded-already = Te has rendido en esta partida.

## Decir a quién le toca

prompt = { $mention }, es tu turno en { $game }.
prompt-until = { $mention }, es tu turno en { $game }. El tiempo termina { $when }.
prompt-late = ⏳ { $mention }, tu tiempo en { $game } termina { $when }; entonces un jugador virtual hace esta única jugada por ti.
settings-mentions = Cómo te recuerdo que es tu turno
settings-mentions-mention = pronto
settings-mentions-mention-means = Si no has jugado a los diez segundos
settings-mentions-reminder = si tardo
settings-mentions-reminder-means = Pasada la mitad de tu tiempo, o una hora si no hay límite
settings-mentions-silent = nunca

## Mesas que se guardan, y se reanudan

table-idle = Esta mesa se ha guardado: hacía mucho que no jugaba nadie aquí, o querían jugar otros. No se pierde nada: quien se sentaba aquí puede reanudarla, con el botón o con /table resume.
table-archived = La mesa ha perdido su canal. No se pierde nada: quien se sentaba aquí puede reanudarla con /table resume.
table-warned = 💤 Hace un rato que nadie juega en esta mesa. Se guardará { $when }, si no juega nadie. Ni siquiera entonces se pierde nada: la puedes reanudar.
button-resume = Reanudar
table-resume-about = Reanudar una mesa que se guardó
table-resume-option = Cuál, la más nueva primero; escribe un nombre o un juego. La última si no dices nada
table-resumed = Aquí está otra vez.
table-put-by = #{ NUMBER($number, useGrouping: 0) } { $game }: { $names }
table-not-put-by = Esa mesa no se puede reanudar.
table-none-put-by = En este servidor no hay ninguna mesa que puedas reanudar.
table-end-option = Cuál de aquí, si no la del canal: un reto, por ejemplo; escribe un nombre para encontrarla
table-end-not-here = La mesa { NUMBER($table, useGrouping: 0) } no se juega en este canal.
table-end-reason = Por qué, si eres de la moderación; lo leen todos
table-end-reason-moderator = Solo la moderación termina una mesa con un motivo. Sin él, tu voto cuenta como el de los demás.
table-ended-because = La moderación ha cerrado la mesa: { $reason }

## Deshacer

button-takeback = Deshacer
button-agree = De acuerdo
button-refuse = No
takeback-asked = Se pregunta a todos en el canal. Se deshace si todos están de acuerdo antes de que juegue otro.
takeback-question = ↩️ **{ $name }** querría deshacer su última jugada{ $action ->
    [hidden] .
   *[other] : { $action }.
} Faltan: { $missing }.
takeback-done = ↩️ Todos estuvieron de acuerdo: la última jugada se ha deshecho.
takeback-refused = **{ $name }** no está de acuerdo: no se deshace nada.
takeback-nothing = No hay nada que deshacer.
takeback-too-late = Demasiado tarde: alguien ya ha jugado.
takeback-revealed = Eso no se puede deshacer: ha mostrado algo nuevo.
takeback-not-yours = Eso lo hizo por ti un jugador virtual; no se puede deshacer.
takeback-forced = Solo se podía hacer una cosa: no hay nada que deshacer.
takeback-ask-again = Nadie ha pedido deshacer eso. Quien lo hizo puede pedirlo otra vez.
