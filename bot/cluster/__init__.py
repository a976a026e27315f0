"""Several processes on one database: leases of shards, and their balance. One bot alone needs none of it."""
