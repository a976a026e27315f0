"""Several matches of the same people in a row: the next seats, queues, substitutes and the score."""
