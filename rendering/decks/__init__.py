"""The decks: French cards, the Tarot of Loka and a household's things, each a folder; and their emojis."""
