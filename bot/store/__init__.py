"""The database: schema, reads and writes, backups, and the data kept about people."""
