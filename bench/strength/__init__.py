"""The strength of the computer players, against players that do not change, and their own estimates of it."""
