"""Time in which people can act: outages, the heartbeat that detects them, and timers that they postpone."""
