"""Tables: seats, log, lock and clocks; how a table changes, begins and ends."""
