"""Computer players of Differ."""
