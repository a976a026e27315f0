### Por qué un jugador virtual de Spring Cleaning hizo lo que hizo, o lo que dice una pista.

springcleaning-why-out = Son las últimas cartas de todas: eso termina la ronda sin basura.
springcleaning-why-empty = Eso vacía la mano, y la Oferta se puede recoger en el mejor orden.
springcleaning-why-lead = { $count ->
    [one] Una carta
   *[other] { $count } cartas
} para empezar: lo que queda encaja mejor sin { $count ->
    [one] ella
   *[other] ellas
}.
springcleaning-why-from-offers = Supera lo que hay solo con cartas de Ofertas, y mantiene la mano entera.
springcleaning-why-filled = Con { $count ->
    [one] una carta de una Oferta
   *[other] { $count } cartas de Ofertas
} te libras de cartas difíciles de soltar.
springcleaning-why-beat = Supera lo que hay, y las cartas que quedan siguen encajando.
springcleaning-why-deck = Cualquier cosa que se pudiera jugar rompería la mano: mejor una carta nueva y una más en la Oferta.
springcleaning-why-only-deck = Nada de lo que se puede jugar supera lo que hay, y el mazo promete más que las Ofertas.
springcleaning-why-no-offers = Nada de lo que se puede jugar supera lo que hay, y nadie más tiene una Oferta de la que tomar.
springcleaning-why-take = El { $card } encaja en la mano.
springcleaning-why-take-best = No parece haber nada mejor que tomar el { $card }.
springcleaning-why-pass = No hay nada que jugar ni nada que robar.
springcleaning-why-insert = Ahí el { $card } va con una carta que tiene al lado.
springcleaning-why-insert-aside = El { $card } no va con nada, así que está donde no separa nada.
springcleaning-why-insert-least = Ahí el { $card } parece estorbar menos.
springcleaning-why-offer = El { $card } es lo que menos encaja en la mano; en la Oferta se puede usar, o colocar de otro modo más tarde.
springcleaning-why-opening = Sin el { $card }, el resto de la mano encaja mejor.
springcleaning-why-arrange = Cartas iguales juntas, o escaleras subiendo: lo que pida menos jugadas de las dos cosas.
