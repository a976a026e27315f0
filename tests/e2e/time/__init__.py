"""Time in which people can act, as they see it."""
