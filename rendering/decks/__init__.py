"""The decks: French cards, the Tarot of Loka and household things, each in a folder; and their emojis."""
