"""Computer players of Top Suit."""
