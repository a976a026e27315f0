### Por qué un jugador virtual de Differ hizo lo que hizo, o lo que dice una pista.

differ-why-open = Hay que abrir, y { $trump ->
    [N] sin triunfo
   *[other] con { SUIT($trump) } de triunfo
} se esperan más bazas: unas { $tricks }. Cumplida la puja, cuenta cada una.
differ-why-bid = { $trump ->
    [N] Sin triunfo
   *[other] Con { SUIT($trump) } de triunfo
} se esperan unas { $tricks ->
    [one] { $tricks } bazas
   *[other] { $tricks } bazas
}, así que la puja debería salir; y entonces cada baza cuenta.
differ-why-risk = { $trump ->
    [N] Sin triunfo
   *[other] Con { SUIT($trump) } de triunfo
} se esperan unas { $tricks ->
    [one] { $tricks } bazas
   *[other] { $tricks } bazas
}; subir es arriesgado, pero mejor que dejar { BID($bid) } a otro.
differ-why-pass = La mejor puja sería ahora { BID($bid) }, y se esperan unas { $tricks }: mejor que lo intente el otro.
differ-why-top = No se puede pujar más.
differ-why-only = La única carta permitida: { THE($card) }.
differ-why-draw = Nadie puede superar { THE($card) }, y arrastra triunfos que podrían fallar después.
differ-why-sure = Por lo que se ve, nadie puede superar { THE($card) }.
differ-why-sure-ours = Tras { THE($card) }, el differ no puede ganar esta baza.
differ-why-likely = { THE($card) } gana la baza más o menos el { $percent } % de las veces, y cuesta poco después.
differ-why-likely-ours = Tras { THE($card) }, el differ pierde la baza más o menos el { $percent } % de las veces.
differ-why-lead-low = No es probable que ninguna salida gane la baza, así que mejor { THE($card) }, la carta menos útil.
differ-why-leave = { $seat } ya tiene la baza y juega también contra el differ: basta { THE($card) }.
differ-why-leave-least = { $seat } juega también contra el differ y tiene la baza, pero puede que no la conserve. La carta menos útil: { THE($card) }.
differ-why-later = Otros aún pueden quitarle esta baza al differ: aquí basta { THE($card) }.
differ-why-lost = Esta baza probablemente no la ganas, así que suelta { THE($card) }.
differ-why-gone = Esta baza está perdida. La carta menos útil: { THE($card) }.
differ-why-keep = Lo que podría ganar esta baza vale más guardado para después. La carta menos útil: { THE($card) }.
differ-why-last = Último en jugar: { THE($card) } gana la baza al menor coste.
differ-why-ruff = Último en jugar: se falla con { THE($card) }.
differ-why-holds = { THE($card) } gana la baza, y nadie de los que quedan puede ganarle.
differ-why-tries = { THE($card) } es la carta con más posibilidades de ganar la baza: alrededor del { $percent } %.
differ-why-tries-ours = { THE($card) } es la carta que da más posibilidades de que el differ pierda la baza: alrededor del { $percent } %.
differ-why-ruff-likely = Fallar con { THE($card) } conserva la baza más o menos el { $percent } % de las veces.
