### O que o bot diz de si mesmo, às pessoas e ao Discord.

about-about = Qual Toucan é este, e onde estão seus termos, a privacidade, o código e a ajuda
about-title =
    ### Toucan { $version }
    Cinco jogos de cartas que nenhum outro bot joga, com amigos ou contra computadores.
about-text =
    O que guardo: lugares, jogadas, resultados, pontuações, configurações. Não leio mensagens, não mostro propaganda e não passo nada adiante. /privacy export dá tudo a você, /privacy delete apaga tudo.

    Aqui não se joga por dinheiro nem por nada que o valha.
about-privacy = [Privacidade]({ $address })
about-terms = [Termos]({ $address })
about-source = [Código-fonte]({ $address })
about-support = [Ajuda]({ $address })
about-site = [Na web]({ $address })

learn-any-about = Aprender um jogo em poucos minutos, com uma primeira rodada jogada passo a passo
learn-any-game = o jogo
