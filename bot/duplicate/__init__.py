"""Duplicate nights: many play the same sealed deals, and are compared on the same seats."""
