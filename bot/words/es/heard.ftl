### Los signos, para quien escucha

heard-minus = menos
heard-times = por
heard-give-or-take = más o menos
heard-right = la jugada correcta
