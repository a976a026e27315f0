"""Duplicate nights on Discord: teams, boards and results."""
