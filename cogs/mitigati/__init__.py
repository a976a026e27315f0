"""Mitigati in Discord: its commands, texts and panel."""

from cogs.mitigati.cog import MitigatiCog as Cog

__all__ = ["Cog"]
