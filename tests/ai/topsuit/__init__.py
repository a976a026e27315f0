"""Tests of the computer players of Top Suit."""
