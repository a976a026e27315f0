"""Buttons and selects that survive every restart: their ids hold all that a click needs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import randrange
from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord
from discord import app_commands

from bot.words import heard, words
from bot.words.aloud import in_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cogs.kit.ids import Id

Style = discord.ButtonStyle

T = TypeVar("T", str, int)

Widths = tuple[float, ...]
"""Widths of buttons, in pixels."""

Component = dict[str, Any]
"""A component of a message, in Discord's format."""

_BUTTON, _SELECT, _CHANNELS, _PEOPLE, _ROLES = (
    discord.ComponentType[kind].value
    for kind in ("button", "select", "channel_select", "user_select", "role_select")
)

MOST_ANSWERS: Final = 25
"""Maximum number of autocompletion answers at Discord."""
MOST_NAME: Final = 100
"""Maximum characters of an autocompletion answer."""

MOST_SEEN: Final = 38
"""Characters of a label that a phone does not cut."""

MOST_CHANNELS: Final = 25
"""Maximum number of channels chosen in one of Discord's selects."""

PLACES: Final = [
    discord.ChannelType[kind] for kind in ("text", "news", "forum", "media", "voice", "stage_voice")
]
"""Kinds of channels where people can write, at least in threads."""

LASTING: Final = [discord.ChannelType[kind] for kind in ("text", "news", "voice", "stage_voice")]
"""Kinds of channels among `PLACES` where a message can stand outside a thread."""

BUTTONS_A_ROW: Final = 5

REMEMBERED: Final = 2048
"""Number of cached layouts of button rows: most pages have those of the page before."""

NUMBERS: Final = (1000, 2**31)
"""Range of our components' numbers; Discord numbers the others from 1 on."""


ROOM: Final = 264
"""Pixels that a phone 390 pixels wide has for a row of buttons."""
_AROUND, _BETWEEN, _EMOJI = 24, 8, 28
"""Pixels of a button around its label, between two buttons, and of an emoji before a label."""
_THIN: Final = "\N{EN DASH}\N{RIGHT SINGLE QUOTATION MARK}\N{NO-BREAK SPACE}"
_SLIM: Final = (4.5, frozenset(f" .,:;!|·()'ijlftrIJ-{_THIN}"))
_WIDE: Final = (12.0, frozenset("…mwMW✦✓\N{MINUS SIGN}"))
_SIGN: Final = (14.0, frozenset("♣♦♥♠→←↓"))
_PICTURE: Final = (18.0, frozenset("💨⛰🔥💧💡"))
_ELSE: Final = 9.0

_SIGNS: Final = re.compile("[\ufe0e\ufe0f\u2060]")
_SUITS: Final = re.compile("([♣♦♥♠])(?![\ufe0e\ufe0f])")


@lru_cache(maxsize=4096)
def inked(text: str) -> str:
    """Return the text with its suits in the text's colour: as emojis the black ones vanish in dark mode."""
    return _SUITS.sub("\\1\ufe0e", text)


def uninked(text: str) -> str:
    """Return a typed or `inked` text with bare suits, to compare it."""
    return _SIGNS.sub("", text)


def cut(text: str, most: int) -> str:
    """Cut the text to `most` characters, counted as `inked`."""
    if len(inked(text)) <= most:
        return text
    kept = text[: most - 1]
    while len(inked(kept)) >= most:
        kept = kept[:-1]
    return f"{kept}…"


def answers(named: Iterable[tuple[str, T]]) -> list[app_commands.Choice[T]]:
    """Return autocompletion answers from names and values; for listeners, names are in words."""
    say = words() if heard() else None
    return [
        app_commands.Choice(name=inked(cut(in_words(name, say) if say else name, MOST_NAME)), value=value)
        for name, value in islice(named, MOST_ANSWERS)
    ]


@lru_cache(maxsize=4096)
def width_of(label: str) -> float:
    """Return the approximate width of a button with this label on a phone, in pixels."""
    signs = uninked(label)
    widths = (
        next((wide for wide, some in (_SLIM, _WIDE, _SIGN, _PICTURE) if sign in some), _ELSE)
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
    """Emoji before the label. The label says the same, as not every reader sees or hears the emoji."""
    about: str = ""
    """The card that a step is about, where its id does not say so."""

    @property
    def custom_id(self) -> str:
        return f"press:{self.id}"

    @property
    def width(self) -> float:
        """Approximate width on a phone, in pixels."""
        return width_of(self.label) + (_EMOJI if self.emoji else 0)

    def component(self) -> Component:
        """Return the button in Discord's format."""
        made: Component = {
            "type": _BUTTON,
            "style": self.style.value,
            "disabled": self.disabled,
            "label": inked(self.label),
            "custom_id": self.custom_id,
        }
        return made | ({"emoji": self.emoji.to_dict()} if self.emoji else {})


def unwrapped(row: tuple[Press, ...], most: int) -> tuple[tuple[Press, ...], ...]:
    """Split a row of buttons into as few even rows as fit a phone; keep it whole if they exceed `most`."""
    parts = flowing(*row)
    return parts if len(parts) <= most else (row,)


def flowing(*presses: Press) -> tuple[tuple[Press, ...], ...]:
    """Lay buttons out in order, in as few rows as fit a phone; of such layouts the narrowest."""
    left = iter(presses)
    return tuple(tuple(islice(left, many)) for many in _rows(tuple(press.width for press in presses)))


@lru_cache(REMEMBERED)
def _rows(widths: Widths) -> tuple[int, ...]:
    """Return the number of buttons in each row, from their widths."""
    runs = [widths[start:end] for end in range(1, len(widths) + 1) for start in range(end)]
    rooms = sorted({wide for run in runs if (wide := _abreast(run)) <= ROOM})
    fewest = _filled(widths, ROOM)
    most_even = (parts for room in rooms if len(parts := _filled(widths, room)) == len(fewest))
    return tuple(map(len, next(most_even, fewest)))


def _filled(widths: Widths, room: float) -> tuple[Widths, ...]:
    """Fill each row as far as this many pixels allow."""
    parts = list[Widths]()
    for width in widths:
        if parts and len(parts[-1]) < BUTTONS_A_ROW and _abreast((*parts[-1], width)) <= room:
            parts[-1] = (*parts[-1], width)
        else:
            parts.append((width,))
    return tuple(parts)


def _abreast(widths: Widths) -> float:
    """Return the width of buttons side by side, in pixels."""
    return sum(widths) + _BETWEEN * (len(widths) - 1)


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    value: str
    emoji: discord.PartialEmoji | None = None
    means: str = ""
    """Effect of the option, shown in a line below the label."""
    chosen: bool = False
    """Whether this is the current value, which the closed menu shows."""

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
            # A client keeps the last choice of a select whose number stays the same, and does not let it be
            # chosen again: a second computer player, say.
            "id": randrange(*NUMBERS),
        }


@dataclass(frozen=True, slots=True)
class People:
    """A select of people, or of roles if `roles`."""

    placeholder: str
    id: Id
    chosen: tuple[int, ...] = ()
    least: int = 1
    most: int = 1
    roles: bool = False
    heading: str = ""
    """Text above the select, whose placeholder vanishes once it is filled."""

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
            # A client keeps the choice of a select whose number stays the same.
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
    """Whether forums are offered, where tables stand in posts."""
    heading: str = ""
    """Text above the select, as for `People`."""

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
