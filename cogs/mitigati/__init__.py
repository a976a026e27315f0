"""Mitigati in Discord: its commands, texts and panel."""
