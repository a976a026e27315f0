### Cómo termina una partida antes de tiempo: votaciones, y personas a las que ya nadie tiene que esperar.

button-end-match = Terminar la partida
button-end-agree = Terminarla también
button-end-without = Terminar sin ellos
button-end-withdraw = Seguir jugando
button-take-over = Jugador virtual por { $name }
table-ending = ⏹ { $names } { $count ->
    [one] quiere
   *[other] quieren
} terminar la partida. { $how }
ending-early = { $missing ->
    [one] Termina cuando lo pida un jugador más
   *[other] Termina cuando lo pidan { $missing } jugadores más
}, y no cuenta: aún se ha jugado muy poco.
ending-agreed = { $missing ->
    [one] Termina, sin valorar, cuando un jugador más esté de acuerdo
   *[other] Termina, sin valorar, cuando { $missing } jugadores más estén de acuerdo
}: hace falta el acuerdo de todos los que no se han rendido. Si no quieres esperar, puedes rendirte; eso es una derrota.
ending-without = { $missing ->
    [one] Termina cuando lo pida un jugador más
   *[other] Termina cuando lo pidan { $missing } jugadores más
}: { $names } { $count ->
    [one] queda
   *[other] quedan
} en último lugar, y quien se quedó no pierde nada.
ending-by = Para aceptar, usa «Mis cartas» o /table end.
ending-now = Termina en cuanto lo pida alguien que juega.
table-overdue = ⌛ { $names } { $count ->
    [one] no juega
   *[other] no juegan
} desde el { $when }. Ya nadie tiene que esperar: «Mis cartas» dice lo que puedes hacer.
panel-overdue = ⌛ **{ $names }** { $count ->
    [one] no juega
   *[other] no juegan
} desde el { $when }. { $computer ->
    [yes] Mientras tanto juega un jugador virtual.
   *[no] Ya no tienes que esperar:
}
panel-stalling = ⌛ **{ $names }** { $count ->
    [one] ha gastado
   *[other] han gastado
} casi todo el tiempo posible una y otra vez. Ya no tienes que esperar:
panel-drags = Has gastado casi todo tu tiempo una y otra vez. Juega más rápido, o un jugador virtual seguirá por ti.
panel-overdue-computer = • Un jugador virtual puede jugar por { $name }, que aún puede volver. Quien no haya vuelto al final de la partida queda en último lugar.
panel-overdue-early = { $only ->
    [yes] La partida termina cuando
   *[no] O la partida termina cuando
} lo pida más de la mitad de quienes están aquí. Aún se ha jugado muy poco, así que no cuenta.
panel-overdue-end = { $only ->
    [yes] La partida termina cuando
   *[no] O la partida termina cuando
} lo pidan todos los que están aquí: { $names } { $count ->
    [one] queda
   *[other] quedan
} en último lugar, y la valoración de quienes están solo puede subir.
table-end-asked = Has pedido terminar la partida. { $how }
table-end-withdrawn = Ya no pides terminar la partida.
table-away-votes = No estás en esta partida, así que no tienes voto. Vuelve primero.
table-not-overdue = Esa persona aún tiene tiempo.
table-ended-without = ### La partida ha terminado sin { $absent }: { $names } { $count ->
    [one] gana
   *[other] ganan
}.

## A quién se pregunta, por una revancha o porque ha cambiado lo que se juega

lobby-seat-asked = { $number }. { $name } (con invitación; el asiento vuelve a estar libre { $when })
lobby-asks = Si tienes una invitación, pulsa «Unirse». Después el anfitrión puede empezar.
table-asked = { $more ->
    [0] { $name } tiene una invitación y aún no se ha unido
   *[other] { $name } y { $more } más tienen una invitación y aún no se han unido
}. Nadie juega una partida sin haberla aceptado.

## Pistas

table-hints-rated = En este servidor se permiten pistas en todas las mesas, y las partidas se valoran de todos modos.
button-hints-yes = Permitir pistas
button-hints-no = Prohibir pistas
lobby-hints = 💡 Aquí se permiten pistas, así que la partida no se valorará.
lobby-hints-rated = 💡 Aquí se permiten pistas, y la partida se valora de todos modos.
