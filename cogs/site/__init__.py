"""Pages for the web, as text and pictures that need no server: matches trick by trick, and boards."""
