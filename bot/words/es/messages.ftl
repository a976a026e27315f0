### Mesas en los mensajes de alguien con el bot.

messages-opened = Tu mesa está en nuestros mensajes: { $where }
no-messages = No puedo escribirte. Permite mis mensajes, en los ajustes de privacidad de Discord o añadiéndome a tu cuenta, y vuelve a intentarlo.
table-trouble-messages = ⚠️ Discord no me deja escribir en nuestros mensajes, así que la mesa se queda allí como está. Tu partida está a salvo y sigue en este panel; permite mis mensajes para volver a ver la mesa.
lobby-alone = Nadie más puede venir aquí: en los otros asientos hay jugadores virtuales.
challenge-board-messages = -# Tienen estas cartas todas las personas que juegan el reto en sus mensajes conmigo. Aquí ves tu puesto y el de quienes quieren aparecer en las clasificaciones de todos los servidores (/settings).
lobby-visiting = -# Aquí estoy solo de visita: no hay límite de tiempo ni recordatorios, y lo que muestra este mensaje puede ser antiguo hasta que alguien pulse algo. Las partidas de aquí no se valoran.
visiting-not-allowed = En este servidor no puedo mostrar nada a todo el mundo. Pide a quien lo administra el permiso de usar aplicaciones externas, o que me añada; también puedes jugar a solas con /play.
visiting-most = Ya tienes { $most } mesas abiertas donde estoy solo de visita: salas de espera o partidas solo contra jugadores virtuales. Podrás abrir otra en cuanto una de ellas haya empezado con otros o haya terminado.
messages-not-from-here = Desde aquí no puedo abrir una mesa en nuestros mensajes. Escribe /play allí.
