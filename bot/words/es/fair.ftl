### Repartos limpios: la semilla de una partida, y su comprobación.

deal-unknown = Los repartos de la mesa { NUMBER($table, useGrouping: 0) } no se pueden repetir: no hay ninguna partida terminada con ese número, o sus repartos no salieron de una semilla.

## En Discord

button-fair = Reparto limpio
button-cut = Cortar las cartas
button-word = Una palabra mía
menu-unword = Quitar una palabra…
fair-line = -# Mesa { NUMBER($table, useGrouping: 0) }
fair-line-words = -# Palabras de { $names } entran en los repartos: *Reparto limpio* las muestra
fair-line-again = -# Mesa { NUMBER($table, useGrouping: 0) } · otra vez los repartos de la mesa { NUMBER($old, useGrouping: 0) }, así que sin valorar
option-deal = Repartir otra vez las cartas de la partida con este número; tantos jugadores como allí, sin valorar
fair-title = ### { $game } · los repartos de la mesa { NUMBER($table, useGrouping: 0) }
fair-promised = **Antes del reparto dejé fijada esta huella** (SHA-256) de una semilla secreta: `{ $commitment }`
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
fair-other-seed = ❌ La semilla no es la que se fijó de antemano.
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
