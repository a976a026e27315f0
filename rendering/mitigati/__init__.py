"""The pictures of Mitigati."""
