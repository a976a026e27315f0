"""Duplicate nights: many play the same sealed deals, and are scored by what others made of the same seats."""
