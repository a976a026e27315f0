"""The page of `make play` in a real browser, as wide as a phone."""
