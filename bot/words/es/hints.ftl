### Qué haría un jugador virtual, qué hizo, y por qué.

button-hint = Pista
button-hint-coming = Llega la pista …
hint = 💡 { $advice }
button-hinted = 💡 { $action }
button-hinted-so = 💡 Seguir la pista
hint-not-here = Aquí las pistas están desactivadas.

hint-action = **{ $action }.**
hint-better = Mejor que «{ $other }», por { $by } de media.
hint-equal = En repartos imaginados, «{ $other }» sale igual de bien.
hint-left-out = En repartos imaginados, «{ $other }» no sale mejor.

thought-better = En { $worlds ->
    [one] un reparto imaginado
   *[other] { $worlds } repartos imaginados
} salió mejor que «{ $other }», por { $by } de media.
thought-equal = En { $worlds ->
    [one] un reparto imaginado
   *[other] { $worlds } repartos imaginados
}, «{ $other }» salió igual de bien.
thought-left-out = Probé { $worlds } repartos imaginados de las cartas ocultas, pero «{ $other }» solo en { $seen } de ellos: no salía mejor.
thought-by = { $unit ->
    [tricks] { NUMBER($number, minimumFractionDigits: 1) } bazas
    [wins] { $number } % de las partidas
    [places] { NUMBER($number, minimumFractionDigits: 1) } puestos
   *[points] { NUMBER($number, minimumFractionDigits: 1) } puntos
}

table-why-about = Tras una ronda: por qué un jugador virtual hizo lo que hizo
table-why-option = Cuál de sus jugadas, si no la última; escribe un nombre o una carta para ver más
why-move = { $name }: { $action }
why-title = ### { $name }: { $action }
why-no-hand = En esta mesa aún no ha terminado ninguna ronda. Cuando termine una, podrás preguntar.
why-no-move = Ningún jugador virtual hizo esa jugada en la última ronda. Elige una de la lista.
why-no-table = En este canal no se ha jugado ninguna partida.
why-forced = No tenía elección.
why-without = { $level ->
    [chance] Juega cualquier cosa permitida, sin motivo.
   *[other] Siguió una regla práctica que no sabe explicar.
}
why-most = Según las reglas prácticas habituales, nada promete más.
why-shares = { $unit ->
    [places] En el { $more } % de los repartos imaginados te deja en mejor puesto que la segunda mejor opción; en el { $less } %, en peor.
   *[points] En el { $more } % de los repartos imaginados da más puntos que la segunda mejor opción; en el { $less } %, menos.
}
why-program = Es el programa { $program }, que dice lo que juega, pero no por qué.
why-close = Si se le pregunta otra vez, duda: en { $worlds ->
    [one] un reparto imaginado
   *[other] { $worlds } repartos imaginados
} de las cartas ocultas, «{ $other }» sale mejor, por { $by } de media.
why-equal = Si se le pregunta otra vez, podría elegir igualmente «{ $other }»: en { $worlds ->
    [one] un reparto imaginado
   *[other] { $worlds } repartos imaginados
} de las cartas ocultas, sale igual de bien.
why-otherwise = No lo haría otra vez: pensándolo mejor, elegiría «{ $other }».
