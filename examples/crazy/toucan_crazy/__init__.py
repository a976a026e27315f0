"""Crazy Eights: be the first without cards, as each has to match the one before."""

CONTRACT = 1
"""Version of the contract between Toucan and a game."""
