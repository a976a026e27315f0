"""The pictures of Differ."""
