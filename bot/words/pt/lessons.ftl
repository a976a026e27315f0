### Lições: o que `/JOGO learn` diz. Cada frase é verdadeira da única posição que seu passo mostra.

learn-about = Aprender o jogo em poucos minutos, com uma primeira rodada jogada passo a passo
lesson-title = ### { $game } · lição { $number }/{ $steps }
lesson-next = **Esse é o jogo.** “Jogar com computadores” abre uma mesa em que você joga na hora; `/{ $game } rules` tem todas as regras.
button-lesson-play = Jogar com computadores
lesson-not-best = *Isso pode, mas tente a jogada da lição.* { $why }
lesson-not-allowed = *{ $why }*
lesson-no-step = Esta lição não tem esse passo. Comece-a de novo com o comando “learn” do jogo.
button-next = Avançar
