### Reclamar el resto de una ronda cuando es seguro.

button-claim = Reclamar el resto
button-claim-agree = De acuerdo
button-claim-play-on = Seguir jugando
claim-asked = Has reclamado el resto. Se juega en cuanto todos estén de acuerdo; también puedes seguir jugando sin más.
claim-made = **{ $name }** reclama el resto: { $count ->
    [one] la última baza
   *[other] las { $count } bazas
}, con { $cards }. Ninguna carta que alguien pueda tener lo impide.
claim-agree = Cuando todos estén de acuerdo, la ronda se termina enseguida. Faltan: { $names }.
claim-done = La ronda se ha jugado hasta el final.
claim-play-on = **{ $name }** no ha aceptado la reclamación.
claim-forgotten = Toucan se ha reiniciado y ya no sabe quién estaba de acuerdo. Puedes reclamar otra vez.
claim-over = La mesa ha avanzado; esta reclamación ya no cuenta.
claim-uncertain = Eso ya no es seguro.
claim-declined = Alguien quiere jugar esta ronda hasta el final.
claim-not-asked = A ti no se te pregunta por esta reclamación.
