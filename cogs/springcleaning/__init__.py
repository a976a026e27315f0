"""Spring Cleaning in Discord: its commands, texts and panel."""

from cogs.springcleaning.cog import SpringCleaningCog as Cog

__all__ = ["Cog"]
