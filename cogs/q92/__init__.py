"""92Q in Discord: its commands, texts and panel."""

from cogs.q92.cog import Q92Cog as Cog

__all__ = ["Cog"]
