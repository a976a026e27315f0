"""Verifiable deals: seeds, the dealing, and until when deals are secret."""
