### Lo que está mal en los ajustes, para el operador.

setting-line = { $file }:{ NUMBER($line, useGrouping: 0) }: un ajuste se escribe NOMBRE=valor.
setting-not-seconds = { $name } es un número de segundos de 0 a 60, no «{ $value }».
setting-not-an-id = { $name } es el número con que Discord conoce algo, no «{ $value }».
setting-not-among = { $name } es uno de { $among }, no «{ $value }».
setting-not-a-port = { $name } es un puerto de 0 a 65535, no «{ $value }».
metrics-port-taken = El puerto { $port }, donde deberían estar las cifras, no está disponible. Elige otro para METRICS_PORT, o déjalo vacío.
setting-not-workers = { $name } es un número de procesos de 0 a { $most }, no «{ $value }».
setting-gone = { $name } ya no es un ajuste y se ignora; WORKERS dice en cuántos procesos piensan los jugadores virtuales.
setting-token = { $name } no puede ser un token: hay un espacio, un salto de línea o una letra extraña en él. Cópialo otra vez.
setting-not-an-address = { $name } es una dirección como { $scheme }://discord.example:443, no «{ $value }».
setting-file = No se puede leer el archivo { $file }: { $reason }
setting-misspelt = { $file }: no hay ningún ajuste { $name }. ¿Será { $meant }?
setting-not-minutes = { $name } es un número entero de minutos de 0 a { $most }, no «{ $value }».
setting-not-a-program = { $name }: el programa número { $number } no está escrito como nombre=orden o nombre:juego,juego=orden; su nombre tiene hasta 16 letras minúsculas y cifras, y no es ninguno de los niveles.
setting-program-twice = { $name } nombra dos veces el programa «{ $program }».
setting-no-programs = { $name }: los programas solo pueden jugar donde el bot funciona en Linux o macOS.
setting-not-megabytes = { $name } es un número entero de megabytes de { $least } a { $most }, no «{ $value }».
setting-not-shards = { $name } es un número entero de shards de 1 a { $most }, no «{ $value }».
setting-too-long = { $name } es como mucho { $most } segundos, no «{ $value }»: hay personas esperando.
setting-not-requests = { $name } es un número entero de peticiones por segundo de 0 a { $most }, no «{ $value }».
setting-proxy = { $name } no es la dirección de un proxy como http://proxy.example:3128.
setting-proxy-scheme = { $name }: no puedo pasar por un proxy que habla { $scheme }, solo por uno de HTTP como http://proxy.example:3128.
