### Repartos limpios: la semilla de una partida, y su comprobación.

cli-verify = Rehacer los repartos de partidas exportadas a partir de sus semillas, y decir si son los mismos.
cli-verify-files = partidas exportadas; «-» es la entrada estándar
verify-right = { $game }, { $count ->
    [one] una acción del azar, y es la que dice la semilla
   *[other] { $count } acciones del azar, todas como dice la semilla
}
verify-wrong = { $game }, { $count ->
    [one] una acción del azar, y NO salió
   *[other] { $count } acciones del azar, y NO salieron
} de la semilla prometida
verify-no-seed = { $game } no tiene semilla, así que no se puede comprobar nada
verify-click = «{ $text }» no es un asiento y el número de un clic
verify-promise = «{ $text }» no es un compromiso de 64 cifras hexadecimales
verify-seed = «{ $text }» no es una semilla de 64 cifras hexadecimales
verify-word = «{ $text }» no es un asiento, el SHA-256 de una palabra, y esa palabra
verify-both = donde alguien ha traído una palabra no cuentan los clics
verify-commitment = la semilla no es la que se había prometido
verify-late = la semilla debe estar una vez, tras un solo compromiso y todos los clics o palabras, y antes de la primera acción
verify-differs = la semilla dice otra cosa que «{ $text }»

deal-unknown = Los repartos de la mesa { NUMBER($table, useGrouping: 0) } no se pueden repetir: no hay tal partida terminada, o sus repartos no salieron de una semilla.

## En Discord

button-fair = Reparto limpio
button-cut = Cortar las cartas
button-word = Una palabra mía
menu-unword = Quitar una palabra…
fair-line = -# Mesa { NUMBER($table, useGrouping: 0) }
fair-line-words = -# Palabras de { $names } entran en los repartos: *Reparto limpio* las muestra
fair-line-again = -# Mesa { NUMBER($table, useGrouping: 0) } · otra vez los repartos de la mesa { NUMBER($old, useGrouping: 0) }, así que sin valorar
option-deal = Repartir otra vez las cartas de una partida, por su número; los mismos jugadores, sin valorar
fair-title = ### { $game } · los repartos de la mesa { NUMBER($table, useGrouping: 0) }
fair-promised = **Comprometida** con este SHA-256 de una semilla secreta, sorteada antes de que nadie hiciera clic: `{ $commitment }`
fair-brought = **Mezclada** con el último clic de cada cual antes de la partida, que Discord numera:
fair-brought-nothing = **Mezclada** con nada: nadie hizo clic antes de la partida.
fair-click = • { $name }: `{ $number }`, { $when }
fair-no-click = • { $name }: aún ningún clic
fair-worded = **Mezclada** con palabras elegidas por quienes juegan; los clics no cuentan:
fair-word = • { $name }: «{ $word }»
fair-word-gone = • { $name }: una palabra cuyo SHA-256 es `{ $digest }`
fair-no-word = • { $name }: ninguna palabra
fair-secret = La semilla se muestra aquí cuando termina la partida. Entonces cualquiera puede rehacer cada reparto.
fair-secret-again = La semilla se muestra aquí cuando termina la partida.
fair-deal-of = Son otra vez **los repartos de la mesa { NUMBER($table, useGrouping: 0) }**, así que de dónde salen quedó fijado allí. Una partida así no se valora.
fair-proved = **Probado** al final: la semilla quedó fijada antes de que nadie hiciera clic, y cada reparto sale de ella y de estos clics.
fair-trusted = **Confianza**: hace falta en quien lleva Toucan. Podría leer la semilla y las cartas mientras juegas, y un bot cambiado podría inventar las últimas cifras de un clic hasta que le guste un reparto. Trae una palabra tuya, y ya no cuenta ningún clic: si la tuya es la última en llegar, estas cartas no las ha elegido nadie.
fair-proved-words = **Probado** al final: la semilla quedó fijada antes de que nadie escribiera una palabra, y cada reparto sale de ella y de estas palabras solas. Si la tuya fue la última, y nadie cambió de asiento después, estas cartas no las ha elegido nadie.
fair-trusted-words = **Confianza**: hace falta en quien lleva Toucan. Podría leer la semilla y las cartas mientras juegas.
fair-proved-week = **Probado** al final: todos tuvieron las mismas cartas, y salen del secreto de la semana.
fair-trusted-week = **Confianza**: hace falta en quien lleva Toucan. En un reto no hay ni clics ni palabras, así que podría haber sorteado secretos hasta que le gustara uno, y puede conocer las cartas antes de jugar.
fair-lost = La clave de esta semilla se ha perdido. Lo que se repartió después salió del azar del sistema; nadie puede comprobar estos repartos.
fair-seed = **La semilla** era `{ $seed }`
fair-right = { $count ->
    [0] No se repartió nada.
    [one] ✅ El único sorteo concuerda con la semilla y con lo que trajo cada cual.
   *[other] ✅ Los { $count } sorteos concuerdan con la semilla y con lo que trajo cada cual.
}
fair-wrong = ❌ Sorteos que no concuerdan con la semilla y con lo que trajo cada cual: { $wrong } de { $count }.
fair-other-seed = ❌ La semilla no es la comprometida.
fair-unreadable = La partida se jugó con reglas antiguas que ya no conozco, así que no puedo rehacer sus repartos; un verificador de entonces sí puede.
fair-none = Esta mesa es de antes de que hubiera semillas: la reparte el azar del sistema, y eso no se puede comprobar.
no-such-match = No hay ninguna partida { NUMBER($table, useGrouping: 0) } que puedas ver desde aquí.
verify-about = De dónde salen los repartos de una mesa; tras la partida, si son los que se repartieron
option-match = El número de la mesa, que está en sus mensajes
word-title = Una palabra para los repartos
word-label = Tu palabra
word-means = Algo que nadie pueda adivinar. Quien pregunte la verá con tu nombre; déjalo vacío para retirarla.
word-unfit = Una palabra tiene como mucho { $most } caracteres que se vean.
typed-not-here = Este servidor no muestra lo que se escribe (/setup).
word-settled = Son otra vez los repartos de la mesa { NUMBER($table, useGrouping: 0) }: ninguna palabra puede cambiarlos.
word-asked = Di primero que juegas: pulsa «Unirse».
