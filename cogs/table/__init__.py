"""A table in Discord: its public message and panels, seats, lobby, claims, hints, reminders."""
