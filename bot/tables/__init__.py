"""The tables: who sits where, the log, the lock, the clocks; and how one changes, begins and ends."""
