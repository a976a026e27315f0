"""People's names as boards and profiles write them."""

from __future__ import annotations

import re
from typing import Final

import discord

from bot.words import words
from cogs import public

_TURNING: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""What changes the direction of all the text behind it."""


def plain(name: str) -> str:
    """As it is drawn, and read out."""
    return public.short(_TURNING.sub("", name)) or words()("nameless")


def marked(name: str) -> str:
    """As it is written in messages: no markup, and a name from right to left keeps to itself."""
    return f"\u2068{discord.utils.escape_markdown(plain(name))}\u2069"
