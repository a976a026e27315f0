"""The pictures of Top Suit."""
