"""Several bots on one PostgreSQL database, a process each: what parts them, and what they share."""
