### Por que um computador de Top Suit fez o que fez, ou o que diz uma dica.

topsuit-why-only-draw = Nada nesta mão pode ser jogado, então só resta comprar.
topsuit-why-end = Comprar a última carta termina a partida, e não há nada melhor a ganhar agora.
topsuit-why-no-lead = Nenhuma carta aqui é boa para sair: melhor comprar e deixar outro começar.
topsuit-why-keep = Custa menos comprar do que gastar { THE($top) }, que vale mais depois.
topsuit-why-beaten = Mesmo com { THE($top) } por cima, seria superado em cerca de { $percent } % das vezes: melhor comprar.
topsuit-why-draw = Nenhuma jogada aqui promete tanto quanto comprar.
topsuit-why-out = Isso esvazia a mão, o que rende um ponto e termina a partida.
topsuit-why-last = Ninguém joga depois, então { THE($top) } ganha a vaza com certeza e custa pouco.
topsuit-why-takes = Ninguém joga depois, então { THE($top) } ganha a vaza com certeza.
topsuit-why-extend = Acrescentar { THE($top) } toma a sequência, e em cerca de { $percent } % das vezes ninguém a retoma.
topsuit-why-sure = Até onde se vê, ninguém pode superar { THE($top) } aqui.
topsuit-why-likely = Com { THE($top) } por cima a vaza é ganha em cerca de { $percent } % das vezes, e nada promete mais.
topsuit-why-spare = Com { THE($top) } por cima só se mantém em cerca de { $percent } % das vezes, mas nada promete mais.
topsuit-why-hardly = { THE($top) } dificilmente se mantém, mas nada promete mais.
