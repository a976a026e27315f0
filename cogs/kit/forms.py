"""Forms that a click opens, with one line to type in.

The id holds all that is needed, as for buttons, so a form can be submitted after a restart too.
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
"""Maximum characters of a title or label at Discord."""
_MEANS: Final = 100


@dataclass(frozen=True, slots=True)
class Form:
    """A form with a title and one line; `means` explains below the label what it is for."""

    title: str
    id: Id
    label: str
    means: str
    most: int
    typed: str = ""
    """Initial text of the line."""
    needed: bool = False

    @property
    def custom_id(self) -> str:
        return f"form:{self.id}"

    def in_words(self) -> Form:
        """Return the form in words instead of signs for a listener; text that they have typed stays."""
        say = words()
        title, label, means = (in_words(text, say) for text in (self.title, self.label, self.means))
        return replace(self, title=title, label=label, means=means)

    def modal(self) -> ui.Modal:
        """Return a modal that discord.py can send and need not wait for: the router receives the answer."""
        line: ui.TextInput[Any] = ui.TextInput(
            custom_id=LINE, max_length=self.most, default=self.typed or None, required=self.needed
        )
        made = ui.Modal(title=self.title[:_TITLE], custom_id=self.custom_id)
        made.add_item(ui.Label(text=self.label[:_TITLE], description=self.means[:_MEANS], component=line))
        made.stop()
        return made


def typed(data: Mapping[str, Any]) -> str:
    """Return the text typed in a submitted form; empty if it has no such line."""
    return next((str(part.get("value") or "") for part in _parts(data) if part.get("custom_id") == LINE), "")


def _parts(data: Mapping[str, Any]) -> Iterable[Mapping[str, Any]]:
    for part in data.get("components", ()):
        yield part
        yield from _parts(part)
        if isinstance(inner := part.get("component"), dict):
            yield inner
