"""Computer players of Spring Cleaning."""
