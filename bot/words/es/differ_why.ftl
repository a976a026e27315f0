### Por qué un jugador virtual de Differ hizo lo que hizo, o lo que dice una pista.

differ-why-open = Hay que abrir, y { $trump ->
    [N] sin triunfo
   *[other] con triunfo { SUIT($trump) }
} se esperan más bazas, unas { $tricks }. Cumplida la puja, cuenta cada una.
differ-why-bid = { $trump ->
    [N] Sin triunfo
   *[other] Con triunfo { SUIT($trump) }
} se esperan unas { $tricks ->
    [one] { $tricks } bazas
   *[other] { $tricks } bazas
}, así que debería cumplirse; y entonces cada baza cuenta.
differ-why-risk = { $trump ->
    [N] Sin triunfo
   *[other] Con triunfo { SUIT($trump) }
} se esperan unas { $tricks ->
    [one] { $tricks } bazas
   *[other] { $tricks } bazas
}; subir es arriesgado, pero mejor que dejar { BID($bid) } a otro.
differ-why-pass = La mejor puja sería ahora { BID($bid) }, y se esperan unas { $tricks ->
    [one] { $tricks } bazas
   *[other] { $tricks } bazas
}: mejor dejar que lo intente el otro.
differ-why-top = Ninguna puja es más alta.
differ-why-only = La única carta permitida: { SAID($card) }.
differ-why-draw = Nadie puede vencer a { SAID($card) }, y arrastra triunfos que podrían fallar después.
differ-why-sure = Por lo que se ve, nadie puede quitarle la baza a { SAID($card) }.
differ-why-sure-ours = Tras { SAID($card) }, el differ no puede ganar esta baza.
differ-why-likely = Con { SAID($card) } se gana la baza más o menos el { $percent } % de las veces, y cuesta poco después.
differ-why-likely-ours = Tras { SAID($card) }, el differ pierde la baza más o menos el { $percent } % de las veces.
differ-why-lead-low = No es probable que ninguna salida gane la baza, así que { SAID($card) }, la carta menos útil.
differ-why-leave = { $seat } ya tiene la baza y juega también contra el differ: no hace falta gastar más que { SAID($card) }.
differ-why-leave-least = { $seat } juega también contra el differ y tiene la baza, pero puede que no la conserve. La carta menos útil: { SAID($card) }.
differ-why-later = Otros aún pueden quitarle esta baza al differ: aquí basta { SAID($card) }.
differ-why-lost = La baza está probablemente perdida, así que { SAID($card) }, la carta menos útil.
differ-why-keep = Lo que podría ganar esta baza vale más guardado para después. La carta menos útil: { SAID($card) }.
differ-why-last = Último en jugar: { SAID($card) } gana la baza al menor coste.
differ-why-ruff = Último en jugar: se falla con { SAID($card) }.
differ-why-holds = Con { SAID($card) } se gana la baza, y nadie de los que quedan puede superarlo.
differ-why-tries = Con { SAID($card) } se gana la baza más o menos el { $percent } % de las veces.
differ-why-ruff-likely = Fallar con { SAID($card) } conserva la baza más o menos el { $percent } % de las veces.
