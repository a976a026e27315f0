### Lo que dicen las órdenes del operador.

cli-backup = Copiar la base de datos en un archivo nuevo; el bot puede estar en marcha.
cli-backup-file = el archivo que se crea
cli-restore = Poner una copia en lugar de la base de datos; el bot puede estar en marcha, y entretanto se detiene.
cli-restore-file = un archivo creado por «backup»
backup-done = La base de datos está en { $file }.
backup-key = La clave de las semillas, { $file }, no está dentro. Guarda una copia en otro sitio: sin ella nadie puede leer lo que está sellado.
cli-new-key = Cuando la clave de las semillas se ha perdido para siempre: dar por perdido lo que sellaba, y tener una nueva. El bot no debe estar en marcha.
key-lost = Hay semillas en la base de datos selladas con otra clave que la de { $file }. Devuelve la clave que estaba ahí; si se ha perdido para siempre: python -m bot new-key
key-unreadable = El archivo { $file } no contiene una clave que se pueda leer: 64 cifras hexadecimales. Devuélvelo de una copia, o apártalo.
key-not-made = No se pudo crear la clave de las semillas, { $file }: { $reason }. SEED_KEY_FILE dice dónde debe estar.
key-other = Lo que se guarda de «{ $what }» está sellado con otra clave.
key-needless = Una base de datos en memoria no tiene clave.
key-new = La clave de las semillas es { $file }. { $lost ->
    [0] No había nada sellado con otra.
    [one] Un secreto sellado con otra se ha dado por perdido.
   *[other] { $lost } secretos sellados con otra se han dado por perdidos.
}
restore-done = La base de datos está como estaba en { $file }.
restore-kept = Lo que era antes está en { $file }.
database-address = DATABASE_URL no es la dirección de una base de datos. Escribe postgresql://USUARIO:CONTRASEÑA@HOST:5432/NOMBRE o sqlite+aiosqlite:////RUTA; en una contraseña, @ se escribe %40, / %2F y : %3A.
database-option = DATABASE_URL: no conozco la opción «{ $option }» de una dirección de PostgreSQL. Quítala.
database-option-value = DATABASE_URL: aquí la opción «{ $option }» solo puede ser { $among }.
database-option-file = DATABASE_URL: no hay ningún archivo donde dice la opción «{ $option }».
backup-not-sqlite = Esto vale para un archivo SQLite. Una base de datos PostgreSQL se copia con pg_dump y se devuelve con pg_restore.
backup-no-database = No hay base de datos { $file }.
backup-exists = Ya hay un archivo { $file }. Da otro nombre: no se sobrescribe nada.
backup-failed = No se pudo crear el archivo { $file }: { $reason }
backup-unsound = La base de datos { $file } está dañada, y lo estaría una copia. Devuelve una copia anterior: «restore».
restore-unsound = El archivo { $file } está dañado, o no es una base de datos de Toucan; no se ha cambiado nada.
restore-newer = El archivo { $file } es de un Toucan más nuevo que este; no se ha cambiado nada.
database-unreleased = La base de datos es de un commit entre dos versiones (paso { $version }), que este Toucan no sabe actualizar; no se ha cambiado nada. Arranca una vez con ella el commit { $commit } y después este.
restore-running = El bot que estaba en marcha sigue con eso.
restore-in-use = Algo tiene abierta la base de datos y no la suelta. Páralo primero; no se ha cambiado nada.
restore-no-answer = El bot en marcha no soltó la base de datos en un minuto. Páralo primero; no se ha cambiado nada.
run-twice = Otro bot está en marcha con la base de datos { $file }. Un bot usa una base de datos.
restore-failed = No se pudo devolver el archivo { $file }: { $reason }

table-draining = Toucan está a punto de actualizarse: por ahora no se abre ninguna mesa nueva. Prueba otra vez dentro de un rato.
table-draining-told = -# Toucan está a punto de actualizarse. Esta mesa sigue; no se abre ninguna nueva hasta entonces.

