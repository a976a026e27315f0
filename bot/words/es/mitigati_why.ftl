### Por qué un jugador virtual de Mitigati hizo lo que hizo, o lo que dice una pista.

mitigati-why-only = No hay otra cosa que jugar.
mitigati-why-fool = El Loco salva una carta mejor de esta baza, y se queda con su dueño.
mitigati-why-last = Nadie juega después: { THE($card) } gana seguro { $points ->
    [one] un tanto
   *[other] { $points } tantos
}.
mitigati-why-ruff = Fallar con { THE($card) } gana probablemente la baza.
mitigati-why-ruff-sure = Se falla con { THE($card) }, y nadie puede ganarle.
mitigati-why-ruff-may = Fallar con { THE($card) } puede ganar la baza.
mitigati-why-lead-low = { THE($card) } arriesga poco, y deja que los demás gasten sus cartas altas.
mitigati-why-sure = Nadie puede superar { THE($card) }: gana la baza, y sus tantos están seguros.
mitigati-why-likely = { THE($card) } gana probablemente la baza, y ninguna otra promete más.
mitigati-why-may = { THE($card) } puede ganar la baza, y ninguna otra promete más.
mitigati-why-least = Probablemente gane la baza otro. La carta menos útil: { THE($card) }.
mitigati-why-spare = La baza no vale lo que cuesta ganarla. La carta menos útil: { THE($card) }.
mitigati-why-lost = La baza no se puede ganar. La carta menos útil: { THE($card) }.
mitigati-why-dear = La baza no se puede ganar, y { THE($card) } difícilmente ganaría algo más tarde.
mitigati-why-try = { THE($card) } podría ganar la baza, y ninguna otra promete más.
mitigati-why-lead = Ninguna otra salida promete más que { THE($card) }.
mitigati-why-discard = Estas cartas apenas ganarían una baza; descartadas, dan { $points } tantos seguros.
mitigati-why-declare = Cada uno de los demás paga { $points } puntos por ello, que es más de lo que vale cualquier secreto.
mitigati-why-done = No hay nada más que cantar.
mitigati-why-take-offer = Jugada hasta el final, esta mano vale unos { POINTS($points) } puntos, y esto es claramente más.
mitigati-why-pay = Jugada hasta el final, esta mano vale unos { POINTS($points) } puntos: pagar esto sale claramente más barato.
mitigati-why-demand = Jugada hasta el final, esta mano vale unos { POINTS($points) } puntos: para solo por claramente más.
mitigati-why-offer = Jugada hasta el final, esta mano vale unos { POINTS($points) } puntos: pagar menos es claramente mejor.
mitigati-why-pass = Jugada hasta el final, esta mano vale unos { POINTS($points) } puntos, y nada sobre la mesa es claramente mejor.
mitigati-why-suits = Jugada hasta el final, esta mano vale unos { POINTS($points) } puntos: lo que hay sobre la mesa ya es claramente mejor.
