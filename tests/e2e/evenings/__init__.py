"""Activities beside a match, on a simulated Discord."""
