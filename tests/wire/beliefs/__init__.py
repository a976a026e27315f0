"""What the bot takes for granted at Discord, made false by switches of the stand-in."""
