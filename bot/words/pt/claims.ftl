### Reivindicar o resto de uma rodada, quando é certo.

button-claim = Reivindicar o resto
button-claim-agree = Concordar
button-claim-play-on = Continuar jogando
claim-asked = Você reivindicou o resto. Ele é jogado assim que todos concordarem; você também pode simplesmente continuar.
claim-made = **{ $name }** reivindica o resto: { $count ->
    [1] a última vaza
   *[other] as { $count } vazas
}, com { $cards }. Nenhuma carta que alguém possa ter impede isso.
claim-agree = Quando todos concordarem, a rodada termina na hora. Faltam: { $names }.
claim-done = A rodada foi jogada até o fim.
claim-play-on = **{ $name }** não aceitou a reivindicação.
claim-forgotten = O Toucan reiniciou e não sabe mais quem tinha concordado. Você pode reivindicar de novo.
claim-over = A mesa avançou; esta reivindicação não conta mais.
claim-uncertain = Isso já não é certo.
claim-declined = Alguém quer jogar esta rodada até o fim.
claim-not-asked = Esta reivindicação não é com você.
