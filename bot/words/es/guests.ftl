### Quién se sienta, y quién prefiere no encontrarse con quién.

button-guests = Invitados
lobby-seat-invited = { $number }. reservado para { $name }
guests-title = ### ¿Quién se sienta?
guests-now-open = Cualquiera de aquí puede unirse.
guests-now-invited = Solo pueden unirse quienes tienen un asiento reservado.
guests-now-role = Solo pueden unirse quienes tienen el rol { $role } y quienes tienen un asiento reservado.
guests-open = Cualquiera
guests-invited = Solo con invitación
guests-kept = • Hay un asiento reservado para { $name }.
guests-here = • { $name } tiene asiento aquí.
guests-menu-access = ¿Quién puede unirse?
guests-menu-role = Solo este rol puede unirse
guests-menu-invite = Reservar un asiento para …
guests-menu-free = Liberar el asiento de …
guests-menu-host = El nuevo anfitrión es …
guests-called = { $user }, { $name } te reserva un asiento en { $game }. Pulsa «Unirse» en la mesa para jugar.
guests-invited-only = A esta mesa se entra con invitación: su anfitrión puede reservarte un asiento.
guests-role-only = En esta mesa se sientan quienes tienen el rol { $role }. Aun así, el anfitrión puede reservarte un asiento.
guests-removed = El anfitrión ha dado tu asiento a otros. Podrás unirte cuando te reserve uno.
guests-barred = Quienes gestionan este servidor no te dejan sentarte a sus mesas.
guests-barred-other = Quienes gestionan este servidor no dejan que esa persona se siente a sus mesas.
guests-bot = Eso es un bot. Los jugadores virtuales vienen con «Añadir un jugador virtual».
guests-seated-already = { $name } ya tiene asiento aquí.
guests-yourself = Ese es tu propio asiento: pulsa «Dejar la mesa».

block-about = Con quién prefieres no sentarte; nadie se entera
block-title = ### Personas que bloqueas
block-means =
    Nada de lo que ocurre por sí solo te sienta con ellas: en una revancha que pide uno de los dos no se reserva asiento para el otro, no te enteras cuando te invitan y no te avisa ninguna mesa en la que se sienten. Ellas no se enteran de que las bloqueas. A una mesa abierta a todos pueden seguir uniéndose tanto tú como ellas.
block-menu = Nadie
setup-barred = Bloqueados: { $names }
setup-menu-barred = Bloqueados: nadie
