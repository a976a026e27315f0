"""Oh Hell: bid exactly as many tricks as you take, with fewer cards each hand."""

CONTRACT = 1
"""Version of the contract between Toucan and a game."""
