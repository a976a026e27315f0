"""What people do together besides a match, clicked through on a simulated Discord."""
