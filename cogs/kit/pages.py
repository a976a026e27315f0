"""Pages: the content of a message as a value (texts, a picture, rows of controls), and its conversion.

Discord rejects a layout over its limits with an error that no player can act on. So the limits are checked
here, before anything is sent. Lists that are too long for their page are cut here, too, and nowhere else.
"""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from bot.discordpy.rest import Edit, edit_of
from bot.words import words
from bot.words.aloud import in_words
from cogs.kit import ids
from cogs.kit.controls import (
    BUTTONS_A_ROW,
    MOST_CHANNELS,
    Channels,
    Component,
    Menu,
    People,
    Press,
    Style,
    inked,
    unwrapped,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from bot.words import Words
    from cogs.kit.ids import Id
    from rendering.kit.picture import Picture

COLOUR: Final = 0xF28C28
"""A toucan's bill."""

MOST_COMPONENTS: Final = 40
MOST_TEXT: Final = 4000
MOST_ALT: Final = 1024
MOST_LABEL: Final = 80
MOST_OPTIONS: Final = 25
MOST_OPTION_TEXT: Final = 100
MOST_PLACEHOLDER: Final = 150

Row = tuple[Press, ...] | Menu
Selects = Channels | People
"""Selects of a server's own things, not of our options."""

_CONTAINER, _TEXT, _GALLERY, _ROW = (
    discord.ComponentType[kind].value for kind in ("container", "text_display", "media_gallery", "action_row")
)

_UPDATE: Final = discord.InteractionResponseType.message_update.value
_LAYOUT: Final = discord.MessageFlags(components_v2=True).value


def alt_in_words(picture: Picture) -> Picture:
    """Return the picture with its alt text in words, if that fits Discord's limit."""
    alt = in_words(picture.alt, words())
    return picture if alt == picture.alt or len(alt) > MOST_ALT else replace(picture, alt=alt)


class OverBudget(ValueError):
    """The page exceeds a limit of Discord's."""


@dataclass(frozen=True, slots=True)
class Page:
    texts: tuple[str, ...]
    picture: Picture | None = None
    rows: tuple[Row | Selects, ...] = ()
    below: Picture | None = None
    """A second picture, under the texts."""
    above: int = 1
    """Number of texts above the picture."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "picture", self.picture and alt_in_words(self.picture))
        object.__setattr__(self, "below", self.below and alt_in_words(self.below))
        room = MOST_TEXT - sum(len(inked(text)) for text in self.headings)
        object.__setattr__(self, "texts", _fitted(self.texts, room))

    def view(self) -> Layout:
        """Return the page as a view for discord.py to send."""
        return Layout(self._written())

    def edit(self, *, kept: bool = False, answers: bool = False) -> Edit:
        """Return an edit that makes a message this page, as `bot/discordpy/rest.py` sends it.

        It carries the pictures unless they are `kept`: without `attachments` a message keeps its files, and
        its galleries go on showing them. `answers`: format it as the answer to a click.
        """
        payload: dict[str, Any] = {
            "components": self._written(),
            "flags": _LAYOUT,
            "tts": False,
            "allowed_mentions": {"parse": []},
        }
        files = [] if kept else self.files()
        if not kept:
            payload["attachments"] = [file.to_dict(number) for number, file in enumerate(files)]
        if answers:
            payload = {"type": _UPDATE, "data": payload}
        return edit_of(payload, files)

    def _written(self) -> list[Component]:
        """Return the components in Discord's format, after a check."""
        self.check()
        first, rest = self.texts[: self.above], self.texts[self.above :]
        shown = [
            *map(_text, first),
            *_gallery("picture.png", self.picture),
            *map(_text, rest),
            *_gallery("below.png", self.below),
            *(part for row in self._unwrapped() for part in _row(row)),
        ]
        return [{"type": _CONTAINER, "accent_color": COLOUR, "spoiler": False, "components": shown}]

    def _unwrapped(self) -> Iterator[Row | Selects]:
        """Yield the rows; a row that a phone would wrap is split if the message has room."""
        spare = MOST_COMPONENTS - self.components
        for row in self.rows:
            parts = unwrapped(row, spare + 1) if isinstance(row, tuple) else (row,)
            spare -= len(parts) - 1
            yield from parts

    def unpictured(self) -> Page:
        """Return the page with the pictures' alt text in their place."""
        above, below = ([picture.alt] if picture else [] for picture in self.pictures)
        texts = (*self.texts[: self.above], *above, *self.texts[self.above :], *below)
        return replace(self, texts=texts, picture=None, below=None)

    def in_words(self) -> Page:
        """Return the page in words instead of signs for a listener; unchanged if it would exceed limits."""
        say = words()
        texts = tuple(in_words(text, say) for text in self.texts)
        page = replace(self, texts=texts, rows=tuple(_row_in_words(row, say) for row in self.rows))
        if page.texts != texts:
            return self
        try:
            page.check()
        except OverBudget:
            return self
        return page

    def files(self) -> list[discord.File]:
        named = {"picture.png": self.picture, "below.png": self.below}
        return [
            discord.File(io.BytesIO(picture.png), name, description=picture.alt)
            for name, picture in named.items()
            if picture
        ]

    @property
    def pictures(self) -> tuple[Picture | None, Picture | None]:
        return self.picture, self.below

    def pictured_as(self, other: Page | None) -> bool:
        """Whether the other page, if known, has the same pictures."""
        return other is not None and self.pictures == other.pictures

    @property
    def controls(self) -> tuple[Press | Menu | Selects, ...]:
        return tuple(control for row in self.rows for control in (row if isinstance(row, tuple) else (row,)))

    @property
    def headings(self) -> tuple[str, ...]:
        """Texts above selects."""
        return tuple(row.heading for row in self.rows if isinstance(row, Channels | People) and row.heading)

    @property
    def components(self) -> int:
        """Number of components as Discord counts them, nested ones included."""
        parts = (self.texts, self.headings, self.rows, self.controls)
        return 1 + bool(self.picture) + bool(self.below) + sum(map(len, parts))

    def check(self) -> None:
        """Raise `OverBudget` if the page exceeds a limit of Discord's."""
        controls = self.controls
        _most("components", self.components, MOST_COMPONENTS)
        _most(
            "characters of text", sum(len(inked(text)) for text in (*self.texts, *self.headings)), MOST_TEXT
        )
        for picture in (self.picture, self.below):
            _most("characters of alt text", len(picture.alt) if picture else 0, MOST_ALT)
        for row in self.rows:
            if isinstance(row, tuple):
                _between("buttons in a row", len(row), 1, BUTTONS_A_ROW)
        for text in self.texts:
            _between("characters of a text", len(text), 1, MOST_TEXT)
        made = [control.custom_id for control in controls]
        if len(set(made)) < len(made):
            raise OverBudget(f"two controls with the same id among {made}")
        for control in controls:
            _check_control(control)


def _fitted(texts: tuple[str, ...], room: int) -> tuple[str, ...]:
    """Return the texts, with the longest lists cut until all fit.

    A cut list ends with the number of entries left out.
    """
    sizes = [len(inked(text)) for text in texts]
    while (excess := sum(sizes) - room) > 0:
        longest = max(range(len(texts)), key=lambda number: sizes[number])
        shorter = _cut(texts[longest], sizes[longest] - excess)
        if shorter == texts[longest]:
            # Not a list; the limits are checked and reported later.
            break
        texts = (*texts[:longest], shorter, *texts[longest + 1 :])
        sizes[longest] = len(inked(shorter))
    return texts


def _cut(text: str, room: int) -> str:
    """Return as many entries of a list as fit, at least one, and the number of those left out."""
    between, say = "\n" if "\n" in text else ", ", words()
    parts, hidden = text.split(between), 0
    known = re.search(r"\d+", parts[-1])
    if known and parts[-1] == say("list-more", count=int(known[0])):
        hidden = int(known[0])
        parts.pop()
    left = [len(inked(part)) + len(between) for part in parts]
    size, kept = sum(left) + len(say("list-more", count=hidden + len(parts))), len(parts)
    while kept > 1 and size > room:
        kept -= 1
        size -= left[kept]
    more = hidden + len(parts) - kept
    return between.join((*parts[:kept], *([say("list-more", count=more)] if more else [])))


def with_ids(rows: tuple[Row, ...], made: Callable[[Id], Id]) -> tuple[Row, ...]:
    """Return these controls with their ids mapped."""
    return tuple(
        replace(row, id=made(row.id))
        if isinstance(row, Menu)
        else tuple(replace(press, id=made(press.id)) for press in row)
        for row in rows
    )


def calmed(presses: Iterable[Press]) -> tuple[Press, ...]:
    """Return the buttons without green, which marks only the button to press first."""
    styles = {Style.success: Style.primary}
    return tuple(replace(press, style=styles.get(press.style, press.style)) for press in presses)


def calm(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return all rows without green."""
    return tuple(row if isinstance(row, Menu) else calmed(row) for row in rows)


def disabled(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return the buttons of these rows, disabled; Discord has no disabled options."""
    return tuple(
        tuple(replace(press, disabled=True) for press in row) for row in rows if isinstance(row, tuple)
    )


def _row_in_words(row: Row | Selects, say: Words) -> Row | Selects:
    if isinstance(row, tuple):
        return tuple(replace(press, label=in_words(press.label, say), emoji=None) for press in row)
    if isinstance(row, Menu):
        options = tuple(
            replace(one, label=in_words(one.label, say), means=in_words(one.means, say), emoji=None)
            for one in row.options
        )
        return replace(row, placeholder=in_words(row.placeholder, say), options=options)
    return replace(row, placeholder=in_words(row.placeholder, say), heading=in_words(row.heading, say))


def _check_control(control: Press | Menu | Selects) -> None:
    _between("characters of an id", len(control.custom_id), 1, ids.LONGEST)
    if isinstance(control, Press):
        _between("characters of a label", len(inked(control.label)), 1, MOST_LABEL)
        return
    if isinstance(control, Channels | People):
        _most("characters of a placeholder", len(control.placeholder), MOST_PLACEHOLDER)
        _most("choices", control.most, MOST_CHANNELS)
        _most("chosen already", len(control.chosen), control.most)
        return
    _between("options", len(control.options), 1, MOST_OPTIONS)
    _between("chosen options", control.most, 1, len(control.options))
    _most("characters of a placeholder", len(control.placeholder), MOST_PLACEHOLDER)
    values = [option.value for option in control.options]
    if len(set(values)) < len(values):
        raise OverBudget(f"two options with the same value among {values}")
    for option in control.options:
        for text in (inked(option.label), option.value):
            _between("characters of an option", len(text), 1, MOST_OPTION_TEXT)
        _most("characters of what an option means", len(inked(option.means)), MOST_OPTION_TEXT)


def _most(what: str, number: int, most: int) -> None:
    _between(what, number, 0, most)


def _between(what: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise OverBudget(f"{number} {what}, where {least} to {most} are allowed")


def _text(text: str) -> Component:
    # A broken line then ends with the dot between two items, and none begins with it.
    return {"type": _TEXT, "content": inked(text).replace(" · ", "\N{NO-BREAK SPACE}· ")}


def _gallery(name: str, picture: Picture | None) -> list[Component]:
    if not picture:
        return []
    item = {"media": {"url": f"attachment://{name}"}, "spoiler": False, "description": picture.alt}
    return [{"type": _GALLERY, "items": [item]}]


def _row(row: Row | Selects) -> list[Component]:
    """Return the row in Discord's format, with the heading of its select if any."""
    controls = row if isinstance(row, tuple) else (row,)
    heading = [_text(row.heading)] if isinstance(row, Channels | People) and row.heading else []
    return [*heading, {"type": _ROW, "components": [control.component() for control in controls]}]


class Layout(ui.LayoutView):
    """A view with ready-made components.

    discord.py would build an object for each component, which costs more than all its other work on a
    message; so none of its own views is initialised here. The view is finished from the beginning: its
    buttons need no listener, and for a private answer discord.py would keep a task for each for a quarter of
    an hour.
    """

    # A property in discord.py, which reads state that is not initialised here.
    timeout = None

    def __init__(self, components: list[Component]) -> None:
        self._components = components

    def is_finished(self) -> bool:
        return True

    def is_dispatchable(self) -> bool:
        return False

    def has_components_v2(self) -> bool:
        return True

    def to_components(self) -> list[Component]:
        return self._components


def shortened(label: str) -> str:
    """Cut a button's label to Discord's limit."""
    made = inked(label)
    return label if len(made) <= MOST_LABEL else made[: MOST_LABEL - 2] + "…"