cli-doctor = Mirar si algo impide que el bot funcione, o lo va a impedir.
doctor-good = ok    { $said }
doctor-mind = ojo   { $said }
doctor-bad = MAL   { $said }
doctor-settings = Los ajustes tienen sentido.
doctor-database = Se puede escribir en la base de datos y está al día (paso { $version }).
doctor-database-new = Aún no hay base de datos { $file }; la crea el primer arranque.
doctor-database-empty = La base de datos está vacía; la prepara el primer arranque.
doctor-database-old = La base de datos es de un Toucan más antiguo (paso { $version }); el próximo arranque la lleva al paso { $newest }. Haz antes una copia: «backup».
doctor-database-newer = La base de datos es de un Toucan más nuevo que este (paso { $version }). Actualiza el programa.
doctor-database-ahead = La base de datos es de un Toucan más nuevo (paso { $version }; este conoce el paso { $newest }), y este puede jugar con ella de todos modos. Las mesas que solo el más nuevo puede continuar lo esperan.
doctor-database-sound = La base de datos está sana.
doctor-database-damaged = La base de datos está dañada. Devuelve una copia: «restore».
doctor-database-address = La dirección de la base de datos no se puede usar: { $reason }
doctor-database-closed = La base de datos no se puede abrir o escribir: { $reason }
doctor-database-folder = No hay carpeta { $folder } en la que escribir, donde debería estar la base de datos.
doctor-database-memory = La base de datos está solo en memoria: toda partida termina cuando se para el bot.
doctor-readable = Otros en esta máquina pueden leer { $file }: chmod 600 { $file }
doctor-key = La clave de las semillas está: { $file }.
doctor-key-new = Aún no hay clave de las semillas { $file }; la crea el primer arranque.
doctor-disk = Hay { $megabytes } MB libres donde está la base de datos.
doctor-disk-little = Solo hay { $megabytes } MB libres donde está la base de datos.
doctor-pictures = Se pueden dibujar cartas.
doctor-pictures-bad = No se pueden dibujar cartas: { $reason }
doctor-minds = Los jugadores virtuales responden.
doctor-minds-compiled = Los jugadores virtuales responden, desde código máquina.
doctor-minds-outdated = Los jugadores virtuales responden; pero «.compiled» se hizo con otras fuentes y no se usa. Otra vez: python -m bot compile
doctor-minds-bad = Los jugadores virtuales no responden: { $reason }
doctor-program = El programa { $program } responde.
doctor-program-bad = El programa { $program } no responde en { $game }: { $reason }
doctor-no-token = No hay DISCORD_TOKEN, así que no se ha preguntado a Discord.
doctor-token-form = DISCORD_TOKEN no parece el token de un bot: tres partes, con puntos entre ellas.
doctor-discord = Discord conoce a este bot como { $name }, en { $servers ->
    [one] un servidor
   *[other] { $servers } servidores
}.
doctor-emojis = Discord tiene { $number ->
    [one] un emoji
   *[other] { $number } emojis
} de este bot.
doctor-no-emojis = Discord no tiene emojis de este bot: «emojis» lleva allí las cartas.
doctor-server = En { $server } al bot le falta { $permissions }.
cli-site = Escribir en una carpeta páginas de las partidas que se han puesto en la web, y clasificaciones; el bot puede estar en marcha.
cli-site-folder = la carpeta que entrega un servidor web; se crea si no existe
site-done = { $matches ->
    [one] Una partida tiene
   *[other] { $matches } partidas tienen
} páginas: { $drawn } { $drawn ->
    [one] dibujada
   *[other] dibujadas
}, { $gone } { $gone ->
    [one] archivo quitado
   *[other] archivos quitados
}.
site-unreadable = La partida { NUMBER($table, useGrouping: 0) } es de reglas más antiguas, y no tiene páginas.
site-not-ours = En { $folder } hay archivos que no son nuestros. Nombra una carpeta vacía, o una que haya hecho esta orden.
site-busy = Otro está escribiendo ahora mismo en { $folder }.
site-failed = No se puede escribir en { $folder }: { $reason }
site-other-step = La base de datos no es de este Toucan: arranca el bot una vez, y queda al día.
