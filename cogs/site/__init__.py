"""Static pages for the web: matches trick by trick, and leaderboards."""
