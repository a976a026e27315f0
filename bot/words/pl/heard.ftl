### Znaki dla tych, którzy słuchają

heard-minus = minus
heard-times = razy
heard-give-or-take = plus minus
heard-right = właściwy ruch
