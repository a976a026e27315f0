"""The database: its tables, what reads and writes them, copies of it, and what it keeps of people."""
