"""Top Suit in Discord: its commands, texts and panel."""
