"""Pictures: pure functions from a view to a palette PNG. The only I/O reads the fonts beside this file."""
