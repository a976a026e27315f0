### Por que um computador de Differ fez o que fez, ou o que diz uma dica.

differ-why-open = É preciso abrir, e { $trump ->
    [N] sem trunfo
   *[other] com trunfo { SUIT($trump) }
} se esperam mais vazas, cerca de { $tricks }. Cumprido o lance, cada uma conta.
differ-why-bid = { $trump ->
    [N] Sem trunfo
   *[other] Com trunfo { SUIT($trump) }
}, são de esperar cerca de { $tricks ->
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}, o que deve bastar; e aí cada vaza conta.
differ-why-risk = { $trump ->
    [N] Sem trunfo
   *[other] Com trunfo { SUIT($trump) }
}, são de esperar cerca de { $tricks ->
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}; subir é arriscado, mas melhor que deixar { BID($bid) } para outro.
differ-why-pass = O melhor lance seria agora { BID($bid) }, e são de esperar cerca de { $tricks ->
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}: isso promete menos que deixar o outro tentar.
differ-why-top = Nenhum lance é mais alto.
differ-why-only = A única carta permitida: { SAID($card) }.
differ-why-draw = Ninguém pode bater { SAID($card) }, e isso puxa trunfos que poderiam cortar depois.
differ-why-sure = Até onde se vê, ninguém pode tirar a vaza de { SAID($card) }.
differ-why-sure-ours = Depois de { SAID($card) }, o differ não pode ganhar esta vaza.
differ-why-likely = Com { SAID($card) } a vaza é ganha em cerca de { $percent } % das vezes, e custa pouco depois.
differ-why-likely-ours = Depois de { SAID($card) }, o differ perde a vaza em cerca de { $percent } % das vezes.
differ-why-lead-low = Nenhuma saída deve ganhar a vaza, então { SAID($card) }, a carta menos útil.
differ-why-leave = { $seat } já tem a vaza e também joga contra o differ: não é preciso gastar mais que { SAID($card) }.
differ-why-leave-least = { $seat } também joga contra o differ e tem a vaza, mas talvez não a mantenha. A carta menos útil: { SAID($card) }.
differ-why-later = Outros ainda podem tirar esta vaza do differ: aqui basta { SAID($card) }.
differ-why-lost = A vaza deve estar perdida, então { SAID($card) }, a carta menos útil.
differ-why-keep = O que poderia ganhar esta vaza é melhor guardar para depois. A carta menos útil: { SAID($card) }.
differ-why-last = Último a jogar: { SAID($card) } ganha a vaza pelo menor custo.
differ-why-ruff = Último a jogar: { SAID($card) } corta.
differ-why-holds = Com { SAID($card) } a vaza é ganha, e ninguém depois pode superar.
differ-why-tries = Com { SAID($card) } a vaza é ganha em cerca de { $percent } % das vezes.
differ-why-ruff-likely = Cortar com { SAID($card) } mantém a vaza em cerca de { $percent } % das vezes.
