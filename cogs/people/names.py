"""People's names as messages, boards and pictures write them."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Any, Final, NamedTuple

import discord

from bot.words import words
from cogs.kit.controls import inked

NAME_SHOWN: Final = 24
"""Characters of a name; Discord allows 32, a phone's line has room for fewer."""
NAME_WRITTEN: Final = 32
"""Characters that they may take in a message: a name of nothing but markup takes two for each."""
REMEMBERED: Final = 1024
"""Names that are not looked at anew: each stands in every repaint of its table."""

_TURNING: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""What changes the direction of all the text behind it."""

_UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Mn", "Me", "Zs", "Zl", "Zp"))
"""Categories of characters that show nothing where they stand alone."""
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols, says Unicode, that are drawn as nothing: fillers and empty patterns."""


def called(user: discord.abc.User) -> str:
    """What somebody is called, who may call themselves anything: their username, if nobody could see that."""
    return user.display_name if visible(user.display_name) else user.name


def roles(user: discord.abc.User) -> frozenset[int]:
    """The roles that somebody has on the server where they clicked."""
    return frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()


@lru_cache(REMEMBERED)
def visible(name: str) -> bool:
    """Whether there is anything to see of it."""
    return any(unicodedata.category(letter) not in _UNSEEN and letter not in _BLANK for letter in name)


class Chosen(NamedTuple):
    """Somebody who was chosen in a select."""

    called: str
    is_bot: bool


def chosen(interaction: discord.Interaction[Any], user: int) -> Chosen:
    """What Discord says of this person, who is a value of the select that was used."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved", {})
    person = resolved.get("users", {}).get(str(user), {})
    nick = resolved.get("members", {}).get(str(user), {}).get("nick")
    called = next((name for name in (nick, person.get("global_name")) if name and visible(name)), "")
    return Chosen(called or person.get("username") or str(user), bool(person.get("bot")))


def plain(name: str) -> str:
    """As it is drawn, and read out; who was forgotten has left none."""
    if not visible(name):
        return words()("nameless" if name else "former-player")
    return _short(name)


def marked(name: str) -> str:
    """As it is written in messages: no markup, and a name from right to left keeps to itself."""
    return f"\u2068{escaped(plain(name))}\u2069"


@lru_cache(REMEMBERED)
def escaped(text: str) -> str:
    """A text from outside in which nothing is markup: no mention either, and no moment."""
    return discord.utils.escape_markdown(text, ignore_links=False).replace("<", "\\<")


@lru_cache(REMEMBERED)
def _short(name: str) -> str:
    """On one line, and no longer than there is room for."""
    whole = " ".join(_TURNING.sub("", name).split())
    if _fits(whole):
        return whole
    kept = whole[: NAME_SHOWN - 1]
    while not _fits(f"{kept}…"):
        kept = kept[:-1]
    return f"{kept}…"


def _fits(name: str) -> bool:
    return len(name) <= NAME_SHOWN and len(inked(escaped(name))) <= NAME_WRITTEN
