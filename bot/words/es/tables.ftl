### Lo que dice la propia mesa, antes de preguntar por las reglas de un juego.

table-gone = Esta mesa ya no existe.
table-in-channel = Ya hay una mesa en este canal. Juega en ella, o abre la tuya en otro canal.
aside-goes-on = { $name } sigue jugando { $where ->
    [messages] en mensajes privados
   *[other] en { $where }
}: otra persona quiere jugar aquí.
rematch-open = La revancha ya está abierta: { $where }
aside-told = Otra persona quiere jugar en { $where }, así que tu partida contra jugadores virtuales ha dejado sitio. No se pierde nada.
table-not-seated = No tienes asiento en esta mesa.
table-already-seated = Ya tienes asiento en esta mesa.
table-full = Todos los asientos están ocupados.
table-no-such-size = Una mesa de este juego no puede tener tantos asientos, o ya hay más personas sentadas.
table-seat-taken = Ese asiento es de { $name }.
table-no-computer = Ningún jugador virtual tiene ese asiento.
table-host-only = Eso solo puede hacerlo el anfitrión. Tras diez minutos sin él, puede hacerlo quien esté sentado aquí.
table-not-started = La partida aún no ha empezado.
table-started = La partida ya ha empezado.
table-seats-free = { $free ->
    [one] Aún queda un asiento libre: alguien puede unirse, o el anfitrión añadir un jugador virtual.
   *[other] Aún quedan { $free } asientos libres: otros pueden unirse, o el anfitrión añadir jugadores virtuales.
}
table-done-already = Ese turno tuyo ya pasó. Así están las cosas ahora.
table-moved-on = La partida ha avanzado. Así están las cosas ahora.
table-not-over = La partida aún no ha terminado.
table-unreadable = Esta partida se jugó con reglas antiguas que ya no conozco, así que no puedo mostrarla ni seguir con ella.
game-gone = El juego «{ $game }» ya no está aquí, así que sus partidas no se pueden mostrar ni continuar.
table-resting = Toucan está a punto de reiniciarse. No se pierde nada; prueba otra vez en un momento.
table-newer = Esta mesa se empezó con un Toucan más nuevo, que se está instalando. No se ha perdido nada; inténtalo de nuevo en unos minutos.
table-draining = Toucan está a punto de actualizarse: por ahora no se abre ninguna mesa nueva. Prueba otra vez dentro de un rato.
table-draining-told = -# Toucan está a punto de actualizarse. Esta mesa sigue; no se abre ninguna nueva hasta entonces.
no-such-level = No hay jugador virtual para { $game } del nivel «{ $level }».
former-player = alguien que jugaba
