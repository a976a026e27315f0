"""Servers' settings and Discord's limits: setup, languages, permissions, emojis."""
