"""The pictures of 92Q."""
