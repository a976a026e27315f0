"""Several bots on one PostgreSQL database: what they carry, and what is lost when some of them go."""
