"""Stored state of a table and of a match, as values: no database, no Discord."""
