### La línea de órdenes.

cli = Toucan, una mesa de cartas para Discord.
cli-version = decir qué Toucan es este
cli-selfplay = Escribir partidas terminadas entre jugadores virtuales, como transcripciones.
cli-players = cuántos asientos (por omisión: los menos que admite el juego)
cli-seed = la misma semilla da las mismas partidas
cli-count = cuántas partidas
cli-set = una opción del juego; se puede repetir
cli-level = la fuerza de los jugadores: chance, easy, normal o hard
cli-compile = Traducir la búsqueda de los jugadores virtuales a código máquina, para que vean más lejos en el mismo tiempo.
cli-disk-full = No queda espacio en el disco, así que no se ha podido escribir todo.
compile-begins = Traduciendo; tarda uno o dos minutos.
compile-done = Hecho: los procesos que piensan lo usan desde su próximo arranque.
cli-run-compile = Traducir entretanto los jugadores virtuales a código máquina, si hay mypyc y un compilador de C.
compile-beside = Los jugadores virtuales se están traduciendo a código máquina; tarda uno o dos minutos, una vez por versión.
compile-done-beside = Los jugadores virtuales ya piensan en código máquina.
compile-no-mypyc = Para esto hacen falta mypyc y un compilador de C: python -m pip install "mypy[mypyc]"
compile-failed = No se pudo traducir: { $said }
compile-unused = El código máquina de «.compiled» se hizo con otras fuentes y no se usa. Otra vez: python -m bot compile
compile-not-here = Los jugadores virtuales piensan sin código máquina: aquí falta mypyc o un compilador de C.
cli-duel = Enfrentar a dos jugadores virtuales con los mismos repartos y los asientos cambiados, y decir cuál es mejor.
cli-duel-a = { $levels }; o un programa: su nombre en ENGINES, o su orden entre comillas
cli-duel-b = su rival
cli-duel-matches = cuántas partidas, dos por emparejamiento
cli-duel-budget = segundos de procesador que puede gastar en una decisión quien busca (0,7)
cli-duel-iterations = cuántas iteraciones busca en su lugar: el mismo resultado en cualquier máquina
cli-duel-jobs = cuántos procesos juegan a la vez
cli-duel-json = escribir las cifras como JSON
cli-duel-record = guardar cada emparejamiento terminado en este archivo; con el mismo archivo un duelo sigue donde se detuvo
cli-engine = Ser un programa que juega: leer posiciones de la entrada estándar, línea a línea, y responder como dice docs/engines.md.
engine-other-version = este programa solo conoce { $known }
engine-not-a-position = No es una posición: position JUEGO players=N rules=N seat=N
engine-other-rules = Este programa juega a { $game } con sus reglas { $rules }, y esta no es una mesa así.
engine-no-position = ¿Qué posición? Su línea no llegó, o no se entendió.
engine-no-budget = ¿Cuánto tiempo? go seconds=N, go iterations=N, o ambos.
engine-not-a-view = Los datos de la posición no encajan entre sí.
cli-check = Repetir transcripciones y decir qué tienen mal; «-» es la entrada estándar.
cli-files = transcripciones
option-form = «{ $text }» no es una opción: escribe nombre=valor.
option-twice = La opción «{ $name }» está dos veces.
no-such-level = No hay jugador virtual para { $game } del nivel «{ $level }».
duel-goes-on = Guardados { $done } emparejamientos de { $all }; la misma orden sigue.
duel-record-unusable = { $file }: { $reason }
duel-record-form = { $file } no es el acta de un duelo: la línea { $line } no es de las suyas.
duel-record-other = { $file } es de otro duelo: su { $name } es { $found }, y ahora sería { $wanted }. Elige otro archivo.
duel-record-sources = { $file } se empezó con otras fuentes de Toucan, o con otro Python; sus emparejamientos no se pueden contar junto con otros nuevos. Elige otro archivo.

check-match = { $game }, { $actions } acciones, puntos { $scores }, ganadores { $winners }
check-encoding = esta línea no está en UTF-8
check-line-long = esta línea tiene más de { $most } bytes; no se lee más del archivo
check-file-long = el archivo tiene más de { $most } bytes; no se lee más
check-lost = un carácter de esta línea se perdió por el camino: «{ $text }»
check-spaces = las palabras se separan con un espacio, y aquí hay más: «{ $text }»
check-cut = esta línea está cortada: { $found } de { $wanted } cartas
check-form = «{ $text }» no es una línea de una transcripción
check-no-game = una partida empieza con una línea «game …»
check-unknown-game = no hay ningún juego «{ $slug }»
check-option-form = «{ $text }» no es una opción: escribe nombre=valor
check-option-twice = la opción «{ $name }» está dos veces
check-header = tras el juego van players=N y rules=V
check-number = «{ $text }» no es un número como se escribe aquí
check-rules = las reglas { $given } de { $game } no se pueden repetir; esta es la versión { $known }
check-fact-differs = { $fact } es { $found }, no { $claimed }
check-fact-false = la partida no ha terminado
check-fact-unknown = «{ $text }» no es un hecho que se pueda comprobar
check-not-refused = «{ $text }» se permitió
check-refused = { $action }: { $reason }
