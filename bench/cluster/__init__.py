"""Several bots on one PostgreSQL database: their capacity, and losses when some of them stop."""
