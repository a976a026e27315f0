"""Shared parts of the rules: decks as text, tricks, score sheets, guesses of hidden cards."""
