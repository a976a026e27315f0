"""Pictures that belong to no game: leaderboards, ratings, results, hands."""
