"""Ratings: how results change them, and the ledger that keeps them."""
