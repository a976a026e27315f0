"""The oldest steps, 0001 to 0022: those of the release 0.2.0 and before."""
