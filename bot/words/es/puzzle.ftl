### El problema del día: una decisión de una partida, la misma para todos en un servidor, que se responde en privado.

puzzle-about = Problema del día: una decisión, la misma para todos aquí; responde y mantén tu racha
button-puzzle = Problema
button-puzzle-today = El problema de hoy
puzzle-title = ### Problema del día · { $game } · { $day }
puzzle-match = De una partida de este servidor; no se nombra a nadie. ¿Qué harías?
puzzle-dealt = Hecho para hoy. ¿Qué harías?
puzzle-other = Estuviste en la mesa de la que viene el problema de hoy, así que este es otro, repartido para quienes estuvieron allí. ¿Qué harías?
puzzle-how = Respondes una sola vez. Solo tú ves esto. Solo cuenta lo que se ve desde este asiento. El próximo problema llega { $until }.
puzzle-right = 🎉 **¡Correcto!** { $action }.
puzzle-wrong = **No es lo mejor:** { $action }.
puzzle-second = Lo segundo mejor, «{ $action }», cuesta { $by } de media{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}, en { $worlds } repartos imaginados.
puzzle-late = Ese día ya pasó, así que esta respuesta no cuenta.
puzzle-others = { $count ->
    [one] Lo que eligió otra persona:
   *[other] Lo que eligieron otras { $count } personas:
}
puzzle-share = • { $share } %: { $action }{ $right ->
    [yes] {" "}✓
   *[no] {""}
}
puzzle-first = Nadie más ha respondido todavía.
puzzle-streak = { $now ->
    [0] Tu racha: ninguna por ahora
    [one] Tu racha: **{ $now }** día con acierto
   *[other] Tu racha: **{ $now }** días seguidos con acierto
} (la mejor: { $best }).
puzzle-told = 🧩 **Problema del día** · { $day } · { $name }: { $now ->
    [0] ❌ esta vez no
    [one] ✅ resuelto
   *[other] ✅ resuelto, **{ $now }** días seguidos 🔥
}
puzzle-next = Solo cuenta lo que se podía ver desde este asiento, nunca las cartas ocultas. El próximo problema llega { $until }.
puzzle-fair = Solo cuenta lo que se podía ver desde este asiento, nunca las cartas ocultas.

## Negativas

puzzle-gone = Ese problema ya no se puede mostrar. El más nuevo está en /puzzle; cada día a medianoche UTC llega otro.
puzzle-busy = Todavía busco tu problema en otro lugar. Vuelve a pedirlo aquí dentro de un momento.
puzzle-told-already = Aquí ya han visto todos cómo te fue.
puzzle-none = Ahora mismo no he encontrado ningún problema. Vuelve a pedirlo en un momento.
