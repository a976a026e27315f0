### A lição de Spring Cleaning, passo a passo.

lesson-springcleaning-welcome = Três jogadores, doze cartas cada, com valores de 1 a 9 e sem naipes. O objetivo é **livrar-se de todas as cartas**. Mas uma mão **não pode ser ordenada**: fica na ordem em que as cartas vieram, e só cartas **lado a lado** podem ser jogadas juntas.
lesson-springcleaning-offering = Primeiro cada um põe uma carta em **Oferta**: aberta, todos ao mesmo tempo. Escolha uma que junte outras. Entre seu 7 e o
    7 seguinte há um 2: **ofereça o 2** em e, e os dois 7 ficam vizinhos.
lesson-springcleaning-offering-instead = O 9 é a melhor carta avulsa que há, e sem ele nada se junta.
lesson-springcleaning-opened = Todas as Ofertas estão abertas agora: seu 2, o 4 de Ada, o 9 de Ben. Quem segue pode usar **as cartas das Ofertas de todos** no que joga. Ada sai na primeira
    vaza. O que se pode jogar: uma carta avulsa, um **grupo** de cartas iguais, ou uma **sequência** de valores que sobem de um em um da esquerda para a direita.
lesson-springcleaning-longer = Ada saiu com a sequência 4‑5, e Ben a superou com 6‑7: o mesmo tipo, igual no tamanho, mas mais alta. A outra forma é **uma carta a mais, de qualquer tipo**.
    Então **jogue 5‑6‑7** de b a d. (Dois 7 teriam o mesmo tamanho, mas outro tipo; 3‑5‑6 não é uma sequência.)
lesson-springcleaning-lead = Ada e Ben não puderam ou não quiseram superar isso. Cada um **comprou uma carta**, inseriu-a na mão e pôs outra na Oferta. Então a vez
    voltou a você, e **você ganhou a vaza**. Quem sai tem que jogar, só da mão: jogue os **dois 8** em e e f.
lesson-springcleaning-borrow = Ada superou seus 8 com dois 9, e Ben comprou. Nenhum par supera os 9, mas quaisquer **três cartas** sim. As cartas em Oferta podem suprir o que falta:
    seu 3, **o 4 de Ada e o 5 de Ben** fazem uma sequência. Isso até livra os dois de uma carta cada, mas quem ganha a vaza é você.
lesson-springcleaning-borrow-instead = Comprar é sempre permitido a quem segue, mas deixa você com uma carta a mais em vez de uma a menos.
lesson-springcleaning-single = Os dois compraram de novo, e a vaza é sua. Saia com uma **carta avulsa: o 7** em a.
lesson-springcleaning-single-instead = Só duas cartas superam um 9 sozinho. Guarde-o para quando precisar.
lesson-springcleaning-draw = Ada superou seu 7 com um 8, e Ben com um 9. Você poderia usar cartas em Oferta, mas veja a outra coisa que quem segue pode fazer: **comprar e oferecer**.
    Compre do monte, ou pegue uma carta da Oferta de outro: pegue **o 3 de Ada**, e você verá por quê.
lesson-springcleaning-draw-instead = Do monte vem qualquer carta; o 3 é justamente o que seu 4 precisa ao lado.
lesson-springcleaning-insert = Uma carta comprada pode ir a **qualquer lugar da mão**, e é assim que se constrói. Ponha o 3 **entre o 1 e o 4**: então 3‑4 é uma sequência.
lesson-springcleaning-insert-instead = Na ponta esquerda o 3 ficaria ao lado do 9, e não serviria de nada.
lesson-springcleaning-discard = Por último, ponha **qualquer carta da mão na sua Oferta**: ofereça o **2** em e. Você ainda pode usá-lo de lá.
lesson-springcleaning-discard-instead = O 9 é forte como está. O 2 servirá melhor na sua Oferta.
lesson-springcleaning-again = Ada também comprou, então Ben ganhou a vaza com o 9, e sai na próxima. Quem comprou ainda pode jogar depois na mesma vaza, se a vez
    voltar: ela só termina quando volta ao dono do que está por cima. Sua mão agora é 9, 1, 3, 4, e há dois 2 na sua Oferta.
lesson-springcleaning-own = Ben saiu com 5‑6‑7. Você precisa de uma sequência de três mais alta, ou de quatro cartas de qualquer tipo. Sua mão tem 1, 3 e 4 lado a lado, e sua própria Oferta tem
    o 2: as cartas das Ofertas **se encaixam em qualquer lugar**. Jogue **1‑2‑3‑4**.
lesson-springcleaning-own-instead = Você tem quatro cartas que o superam, e talvez nunca mais as tenha.
lesson-springcleaning-empty = A vaza é sua, e resta uma carta na mão. **Saia com o 9.** Sua mão ficará vazia, mas você não acabou: ainda há
    uma carta na sua Oferta.
lesson-springcleaning-pickup = Ada superou seu 9 com dois 1, e Ben comprou. Sua mão está vazia, então no começo da sua vez você **recolhe toda a sua Oferta** como nova mão,
    na ordem que quiser, só desta vez. Aqui é só
    o 2; com 5, 3 e 4 você recolheria 3‑4‑5, uma sequência, pois daí em diante a ordem não muda.
lesson-springcleaning-last = Para superar dois 1 você precisa de um par mais alto, ou de três cartas. Você tem um 2, e **Ada tem um 2** em Oferta. Jogue os dois.
lesson-springcleaning-last-instead = Você pode livrar-se de todas as suas cartas nesta mesma vez.
lesson-springcleaning-end = Você não tem mais cartas, nem na mão nem em Oferta: a **rodada terminou**. Você não leva lixo. Ada ainda tem 6 cartas, o mínimo entre os outros,
    e leva 1; Ben tem 10, e leva 2. (Se tivessem o mesmo número, Ada levaria menos, pois se senta mais perto de você em sentido horário.) Seguem novas rodadas até alguém ter 5 ou mais de lixo; então **ganha quem tiver menos lixo**.
