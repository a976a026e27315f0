"""Differ in Discord: its commands, texts and panel."""
