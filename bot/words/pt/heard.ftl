### Os sinais, para quem ouve

heard-minus = menos
heard-times = vezes
heard-give-or-take = mais ou menos
heard-right = a jogada certa
