"""Assumptions of the bot about Discord, made false by switches of the stand-in."""
