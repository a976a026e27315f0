### A lição de Differ, passo a passo.

lesson-differ-welcome = Quatro jogadores, cada um por si. Cada um tem **quatro cartas abertas**, que todos veem, **três na mão**
    e **seis numa reserva fechada** que ninguém olha. Cleo deu as cartas, então você fala primeiro.
lesson-differ-cards = Estas sete são suas para jogar: três da mão, quatro abertas. (K é o rei, Q a dama, J o valete.) Você tem as três copas
    mais altas e o ás de espadas. Primeiro vem o **leilão**: quem promete mais vazas escolhe o trunfo e vira o *differ*; os outros três jogam contra.
lesson-differ-open = Quem começa tem que dar um lance. Prometa **quatro vazas com copas de trunfo**: três copas e um ás fazem quatro.
lesson-differ-open-instead = Uma vaza em paus seria superada na hora, e seu naipe forte é copas.
lesson-differ-outbid = Ada deu o lance de quatro em espadas. Tantas vazas quanto você, mas um naipe mais alto: paus é o mais baixo, depois ouros, copas, espadas. Ben e Cleo
    passaram, e estão fora do leilão. Para superar Ada em copas, você precisa de uma vaza a mais: **dê o lance de cinco em copas**.
lesson-differ-outbid-instead = Passar é definitivo, e Ada escolheria o trunfo. O seu é melhor.
lesson-differ-lead = Ada passou, então você é o **differ**: copas é trunfo, e você precisa de cinco das treze vazas. O differ sai primeiro.
    Comece com o **ás de copas**, para puxar os trunfos dos outros.
lesson-differ-lead-instead = O 4 de ouros é baixo: o rei de Ben, aberto diante dele, o levaria.
lesson-differ-again = Todos tinham copas e tiveram que jogá-las; seu ás era o mais alto. Uma vaza. Quem ganha uma vaza sai na seguinte.
    Então **jogue também o rei de copas**.
lesson-differ-again-instead = O 5 de espadas pode esperar. Puxe primeiro os trunfos que poderiam estragar suas vazas.
lesson-differ-side = Ben não tinha mais copas, nem na mão nem abertas, então pôde descartar qualquer carta: o 2 de ouros. Duas vazas.
    Agora **saia com o ás de espadas**.
lesson-differ-side-instead = Guarde a dama de copas, seu último trunfo: ela pode ganhar uma vaza que outro naipe perderia.
lesson-differ-lose = Três vazas. Das suas, só a dama de copas ainda ganha com certeza. Entregue uma vaza: **saia com o 5 de espadas**.
lesson-differ-lose-instead = A dama pode valer mais quando você não tiver carta do naipe de saída.
lesson-differ-follow = O rei de espadas de Ada ganhou essa vaza, e ela sai com o ás de paus. Você tem uma carta de paus, aberta, então tem que **seguir o naipe**
    com ela. Um trunfo não é permitido; tente, se quiser.
lesson-differ-trump = Seu 7 de paus perdeu para o ás de Ada. Agora ela sai com o rei de paus, e você não tem mais paus: pode jogar qualquer coisa.
    Um trunfo supera qualquer outro naipe, então **corte com a dama de copas**. (Ada não tinha mais cartas abertas: abriu quatro novas.)
lesson-differ-trump-instead = Com o 4 de ouros a vaza seria do rei de Ada. Você ainda teria um trunfo, mas precisa das vazas.
lesson-differ-refill = Seu trunfo a ganhou: quatro vazas. A dama era sua última carta na mão, então você **comprou três** da reserva: o 2 de paus,
    o ás de ouros e o 10 de copas. Ninguém mais as vê. **Saia com o ás de ouros.**
lesson-differ-refill-instead = Ben ainda tem o rei de ouros aberto. Jogue seu ás antes do 4.
lesson-differ-made = Cinco vazas: **seu lance está cumprido**. Cada vaza a mais é um ponto a mais. Saia com o **4 de ouros**, sua última carta aberta,
    e veja o que acontece.
lesson-differ-made-instead = Cleo abriu o valete de copas, e seu 10 perderia para ele.
lesson-differ-turned = O rei de Ben ganhou essa vaza. Você não tinha mais cartas abertas, então as seguintes da sua reserva foram **abertas**: quatro, ou quantas
    houver. Só restavam três: o valete de ouros, o 10 de paus e o 3 de espadas.
lesson-differ-score = Assim se segue até jogar as treze vazas. Com cinco ou mais você marca **um ponto por vaza ganha**, e os outros nada. Com quatro,
    uma a menos que cinco, cada um dos outros teria 1 ponto e você nenhum. Quem chega a 18 pontos termina a partida.
