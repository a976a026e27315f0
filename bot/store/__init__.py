"""The database: reads and writes, the writer, backups, and secrets in it."""
