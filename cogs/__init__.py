"""Discord's words: what people type, click and read."""
