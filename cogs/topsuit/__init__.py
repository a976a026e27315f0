"""Top Suit in Discord: its commands, texts and panel."""

from cogs.topsuit.cog import TopSuitCog as Cog

__all__ = ["Cog"]
