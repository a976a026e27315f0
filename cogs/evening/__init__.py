"""Several matches in a row on Discord: their score, and the players of the next."""
