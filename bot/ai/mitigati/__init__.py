"""Computer players of Mitigati."""
