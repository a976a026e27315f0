"""Pictures: pure functions from what may be seen to a palette PNG. No I/O but the fonts beside this file."""
