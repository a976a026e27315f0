"""What things cost: small tables, each with the command that repeats it."""
