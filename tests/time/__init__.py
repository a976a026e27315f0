"""Outages, the heartbeat that finds them, and timers that they put off."""
