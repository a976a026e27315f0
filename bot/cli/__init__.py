"""The commands of `python -m bot`, a module for each command that is more than a few lines."""
