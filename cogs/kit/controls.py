"""Buttons and selects that outlive every restart: all they know stands in their ids."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import randrange
from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord
from discord import app_commands

from bot.words import listens, words
from bot.words.aloud import in_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cogs.kit.ids import Id

Style = discord.ButtonStyle

T = TypeVar("T", str, int)

Widths = tuple[float, ...]
"""Of buttons, in pixels."""

Component = dict[str, Any]
"""A part of a message, as Discord takes it."""

_BUTTON, _SELECT, _CHANNELS, _PEOPLE, _ROLES = (
    discord.ComponentType[kind].value
    for kind in ("button", "select", "channel_select", "user_select", "role_select")
)

MOST_ANSWERS: Final = 25
"""Answers that Discord's autocomplete takes."""
MOST_NAME: Final = 100
"""Characters of such an answer."""

MOST_CHANNELS: Final = 25
"""That Discord lets one choose in a select."""

PLACES: Final = [
    discord.ChannelType[kind] for kind in ("text", "news", "forum", "media", "voice", "stage_voice")
]
"""The kinds of channels where people can write, in threads at least."""

LASTING: Final = [discord.ChannelType[kind] for kind in ("text", "news", "voice", "stage_voice")]
"""Those among them where a message of ours can stand by itself."""

BUTTONS_A_ROW: Final = 5

REMEMBERED: Final = 2048
"""Rows of buttons that are not laid out anew: most pages have those of the page before."""

NUMBERS: Final = (1000, 2**31)
"""Components may be numbered below the second; where we do not, Discord does, from 1 on."""


ROOM: Final = 264
"""Pixels that a phone 390 wide has for a row of buttons."""
_AROUND, _BETWEEN, _EMOJI = 24, 8, 28
"""Pixels of a button around its label, between two buttons, and of an emoji before a label."""
_THIN: Final = "\N{EN DASH}\N{RIGHT SINGLE QUOTATION MARK}\N{NO-BREAK SPACE}"
_SLIM: Final = (4.5, frozenset(f" .,:;!|·()'ijlftrIJ-{_THIN}"))
_WIDE: Final = (12.0, frozenset("…mwMW✦✓\N{MINUS SIGN}"))
_SIGN: Final = (14.0, frozenset("♣♦♥♠→←"))
_ROUND: Final = (15.5, frozenset("ⒶⒷⒸⒹⒺⒻⒼⒽ"))
_PICTURE: Final = (18.0, frozenset("💨⛰🔥💧💡"))
_ELSE: Final = 9.0

_SIGNS: Final = re.compile("[\ufe0e\ufe0f\u2060]")
_SUITS: Final = re.compile("([♣♦♥♠])(?![\ufe0e\ufe0f])")


@lru_cache(maxsize=4096)
def inked(text: str) -> str:
    """The text with its suits in the text's own colour: as emojis the black ones vanish in dark mode."""
    return _SUITS.sub("\\1\ufe0e", text)


def uninked(text: str) -> str:
    """What somebody typed, or chose from what was `inked`, with bare suits, to be compared."""
    return _SIGNS.sub("", text)


def cut(text: str, most: int) -> str:
    """As much of the text as there is room for once it is `inked`."""
    if len(inked(text)) <= most:
        return text
    kept = text[: most - 1]
    while len(inked(kept)) >= most:
        kept = kept[:-1]
    return f"{kept}…"


def answers(named: Iterable[tuple[str, T]]) -> list[app_commands.Choice[T]]:
    """What autocompletion lists: names and values, with suits in the text's own colour, or all in words."""
    say = words() if listens() else None
    return [
        app_commands.Choice(name=inked(cut(in_words(name, say) if say else name, MOST_NAME)), value=value)
        for name, value in islice(named, MOST_ANSWERS)
    ]


@lru_cache(maxsize=4096)
def width_of(label: str) -> float:
    """Pixels of a button that says this, on a phone, about."""
    signs = uninked(label)
    widths = (
        next((wide for wide, some in (_SLIM, _WIDE, _SIGN, _ROUND, _PICTURE) if sign in some), _ELSE)
        for sign in signs
    )
    return _AROUND + sum(widths)


def fits(widths: Sequence[float]) -> bool:
    """Whether a phone has room for buttons of these widths side by side."""
    return sum(widths) + _BETWEEN * (len(widths) - 1) <= ROOM


@dataclass(frozen=True, slots=True)
class Press:
    """A button."""

    label: str
    id: Id
    style: Style = Style.secondary
    disabled: bool = False
    emoji: discord.PartialEmoji | None = None
    """Shown before the label, which says the same: not every reader hears or sees it."""
    about: str = ""
    """The card that it is about, where it is a step and does not say so."""

    @property
    def custom_id(self) -> str:
        return f"press:{self.id}"

    @property
    def width(self) -> float:
        """Pixels on a phone, about."""
        return width_of(self.label) + (_EMOJI if self.emoji else 0)

    def component(self) -> Component:
        """As Discord takes it."""
        made: Component = {
            "type": _BUTTON,
            "style": self.style.value,
            "disabled": self.disabled,
            "label": inked(self.label),
            "custom_id": self.custom_id,
        }
        return made | ({"emoji": self.emoji.to_dict()} if self.emoji else {})


