"""Where computer players think: a pool of processes, machine code, and duels that say who is better."""
