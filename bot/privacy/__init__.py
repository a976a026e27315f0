"""What is stored of a person: its export, and its deletion."""