def unwrapped(row: tuple[Press, ...], most: int) -> tuple[tuple[Press, ...], ...]:
    """A row of buttons in as few as fit a phone, as even as they can be; whole if these are over `most`."""
    parts = flowing(*row)
    return parts if len(parts) <= most else (row,)


def flowing(*presses: Press) -> tuple[tuple[Press, ...], ...]:
    """Buttons in this order, in as few rows as a phone has room for; of these ways the one least wide."""
    left = iter(presses)
    return tuple(tuple(islice(left, many)) for many in _rows(tuple(press.width for press in presses)))


@lru_cache(REMEMBERED)
def _rows(widths: Widths) -> tuple[int, ...]:
    """How many buttons of these widths stand in each row."""
    runs = [widths[start:end] for end in range(1, len(widths) + 1) for start in range(end)]
    rooms = sorted({wide for run in runs if (wide := _abreast(run)) <= ROOM})
    fewest = _filled(widths, ROOM)
    most_even = (parts for room in rooms if len(parts := _filled(widths, room)) == len(fewest))
    return tuple(map(len, next(most_even, fewest)))


def _filled(widths: Widths, room: float) -> tuple[Widths, ...]:
    """Each row as full as this many pixels allow."""
    parts = list[Widths]()
    for width in widths:
        if parts and len(parts[-1]) < BUTTONS_A_ROW and _abreast((*parts[-1], width)) <= room:
            parts[-1] = (*parts[-1], width)
        else:
            parts.append((width,))
    return tuple(parts)


def _abreast(widths: Widths) -> float:
    """Pixels of buttons side by side."""
    return sum(widths) + _BETWEEN * (len(widths) - 1)


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    value: str
    emoji: discord.PartialEmoji | None = None
    means: str = ""
    """What choosing it does, in a line below the label."""
    chosen: bool = False
    """As it is now: the menu shows this one while it is closed."""

    def component(self) -> Component:
        made: Component = {"label": inked(self.label), "value": self.value, "default": self.chosen}
        if self.means:
            made["description"] = inked(self.means)
        return made | ({"emoji": self.emoji.to_dict()} if self.emoji else {})


@dataclass(frozen=True, slots=True)
class Menu:
    """A select."""

    placeholder: str
    id: Id
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1

    @property
    def custom_id(self) -> str:
        return f"menu:{self.id}"

    def component(self) -> Component:
        return {
            "type": _SELECT,
            "custom_id": self.custom_id,
            "placeholder": inked(self.placeholder),
            "min_values": self.least,
            "max_values": self.most,
            "disabled": False,
            "required": True,
            "options": [option.component() for option in self.options],
            # A client keeps showing the last choice of a select whose number stays the same, and does
            # not let it be chosen once more: a second computer player, say.
            "id": randrange(*NUMBERS),
        }


@dataclass(frozen=True, slots=True)
class People:
    """A select of people; of roles where it says so."""

    placeholder: str
    id: Id
    chosen: tuple[int, ...] = ()
    least: int = 1
    most: int = 1
    roles: bool = False
    heading: str = ""
    """What stands above it: once it is filled it no longer says what it is of."""

    @property
    def custom_id(self) -> str:
        return f"{'roles' if self.roles else 'people'}:{self.id}"

    def component(self) -> Component:
        kind = "role" if self.roles else "user"
        return {
            "type": _ROLES if self.roles else _PEOPLE,
            "custom_id": self.custom_id,
            "placeholder": self.placeholder,
            "min_values": self.least,
            "max_values": self.most,
            "disabled": False,
            "required": bool(self.least),
            "default_values": [{"id": one, "type": kind} for one in self.chosen],
            # A client keeps what was chosen in a select whose number stays the same.
            "id": randrange(*NUMBERS),
        }


@dataclass(frozen=True, slots=True)
class Channels:
    """A select of channels where tables can stand."""

    placeholder: str
    id: Id
    chosen: tuple[int, ...]
    most: int = MOST_CHANNELS
    forums: bool = True
    """Whether a forum will do, where tables stand in posts."""
    heading: str = ""
    """What stands above it, as above `People`."""

    @property
    def custom_id(self) -> str:
        return f"channels:{self.id}"

    def component(self) -> Component:
        return {
            "type": _CHANNELS,
            "custom_id": self.custom_id,
            "placeholder": self.placeholder,
            "min_values": 0,
            "max_values": self.most,
            "disabled": False,
            "required": False,
            "channel_types": [kind.value for kind in (PLACES if self.forums else LASTING)],
            "default_values": [{"id": channel, "type": "channel"} for channel in self.chosen],
        }
