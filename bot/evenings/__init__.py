"""Several matches of the same people in a row: who sits where in the next, and what they all come to."""
