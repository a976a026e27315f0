"""What `python -m bot` can do, a module for each command that is more than a few lines."""
