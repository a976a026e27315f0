"""Stored data of a person: its export, and its deletion."""
