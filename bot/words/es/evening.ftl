### Varias partidas seguidas: lo que suman, y la próxima.

button-evening = La velada
menu-next-match = Siguiente juego …
table-evening-about = El marcador de la velada: todas las partidas seguidas, de cualquier juego
evening-title = La velada tras { $count } partidas
evening-total = Total
evening-points = Quien gana una partida tiene 12 puntos y el último ninguno, sea cual sea el juego y cuántos jueguen; los puestos de en medio quedan a igual distancia, y quienes empatan se reparten los puntos. Una partida en la que alguien se rinde demasiado pronto no cuenta.
evening-computer = virtual, { $level }
evening-match = { $game } { $points } ({ $place }.º)
evening-line = { $place }. { $about ->
    [none] { $name }
   *[other] { $name } ({ $about })
}: **{ $points }** – { $matches }
list-more = … y { $count } más
evening-none = Aquí todavía no hay velada. Empieza cuando siguen después de una partida, con «Revancha» o con un juego de «Siguiente juego …».
evening-too-many = Son demasiadas personas para ese juego: lo juegan { $most } como mucho.

## La cola de una mesa

button-wait = Esperar un asiento
button-queue = Hacer cola
button-wait-no-more = Salir de la cola
table-wait-about = Esperar un asiento en la mesa de este canal
queue-line = ⏳ Esperan un asiento: { $names }.
queue-joined = ✓ Esperas un asiento, en el puesto { $place }. Cuando haya uno libre para ti, se te avisa aquí en el canal, y se te guarda diez minutos. Nadie se sienta sin decir que sí.
queue-left = Ya no esperas.
queue-called = { $user }, hay un asiento libre para ti: { $game }. Pulsa «Unirse» en la mesa. El tiempo termina { $when }; después le toca al siguiente de la cola.
queue-already = Ya esperas un asiento aquí.
queue-not-waiting = No esperas ningún asiento aquí.
queue-seat-free = Hay un asiento libre: pulsa «Unirse».
queue-full = Aquí ya esperan { $most } personas, y no caben más.
queue-not-here = En esta mesa no se puede esperar un asiento.

## Un asiento que cambia de manos en plena partida

button-substitute = Ceder mi asiento
button-substitute-waiting = A quien espere
button-substitute-keep = Quedarme el asiento
button-substitute-take = Tomar el asiento
substitute-menu = ¿Quién sigue por ti?
substitute-asked = **¿Ceder tu asiento por el resto de la partida?**
    Quien lo tome ve tus cartas y sigue desde aquí; no puedes volver a esta partida. Hasta entonces juegas tú.
    Para la valoración es como si te hubieras ido: quedas en último lugar. A quien sigue por ti no le cuenta.
substitute-offered = Tu asiento se ofrece a { $user }. Juegas hasta que lo tome.
substitute-offered-all = Tu asiento se ofrece a quien espere uno. Juegas hasta que alguien lo tome.
substitute-offers = { $user }, { $name } te cedería su asiento por el resto de la partida: { $game }. Verías sus cartas y seguirías; para tu valoración no cuenta.
substitute-offers-all = { $name } cede su asiento por el resto de la partida: { $game }. Quienes esperan un asiento van primero. A quien sigue no le cuenta para la valoración.
substitute-taken = { $name } ha tomado el asiento de { $owner } y sigue jugando.
substitute-line = ↻ Sustituciones: { $pairs }.
substitute-pair = { $name } por { $owner }
substitute-not-here = En esta mesa los asientos no cambian de manos.
substitute-once = Este asiento ya cambió de manos en esta partida.
substitute-seated = Esa persona ya está sentada en esta mesa.
substitute-was-there = Quien cedió su asiento en una partida no toma otro en ella: conoce las cartas.
substitute-gone = Este asiento ya no está disponible.
substitute-not-you = Este asiento se ofrece a otra persona.
substitute-others-wait = Otras personas esperan un asiento aquí y van primero.
substitute-too-soon = Acabas de ofrecer tu asiento. Espera un minuto antes de repetirlo.
