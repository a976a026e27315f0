"""Several matches in a row on Discord: what they come to, and who plays next."""
