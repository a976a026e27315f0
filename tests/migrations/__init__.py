"""Two Toucans on one database: what a step may do while the one before it plays on."""
