### O que os computadores dizem à mesa, cada um a seu modo.

voice-says = 💬 { $name }: “{ $line }”
voice-bold = { $manner ->
    [proud] Eu daria um lance maior, mas a modéstia não deixa.
    [gloomy] Na minha cabeça parecia menor.
    [kind] Alguém segure a minha asa.
   *[hungry] Dou lances como como: primeiro engulo, depois penso.
}
voice-bold-again = { $manner ->
    [proud] Anote esse número. Vão perguntar por ele.
    [gloomy] Está dito. Agora preciso viver com isso.
    [kind] Se der errado, gostem de mim mesmo assim.
   *[hungry] Tenho os olhos maiores que o bico. E olhe só este bico.
}
voice-trump = { $manner ->
    [proud] O último trunfo. Pode olhar, mas não tocar.
    [gloomy] Lá se vai o último trunfo. Agora estamos sós.
    [kind] Era o último trunfo, se alguém estiver contando.
   *[hungry] O último trunfo. Guardei para a sobremesa.
}
voice-trump-again = { $manner ->
    [proud] Depois do meu, nenhum trunfo. Como deve ser.
    [gloomy] Era o último trunfo. Tudo acaba.
    [kind] Acabaram os trunfos. Dá para respirar!
   *[hungry] O último trunfo. O prato está vazio.
}
voice-made = { $manner ->
    [proud] Sem aplausos, por favor. Bom, só alguns.
    [gloomy] Deu certo. Meu bico não sabe sorrir.
    [kind] Boas cartas, e companhia ainda melhor.
   *[hungry] Delicioso. Dá para repetir?
}
voice-made-again = { $manner ->
    [proud] Quero me agradecer.
    [gloomy] Um sucesso. Não vai se repetir.
    [kind] Que divertido! Valeu pelas cartas.
   *[hungry] Essa foi a entrada. E o prato principal?
}
voice-exact = { $manner ->
    [proud] Nem uma vaza a mais, nem a menos. Também leio o futuro.
    [gloomy] Exatamente como eu disse. Deve ser engano.
    [kind] O bastante para mim. O resto é da mesa!
   *[hungry] Não sobrou nem uma migalha.
}
voice-exact-again = { $manner ->
    [proud] Conforme o plano. Sou um relógio de penas.
    [gloomy] Bem o que eu disse. Devo ter contado errado.
    [kind] Coube certinho! Como um pássaro no ninho.
   *[hungry] A porção exata. Meus cumprimentos à cozinha.
}
voice-fell = { $manner ->
    [proud] Foi uma demonstração. Nunca se joga assim.
    [gloomy] Eu vi chegar. Logo depois que chegou.
    [kind] Que bela defesa! Vou me esconder um pouco atrás do bico.
   *[hungry] Mordi mais do que cabe no meu bico. E olhe só este bico.
}
voice-fell-again = { $manner ->
    [proud] Eu queria dar uma alegria à mesa.
    [gloomy] Cair é fácil. Quase não preciso de asas.
    [kind] Que bem jogado! Ajudei um pouco.
   *[hungry] Ficou amargo. Da próxima vez, mais sal.
}
voice-nothing = { $manner ->
    [proud] Nem uma vaza. Ninguém faz nada tão bem quanto eu.
    [gloomy] Nem uma vaza. Eu contava com menos.
    [kind] Nem uma vaza, mas o melhor lugar da casa.
   *[hungry] Nem uma vaza. E eu vim com fome.
}
voice-nothing-again = { $manner ->
    [proud] Deixei todas as vazas para a mesa. De nada.
    [gloomy] Nem uma vaza. Combina comigo.
    [kind] Nem uma vaza para mim: sobra mais para a mesa!
   *[hungry] Um prato vazio. Dizem que é saudável.
}
voice-cheer = { $manner ->
    [proud] { $name }, quase como eu faria.
    [gloomy] { $name }, foi lindo. Eu senti alguma coisa.
    [kind] { $name }, que prazer de assistir!
   *[hungry] { $name }, isso merece um mamão.
}
voice-cheer-again = { $manner ->
    [proud] { $name }, nem eu faria melhor. Ou só um pouco.
    [gloomy] { $name }, por um momento o mundo esteve bem.
    [kind] { $name }, eu aplaudiria, mas isto são asas.
   *[hungry] { $name }, venha cá, divido meus figos.
}

settings-talk = Comentários dos computadores e reações nas suas mesas
settings-short-talk = Conversa à mesa
setup-short-talk = Conversa à mesa
setup-talk-option = Se os computadores podem comentar o jogo e as pessoas reagir

reaction-clap = Bravo
reaction-sweat = Ufa
reaction-fire = Uau
reaction-snail = Devagar
reactions-left = { $left ->
    [0] Não restam reações nesta rodada.
   *[other] Reaja: todos à mesa veem por um momento. Restam { $left } nesta rodada.
}
reactions-spent = O limite é de { $most } reações por rodada. A próxima traz outras.
reactions-not-here = Só pode reagir quem joga uma partida com outras pessoas, se todas gostarem.
