"""The oldest steps, 0001 to 0018."""
