### A lição de 92Q, passo a passo.

lesson-q92-welcome = Quatro jogadores com treze cartas cada. Num **leilão**, alguém promete um número de vazas com um naipe de trunfo à sua escolha,
    e depois **escolhe um parceiro** só para esta rodada. No lado que ganha a rodada, cada um recebe por suas próprias vazas; 92 pontos terminam a partida.
lesson-q92-cards = Você tem cinco copas. **O trunfo tem sua própria ordem**: a **dama (Q) é a mais alta, depois o 9**, depois ás, rei (K), valete (J), 10 e
    assim até o 2. Com copas de trunfo, suas quatro melhores dificilmente poderiam ser melhores.
lesson-q92-bid = Cleo deu as cartas, então o primeiro lance é seu. Um lance é o que você e seu parceiro vão ganhar juntos. Dê o lance de **cinco vazas em copas**.
lesson-q92-bid-instead = Você pode passar, mas é definitivo neste leilão, e você tem copas muito fortes.
lesson-q92-higher = Ada deu o lance de seis em paus; Ben e Cleo passaram. Um lance mais alto tem que prometer **mais vazas**: aqui os naipes não têm ordem. Você conta com a
    ajuda de um parceiro: **dê o lance de sete em copas**.
lesson-q92-higher-instead = Se você passar, paus vira trunfo e Ada escolhe o parceiro.
lesson-q92-partner = Ada passou: você ganhou o leilão. Agora escolha seu parceiro. A própria Ada deu o lance de seis, então deve ter boas
    cartas: **escolha Ada**. Ben e Cleo são o outro lado.
lesson-q92-partner-instead = Ben não disse nada no leilão. Ada contou a você que é forte.
lesson-q92-queen = Sai primeiro quem está à esquerda de quem dá as cartas, ganhe quem ganhar o leilão: aqui é você. Jogue o trunfo mais alto, a **dama de copas**.
lesson-q92-queen-instead = O ás de trunfo é só o terceiro: a dama e o 9 estão acima.
lesson-q92-nine = Todos seguiram o naipe, e sua dama ganhou a vaza. Quem ganha uma vaza sai na seguinte. Jogue o **9 de copas**, o segundo trunfo mais alto.
lesson-q92-nine-instead = Entre os trunfos o 9 é mais alto que o ás.
lesson-q92-left = Uma surpresa! Cleo não tinha mais copas, e descartou a **dama de ouros**. Ouros é o **naipe esquerdo**: o outro naipe da cor do
    trunfo. Uma carta esquerda, descartada onde saíram com outro naipe, **conta como a mesma carta desse naipe**. Então era uma dama de copas, e superou seu 9.
lesson-q92-two = Cleo sai com o ás de paus. Você tem que seguir o naipe, e uma carta esquerda não ajuda aqui: tente o ás de ouros. Mas, **se todos seguirem o naipe, o 2
    supera tudo**; senão, é a carta mais baixa do seu naipe. Tão cedo, isso é provável: jogue o **2 de paus**.
lesson-q92-two-instead = O 6 de paus simplesmente perderia para o ás.
lesson-q92-spade = Os quatro jogaram paus, então seu **2 superou o ás**. Seu lado tem duas vazas. Saia com o **7 de espadas**, sua única carta de espadas: sem espadas você poderá
    jogar o que quiser quando saírem com elas.
lesson-q92-spade-instead = Guarde seus trunfos: eles podem ganhar aquilo com que os outros saem.
lesson-q92-follow = O ás de Cleo ganhou essa vaza, e ela sai com o rei de espadas. Você não tem espadas e pode jogar qualquer coisa. **O ás de ouros** é uma carta
    esquerda: aqui conta como ás de espadas, e supera o rei.
lesson-q92-follow-instead = Paus perderia a vaza. Uma carta de copas é trunfo e a ganharia, mas o ás de ouros também a ganha e poupa o trunfo.
lesson-q92-taken = A vaza é sua. De duas cartas iguais ganha a jogada primeiro, então um ás esquerdo depois do verdadeiro teria perdido. E onde **saem com o próprio naipe
    esquerdo**, suas cartas são só ouros, mais baixas que qualquer trunfo.
lesson-q92-score = Assim se segue até as treze vazas. Se você e Ada ganharem sete ou mais **juntos**, cada um marca **3 pontos por vaza própria**, e os outros
    nada; senão, Ben e Cleo marcam assim. Um lado que ganha todas as treze marca 9 por vaza.
