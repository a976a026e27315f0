### A lição de Mitigati, passo a passo.

lesson-mitigati-welcome = Três jogadores, um baralho de tarô de 78 cartas: quatro naipes, Ar, Terra, Fogo e Água, vinte e um trunfos, e o Louco. Você **dá as cartas**.
    As cartas vêm em pacotes de cinco, e quando cada um tem dez, quinze e vinte, pode-se **negociar** para parar a rodada por pontos.
lesson-mitigati-values = O que conta é o **valor das cartas que você ganha em vazas**: reis, ases e as três *Honras* (o Louco; o trunfo 1, ou *Mago*; o trunfo 21, ou *Mundo*) 5 cada,
    damas 4, cavaleiros 3, valetes 2, todas as outras 1. Depois da rodada você marca o que ganhou **menos 49**. Você tem o Mundo, e mais quatro trunfos.
lesson-mitigati-demand = Ada, à esquerda de quem dá as cartas, é *o mão* e falou primeiro: oferece 3 pontos por parar aqui. Não parece gostar das suas cartas. Ben passou. Com seus trunfos você pode pedir mais,
    então **peça 20**.
lesson-mitigati-demand-instead = Isso termina esta negociação na hora e segue a distribuição. Pedir antes não custa nada.
lesson-mitigati-concede = Ada subiu para 6, e Ben passou de novo. Quem volta a falar só pode **ceder**: ofertas sobem, pedidos baixam. Quando os três falaram, **alguém pede, e as
    ofertas juntas alcançam os pedidos**, a rodada para: se Ada tivesse oferecido 20, teria pago a você. O que sobra não é pago. Baixe para **15**; tente pedir mais, e veja.
lesson-mitigati-continue = Os dois passaram. Seis é pouco demais para uma mão assim: **siga a distribuição**. As ofertas recomeçam do zero. Qualquer um pode fazer isso na sua vez.
lesson-mitigati-continue-instead = Três que passam em sequência também terminam a negociação, e você seria o terceiro. Aqui você vê o caminho direto.
lesson-mitigati-second = Quinze cartas, e o **Louco** está entre elas. Ada e Ben passaram. Você quer jogar esta rodada: **siga a distribuição**.
lesson-mitigati-second-instead = Antes Ada oferecia no máximo 6. Ninguém vai pagar isso, e a mão é boa.
lesson-mitigati-third = Vinte cartas: a última chance de negociar. Ada e Ben passaram. Se você também **passar**, são três em sequência, e o resto é distribuído.
lesson-mitigati-discard = Os últimos pacotes foram dados, e mais três cartas para quem dá: você tem 28. **Descarte três** fechadas; elas contam como ganhas por você. Nem rei nem Honra pode sair.
    Livre-se das **duas cartas de Ar**, para cortar quando saírem com Ar, e do 2 de Água.
lesson-mitigati-declare = Antes do jogo cada um pode **declarar**, a começar pelo mão. Dez trunfos ou mais são uma *Abundância*: você tem dez, então cada um dos outros lhe dá 10 pontos. Quatro
    reis, as três Honras ou uma mistura de quatro dessas cartas também contam. As cartas são mostradas, e voltam para sua mão.
lesson-mitigati-declare-instead = Seus dez trunfos valem 20 pontos ao todo. Tudo o que custa é que os outros os veem.
lesson-mitigati-mixed = Seus dois reis e duas Honras fazem uma dessas **misturas de quatro**: mais 10 pontos de cada um dos outros. Seu trunfo mais alto já foi mostrado entre os dez; pode servir em
    mais uma declaração.
lesson-mitigati-mixed-instead = Mostrar quatro dessas cartas dá a você mais 10 pontos de cada adversário.
lesson-mitigati-done = São 20 pontos de cada um dos outros. Agora **não declare mais nada**, como Ada e Ben fizeram. Depois o mão sai na primeira vaza.
lesson-mitigati-trump = Ada sai com o rei de Ar, e Ben seguiu o naipe. Você não tem Ar, então **tem que jogar um trunfo**; tente outra coisa. Basta o mais baixo: **o trunfo 4**.
lesson-mitigati-trump-instead = Qualquer trunfo ganha esta vaza. O mais alto vale a pena guardar.
lesson-mitigati-king = Você ganhou um rei, que vale 5. Quem ganha uma vaza sai. Em cada naipe a ordem é rei, dama, cavaleiro, valete, 10 e assim até o 2, e o **ás é o mais baixo**. Saia com o **rei de Fogo**.
lesson-mitigati-king-instead = Uma carta baixa entrega a saída por nada.
lesson-mitigati-queen = Os dois seguiram o naipe, e o rei segurou. Tente também a **dama de Fogo**; sem o rei, nada em Fogo a supera.
lesson-mitigati-queen-instead = Há cartas mais altas de Terra em outras mãos, e elas superariam seu cavaleiro.
lesson-mitigati-fool = Ben não tinha mais Fogo e **teve que cortar**: o trunfo 2 levou sua dama. Agora ele sai com o rei de Terra. Você tem Terra e tem que seguir o naipe, mas uma carta é livre a qualquer momento: **o Louco**.
    Ele nunca ganha uma vaza, e também não se perde.
lesson-mitigati-fool-instead = Seu cavaleiro, que vale 3, iria para Ben com o rei dele.
lesson-mitigati-owed = Ben leva as outras duas cartas; **o Louco continua seu**, com seus 5 pontos. No fim da rodada você dá a Ben sua carta mais barata por ele. Só quem não tivesse ganho nada perderia o Louco.
lesson-mitigati-score = Assim se jogam as 25 vazas; ninguém precisa superar a carta na mesa. Depois cada um conta: o que ganhou, também seu descarte, menos 49, e os prêmios por cima. **Três rodadas**, com as cartas dadas
    por outra pessoa em cada uma, fazem uma partida, e ganha o total mais alto.
