"""A game for Toucan."""

CONTRACT = 1
"""Version of the contract between Toucan and games that it was written for."""
