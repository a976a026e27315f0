"""Time in which people can act: outages, the heartbeat that finds them, and timers that they put off."""
