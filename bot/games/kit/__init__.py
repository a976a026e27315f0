"""What the rules of several games share: decks as text, tricks, score sheets, guesses of hidden cards."""
