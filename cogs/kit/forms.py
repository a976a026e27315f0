"""What people type in: a form that opens at a click, with one line to write on.

What it is about stands in its id, as with buttons, so that it can be sent in after a restart too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from discord import ui

from bot.words import words
from bot.words.aloud import in_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cogs.kit.ids import Id

LINE: Final = "line"

_TITLE: Final = 45
"""Characters of a title, and of a label, that Discord takes."""
_MEANS: Final = 100


@dataclass(frozen=True, slots=True)
class Form:
    """A title, and a line to write on; `means` says below its label what it is for."""

    title: str
    id: Id
    label: str
    means: str
    most: int
    typed: str = ""
    """What stands there already."""
    needed: bool = False

    @property
    def custom_id(self) -> str:
        return f"form:{self.id}"

    def in_words(self) -> Form:
        """For somebody who listens: words in place of signs, but in what they have typed themselves."""
        say = words()
        title, label, means = (in_words(text, say) for text in (self.title, self.label, self.means))
        return replace(self, title=title, label=label, means=means)

    def modal(self) -> ui.Modal:
        """As discord.py sends it, which need not wait for it: the router hears of it."""
        line: ui.TextInput[Any] = ui.TextInput(
            custom_id=LINE, max_length=self.most, default=self.typed or None, required=self.needed
        )
        made = ui.Modal(title=self.title[:_TITLE], custom_id=self.custom_id)
        made.add_item(ui.Label(text=self.label[:_TITLE], description=self.means[:_MEANS], component=line))
        made.stop()
        return made


def typed(data: Mapping[str, Any]) -> str:
    """What was written in a form that was sent in; nothing where there is no such line."""
    return next((str(part.get("value") or "") for part in _parts(data) if part.get("custom_id") == LINE), "")


def _parts(data: Mapping[str, Any]) -> Iterable[Mapping[str, Any]]:
    for part in data.get("components", ()):
        yield part
        yield from _parts(part)
        if isinstance(inner := part.get("component"), dict):
            yield inner
