### O que os computadores dizem à mesa, cada um a seu modo.

voice-says = 💬 { $name }: “{ $line }”
voice-bold = { $manner ->
    [proud] Eu daria um lance maior, mas a modéstia não deixa.
    [gloomy] Na minha cabeça parecia menor.
    [kind] Alguém segure a minha asa.
   *[hungry] Dou lances como como: primeiro engulo, depois penso.
}
voice-trump = { $manner ->
    [proud] O último trunfo. Pode olhar, mas não tocar.
    [gloomy] Lá se vai o último trunfo. Agora estamos sós.
    [kind] Era o último trunfo, se alguém estiver contando.
   *[hungry] O último trunfo. Guardei para a sobremesa.
}
voice-made = { $manner ->
    [proud] Sem aplausos, por favor. Bom, só alguns.
    [gloomy] Deu certo. Meu bico não sabe sorrir.
    [kind] Boas cartas, e companhia ainda melhor.
   *[hungry] Delicioso. Dá para repetir?
}
voice-exact = { $manner ->
    [proud] Nem uma vaza a mais, nem a menos. Também leio o futuro.
    [gloomy] Exatamente como eu disse. Deve ser engano.
    [kind] O bastante para mim. O resto é da mesa!
   *[hungry] Não sobrou nem uma migalha.
}
voice-fell = { $manner ->
    [proud] Foi uma demonstração. Nunca se joga assim.
    [gloomy] Eu vi chegar. Logo depois que chegou.
    [kind] Que bela defesa! Vou me esconder um pouco atrás do bico.
   *[hungry] Mordi mais do que cabe no meu bico. E olhe só este bico.
}
voice-nothing = { $manner ->
    [proud] Nem uma vaza. Ninguém faz nada tão bem quanto eu.
    [gloomy] Nem uma vaza. Eu contava com menos.
    [kind] Nem uma vaza, mas o melhor lugar da casa.
   *[hungry] Nem uma vaza. E eu vim com fome.
}
voice-cheer = { $manner ->
    [proud] { $name }, quase como eu faria.
    [gloomy] { $name }, foi lindo. Eu senti alguma coisa.
    [kind] { $name }, que prazer de assistir!
   *[hungry] { $name }, isso merece um mamão.
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
