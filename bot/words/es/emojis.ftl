### Las cartas como emojis de la aplicación.

cli-emojis = Dar a Discord un emoji por carta, para botones y menús; tras una actualización, solo lo que ha cambiado.

emojis-progress = { $done } de { $all } emojis nuevos están en Discord …
emojis-done = Discord tiene los { $all } emojis: { $new ->
        [0] ninguno es nuevo
        [one] uno es nuevo
       *[other] { $new } son nuevos
    }, { $old ->
        [0] no se ha quitado ninguno
        [one] se ha quitado uno viejo
       *[other] se han quitado { $old } viejos
    }. Un bot en marcha los muestra cuando se vuelve a arrancar.
emojis-failed = Discord no aceptó los emojis: { $reason }
    Lo que aceptó queda guardado; la misma orden sigue desde ahí.
