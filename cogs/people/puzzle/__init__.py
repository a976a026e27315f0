"""The puzzle of the day: one decision for everybody on a server, answered in private."""
