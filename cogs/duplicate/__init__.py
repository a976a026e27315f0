"""Duplicate nights on Discord: taking part, playing the boards, and what came of them."""
