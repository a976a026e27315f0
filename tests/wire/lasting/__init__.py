"""Messages that stay for days: a server's corner, and those of duplicate nights."""
