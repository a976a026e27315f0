"""Differ in Discord: its commands, texts and panel."""

from cogs.differ.cog import DifferCog as Cog

__all__ = ["Cog"]
