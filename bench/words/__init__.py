"""Sentences for translators: missing ones of each language, and a page of all."""
