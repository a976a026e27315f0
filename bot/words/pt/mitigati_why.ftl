### Por que um computador de Mitigati fez o que fez, ou o que diz uma dica.

mitigati-why-only = Não há outra coisa a jogar.
mitigati-why-fool = O Louco salva uma carta melhor desta vaza, e fica com seu dono.
mitigati-why-last = Ninguém joga depois: { THE($card) } ganha com certeza { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}.
mitigati-why-ruff = Cortar com { THE($card) } deve ganhar a vaza.
mitigati-why-ruff-sure = Cortar com { THE($card) }: ninguém pode fazer melhor.
mitigati-why-ruff-may = Cortar com { THE($card) } pode ganhar a vaza.
mitigati-why-lead-low = { THE($card) } arrisca pouco, e deixa os outros gastarem suas cartas altas.
mitigati-why-sure = Ninguém pode superar { THE($card) }: ganha a vaza, e seus pontos estão seguros.
mitigati-why-likely = { THE($card) } deve ganhar a vaza, e nada mais promete tanto.
mitigati-why-may = { THE($card) } pode ganhar a vaza, e nada mais promete tanto.
mitigati-why-least = Outro deve ganhar a vaza. A carta menos útil: { THE($card) }.
mitigati-why-spare = A vaza não vale o que custa ganhá-la. A carta menos útil: { THE($card) }.
mitigati-why-lost = A vaza não pode ser ganha. A carta menos útil: { THE($card) }.
mitigati-why-dear = A vaza não pode ser ganha, e { THE($card) } dificilmente ganharia algo depois.
mitigati-why-try = { THE($card) } poderia ganhar a vaza, e nada mais promete tanto.
mitigati-why-lead = Nenhuma outra saída promete mais que { THE($card) }.
mitigati-why-discard = Estas cartas dificilmente ganhariam uma vaza; descartadas, rendem { $points } pontos com certeza.
mitigati-why-declare = Cada um dos outros paga { $points } pontos por isso, o que é mais do que vale qualquer segredo.
mitigati-why-done = Não há mais nada a declarar.
mitigati-why-take-offer = Jogada até o fim, esta mão vale cerca de { POINTS($points) } pontos, e isto é claramente mais.
mitigati-why-pay = Jogada até o fim, esta mão vale cerca de { POINTS($points) } pontos: pagar isto sai claramente mais barato.
mitigati-why-demand = Jogada até o fim, esta mão vale cerca de { POINTS($points) } pontos: pare só por claramente mais.
mitigati-why-offer = Jogada até o fim, esta mão vale cerca de { POINTS($points) } pontos: pagar menos é claramente melhor.
mitigati-why-pass = Jogada até o fim, esta mão vale cerca de { POINTS($points) } pontos, e nada na mesa é claramente melhor.
mitigati-why-suits = Jogada até o fim, esta mão vale cerca de { POINTS($points) } pontos: o que está na mesa já é claramente melhor.
