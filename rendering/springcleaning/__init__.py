"""The pictures of Spring Cleaning."""
