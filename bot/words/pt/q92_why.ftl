### Por que um computador de 92Q fez o que fez, ou o que diz uma dica.

q92-why-bid = Com { SUIT($trump) } de trunfo, esta mão promete ao seu lado cerca de { $tricks ->
    [1] { $tricks } vaza
   *[other] { $tricks } vazas
}, então o lance deve ser cumprido.
q92-why-risk = Com { SUIT($trump) } de trunfo, espere { $tricks ->
    [1] uma vaza
   *[other] umas { $tricks } vazas
}; subir é arriscado, mas quem ganha escolhe os parceiros.
q92-why-pass = { $least } vazas são demais: com { SUIT($trump) }, o melhor naipe aqui, espere umas { $tricks }.
q92-why-rare = { $least } vazas são demais: mesmo com os melhores naipes daqui elas seriam ganhas menos de uma vez em três.
q92-why-wait = Com { SUIT($trump) }, espere umas { $tricks } vazas, mas passar promete o mesmo: quem ganhar o leilão pode escolher você.
q92-why-partners = { $seat } deu um lance de { $tricks } { $tricks ->
    [1] vaza
   *[other] vazas
}, ali há força{ $count ->
    [1] .
   *[other] ; depois, os seguintes ou os de menos pontos.
}
q92-why-partners-behind = Ninguém mais deu lance, então vale escolher quem tem menos pontos.
q92-why-only = A única carta permitida: { THE($card) }.
q92-why-draw = { THE($card) } deve ganhar a vaza, e puxa trunfos que poderiam cortar depois.
q92-why-sure = { THE($card) } ganha a vaza: ninguém deve fazer melhor.
q92-why-likely = { THE($card) } provavelmente ganha a vaza.
q92-why-lead-low = Nenhuma saída deve ganhar a vaza, então saia com { THE($card) }, a carta menos útil.
q92-why-leave = { $seat } é do mesmo lado e tem a vaza: basta { THE($card) }.
q92-why-breaks = { THE($card) } não segue o naipe, de modo que o 2 vale menos nesta vaza, e ela é de { $seat }, do mesmo lado.
q92-why-later = Este lado ainda pode ganhar a vaza: aqui basta { THE($card) }.
q92-why-lost = Esta vaza não deve ser ganha, então largue { THE($card) }.
q92-why-keep = O que poderia ganhar esta vaza é melhor guardar para depois. A carta menos útil: { THE($card) }.
q92-why-two = Todos devem seguir o naipe, e então { THE($card) } é a carta mais alta da vaza.
q92-why-left = { THE($card) } conta aqui como o naipe de saída, e ganha a vaza.
q92-why-ruff = Cortar com { THE($card) } ganha a vaza.
q92-why-tries = { THE($card) } pode ganhar a vaza.
q92-why-try = { THE($card) } tem alguma chance de ganhar a vaza.
q92-why-over = { THE($card) } tira a vaza de { $seat }: parceiros ou não, cada um é pago pelas próprias vazas.
q92-why-gone = Esta vaza está perdida. A carta menos útil: { THE($card) }.
