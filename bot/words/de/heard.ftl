### Zeichen, für alle, die zuhören

heard-minus = minus
heard-times = mal
heard-give-or-take = plus oder minus
heard-right = der richtige Zug
