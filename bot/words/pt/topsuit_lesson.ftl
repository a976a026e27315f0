### A lição de Top Suit, passo a passo.

lesson-topsuit-welcome = Três jogadores com dez cartas cada; o resto é o monte. Em cada vaza cada um joga **uma só vez**, em sentido horário: joga algo
    que supere o que está na mesa, ou compra uma carta. **Quem jogou por último ganha a vaza**: um ponto, e a próxima saída.
lesson-topsuit-circle = O que ganha de quê? Uma carta mais alta do **mesmo naipe**, ou qualquer carta de um **naipe mais forte**: copas ganha de espadas, espadas ganha de
    paus, paus ganha de copas, em círculo; e ouros ganha dos três. O valor só conta dentro de um naipe.
lesson-topsuit-first = Você sai na primeira vaza: tudo é permitido. Tente uma carta avulsa, o **7 de paus**.
lesson-topsuit-first-instead = Até quem sai pode comprar e passar, mas aí os outros jogam esta vaza sem você.
lesson-topsuit-climb = O 10 de espadas de Ada superou sua carta de paus, e o **3 de copas de Ben superou o 10 dela**: um naipe mais forte não precisa de valor. Ben jogou por último e
    ganha a vaza. Na mesma vaza ninguém joga de novo, então é bom jogar tarde.
lesson-topsuit-answer = Ben sai com o 9 de copas. Quais das suas cartas o superam? Qualquer uma de paus ou de ouros, ou uma de copas mais alta. Basta uma baixa de paus:
    jogue o **2 de paus**. (Tente o 5 de espadas para ver uma recusa.)
lesson-topsuit-answer-instead = O ás de copas é mais alto e também serviria, mas o 2 de paus é mais barato.
lesson-topsuit-run = Ada comprou uma carta em vez de jogar, então seu 2 de paus ganhou a vaza. Você sai: além de cartas avulsas há **pares, trincas,
    quadras, e sequências** de três ou mais cartas de um naipe. Saia com sua sequência: **4, 5 e 6 de espadas**.
lesson-topsuit-run-instead = Sua sequência livra você de três cartas de uma vez. Quem joga sua última carta termina a partida e ganha um ponto.
lesson-topsuit-extended = Ada **aumentou** sua sequência com o 7 de espadas: quem joga depois pode acrescentar no alto a próxima carta do naipe, ou as duas próximas, e
    então a sequência mais longa é dessa pessoa. Ben comprou, então Ada ganha a vaza. Uma sequência também pode ser superada por outra, pela carta de cima.
lesson-topsuit-pair = Ada sai com um par de reis e Ben comprou. Só um par pode seguir um par, e a **carta de cima** decide: a dela é o rei de copas.
    Você escolhe qual dos seus 8 fica por cima. Paus ganha de copas, então **ponha o 8 de paus por cima**.
lesson-topsuit-diamond = Seus 8 superaram os reis dela: um ponto. Você sai; ouros ganha de todos os outros naipes, então tente a **dama de ouros**.
lesson-topsuit-diamond-instead = Você sempre pode comprar, mas aqui tem uma carta forte para sair.
lesson-topsuit-beaten = Ada tinha o **ás de ouros**, uma das poucas cartas que superam sua dama: só ouros mais altos o fazem. A vaza e a saída são dela.
lesson-topsuit-draw = Ada sai com o 9 de ouros. Você não tem ouros, e suas copas não podem superá-lo. Tudo o que pode fazer é **comprar uma carta** e passar.
lesson-topsuit-heart = Você comprou o 10 de ouros, e Ada ganhou a vaza. Agora ela sai com o rei de espadas e Ben compra. Copas ganha de espadas, seja qual for o
    valor: jogue o **valete de copas**.
lesson-topsuit-heart-instead = Comprar é sempre permitido, mas deixaria esta vaza para Ada.
lesson-topsuit-keep = Mais uma vaza. Restam duas cartas: saia com o **ás de copas**, e guarde a mais forte para o fim.
lesson-topsuit-keep-instead = O 10 de ouros ganha de mais cartas que o ás de copas: é melhor tê-lo quando outros saem.
lesson-topsuit-last = O 3 de paus de Ada superou seu ás de copas: paus ganha de copas. Ela sai com o 5 de paus, e Ben comprou. Jogue sua última carta,
    o **10 de ouros**.
lesson-topsuit-last-instead = Sua carta de ouros supera a de paus dela e esvazia sua mão. Não há por que esperar.
lesson-topsuit-end = Sua mão está vazia: a partida **terminou na hora**, e isso é mais um ponto. Você jogou por último nesta vaza, então ela conta também;
    uma vaza inacabada não contaria para ninguém. Você tem 5 pontos, Ada 4, Ben 1: **você ganha**. (Uma partida também termina quando o monte está vazio.)
