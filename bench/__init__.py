"""Benchmarks: small tables of costs, each with the command that repeats it."""
