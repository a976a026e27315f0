### Lo que se guarda de las personas.

privacy-about = Lo que Toucan guarda de ti
privacy-export-about = Todo lo que Toucan tiene de ti, como archivo, solo para ti
privacy-delete-about = Hacer que Toucan te olvide
privacy-export = Todo lo que tengo de ti. Las horas son milisegundos desde 1970 en UTC.
privacy-delete =
    ### ¿Olvidarte?
    Tus ajustes, valoraciones y resultados se borran, en todos los servidores, y tu identificador y tu nombre salen de todas las partidas. Los demás conservan su historial, con «alguien que jugaba» en él. Donde juegas ahora, un jugador virtual ocupa tu asiento para siempre; si solo queda una persona, la partida termina y la gana ella.

    Esto no se puede deshacer. /privacy export te lo da todo antes. Los mensajes de los canales se quedan como están.
button-delete = Olvídame
privacy-deleted = Te he olvidado.
privacy-waits = Estoy con lo que ha pedido otra persona. Te toca a continuación; este mensaje cambiará cuando esté hecho.
privacy-takes-long = Todavía estás en una mesa a la que no se puede llegar ahora. Sigo olvidándote en cuanto se pueda.
privacy-goes-on = Toucan se está reiniciando. Sigo olvidándote en cuanto vuelva.
