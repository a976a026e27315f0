"""How strong the computer players are, against players that do not change, and whether they know it."""
