"""Pictures that are of no game: leaderboards, the course of a rating, the bot's own face."""
