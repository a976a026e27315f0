"""Everything that is true without Discord, and the client itself."""
