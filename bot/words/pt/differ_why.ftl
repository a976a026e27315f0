### Por que um computador de Differ fez o que fez, ou o que diz uma dica.

differ-why-open = É preciso abrir, e { $trump ->
    [N] sem trunfo
   *[other] com { SUIT($trump) } de trunfo
} vêm mais vazas: umas { $tricks }. Cumprido o lance, cada uma conta.
differ-why-bid = { $trump ->
    [N] Sem trunfo
   *[other] Com { SUIT($trump) } de trunfo
}, espere { $tricks ->
    [1] uma vaza
   *[other] umas { $tricks } vazas
}, deve bastar; e aí cada vaza conta.
differ-why-risk = { $trump ->
    [N] Sem trunfo
   *[other] Com { SUIT($trump) } de trunfo
}, espere { $tricks ->
    [1] uma vaza
   *[other] umas { $tricks } vazas
}; subir é arriscado, mas melhor que deixar { BID($bid) } para outro.
differ-why-pass = O melhor lance seria agora { BID($bid) }, e dá para esperar umas { $tricks }: melhor deixar o outro tentar.
differ-why-top = Não há lance mais alto.
differ-why-only = A única carta permitida: { THE($card) }.
differ-why-draw = Ninguém pode superar { THE($card) }, e isso puxa trunfos que poderiam cortar depois.
differ-why-sure = Até onde se vê, ninguém pode superar { THE($card) }.
differ-why-sure-ours = Com { THE($card) }, o differ não pode ganhar esta vaza.
differ-why-likely = { THE($card) } ganha a vaza em cerca de { $percent } % das vezes, e custa pouco depois.
differ-why-likely-ours = Com { THE($card) }, o differ perde a vaza em cerca de { $percent } % das vezes.
differ-why-lead-low = Nenhuma saída deve ganhar a vaza, então saia com { THE($card) }, a carta menos útil.
differ-why-leave = { $seat } já tem a vaza e também joga contra o differ: basta { THE($card) }.
differ-why-leave-least = { $seat } também joga contra o differ e tem a vaza, mas talvez não a mantenha. A carta menos útil: { THE($card) }.
differ-why-later = Outros ainda podem tirar esta vaza do differ: aqui basta { THE($card) }.
differ-why-lost = Esta vaza você não deve ganhar, então largue { THE($card) }.
differ-why-gone = Esta vaza está perdida. A carta menos útil: { THE($card) }.
differ-why-keep = O que poderia ganhar esta vaza é melhor guardar para depois. A carta menos útil: { THE($card) }.
differ-why-last = Último a jogar: { THE($card) } ganha a vaza pelo menor custo.
differ-why-ruff = Último a jogar: { THE($card) } corta.
differ-why-holds = { THE($card) } ganha a vaza, e ninguém depois pode fazer melhor.
differ-why-tries = { THE($card) } tem as melhores chances de ganhar a vaza: cerca de { $percent } %.
differ-why-tries-ours = { THE($card) } dá as melhores chances de o differ perder a vaza: cerca de { $percent } %.
differ-why-ruff-likely = Cortar com { THE($card) } mantém a vaza em cerca de { $percent } % das vezes.
