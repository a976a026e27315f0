"""Pictures that belong to no game: leaderboards, the course of a rating, the bot's own face."""
