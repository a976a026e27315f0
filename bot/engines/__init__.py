"""Processes of computer players: a pool, machine code, external programs, and duels that compare players."""
