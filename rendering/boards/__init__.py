"""Pictures that belong to no game: leaderboards, the course of a rating, all hands of a deal."""
