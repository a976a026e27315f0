"""Computer players of 92Q."""
