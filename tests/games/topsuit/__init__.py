"""Tests of the rules of Top Suit."""
