"""The oldest steps, up to that which keeps histories."""
