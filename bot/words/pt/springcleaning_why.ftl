### Por que um computador de Spring Cleaning fez o que fez, ou o que diz uma dica.

springcleaning-why-out = São as últimas cartas de todas: isso termina a rodada sem lixo.
springcleaning-why-empty = Isso esvazia a mão, e a Oferta pode ser recolhida na melhor ordem.
springcleaning-why-lead = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
} para começar: o que resta combina melhor sem { $count ->
    [1] ela
   *[other] elas
}.
springcleaning-why-from-offers = Supera o que está na mesa só com cartas de Ofertas, e mantém a mão inteira.
springcleaning-why-filled = Com { $count ->
    [1] uma carta de uma Oferta
   *[other] { $count } cartas de Ofertas
} você se livra de cartas encalhadas.
springcleaning-why-beat = Supera o que está na mesa, e as cartas que restam ainda combinam.
springcleaning-why-deck = Tudo o que se poderia jogar rasgaria a mão: melhor uma carta nova e mais uma na Oferta.
springcleaning-why-only-deck = Nada que se possa jogar supera o que está na mesa, e o monte promete mais que as Ofertas.
springcleaning-why-no-offers = Nada que se possa jogar supera o que está na mesa, e ninguém mais tem uma Oferta de onde pegar.
springcleaning-why-take = O { $card } combina com a mão.
springcleaning-why-take-best = Parece não haver nada melhor a fazer do que pegar o { $card }.
springcleaning-why-pass = Não há nada a jogar nem a comprar.
springcleaning-why-insert = Ali o { $card } combina com uma carta ao lado.
springcleaning-why-insert-aside = O { $card } não combina com nada, então está onde não separa nada.
springcleaning-why-insert-least = Ali o { $card } parece atrapalhar menos.
springcleaning-why-offer = O { $card } é o que menos combina com a mão; na Oferta pode ser usado, ou arrumado de outro modo depois.
springcleaning-why-opening = Sem o { $card } o resto da mão combina melhor.
springcleaning-why-arrange = Cartas iguais juntas, ou sequências subindo: o que pedir menos jogadas das duas coisas.
