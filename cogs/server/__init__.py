"""What a server chooses, and what Discord lets the bot do there: setup, languages, permissions, emojis."""
