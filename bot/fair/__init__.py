"""Verifiable deals: seeds, the dealing, and the verification."""
