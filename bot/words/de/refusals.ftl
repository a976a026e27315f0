### Warum ein Zug nicht geht, egal in welchem Spiel.

match-over = Die Partie ist zu Ende.
no-such-seat = Diesen Platz gibt es nicht; an diesem Tisch sind es { $players }.
not-your-turn = Du bist nicht am Zug.
not-now = „{ $verb }“ geht gerade nicht. Was du tun kannst: { $verbs }.
not-among = „{ $action }“ geht gerade nicht: Es ist nicht unter dem, was „{ $verb }“ jetzt zulässt.
not-an-arrangement = Dafür braucht es jede der { $count } Karten genau einmal.
wrong-order = Schreib es so: „{ $right }“.
not-a-card = So eine Karte gibt es nicht.
not-your-card = Du hast { SAID($card) } nicht.
must-follow = { SUIT($suit) } wurde ausgespielt und du hast { $held ->
    [one] eine Karte davon: Spiel sie.
   *[other] { $held } Karten davon: Spiel eine.
}

wrong-players = Dieses Spiel ist für { $seats } Spieler, nicht für { $players }.
unknown-option = Dieses Spiel hat keine Option „{ $name }“.
bad-option = Die Option „{ $name }“ kann nicht „{ $value }“ sein.
