"""The rule for redrawing a panel: always while its owner is to act; else only for a visible change.

A new picture for each played card would be most of the bot's work. While its owner waits, a panel is redrawn
when a trick ends, when somebody calls in an auction or when their own cards change; in between only its text
changes, and its picture stays in the message.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.words import words

if TYPE_CHECKING:
    from bot.games.base import Card, State
    from bot.records.stored import Preferences
    from cogs.kit.game_cog import AnyCog, Names, Panel
    from rendering.kit.board import Faces
    from rendering.kit.picture import Picture


class Scene(NamedTuple):
    """A waiting player's panel is redrawn only when one of these changes."""

    acts: bool
    cards: tuple[tuple[Card, ...], ...]
    """Cards of the seat's own piles."""
    hands: int
    """Number of hands that are over."""
    trick: str | None
    """The last complete trick."""
    calls: tuple[Any, ...]
    """Calls of the auction: an old bid in the picture would contradict the words beside it."""
    so_far: str
    fresh: tuple[Card, ...]
    player: Preferences
    names: Names
    faces: Faces
    language: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """The picture of a panel, and the state that it was drawn from."""

    scene: Scene
    view: State
    """The view that the picture shows."""
    picture: Picture

    def stays(self, now: Scene, view: State, *, waits: bool) -> bool:
        """Whether the picture can stay; `waits`: moves of other players may be told in words alone."""
        return self.scene == now and (self.view == view or (waits and not now.acts))


def scene(cog: AnyCog, view: Any, panel: Panel, *, acts: bool) -> Scene:
    """Return the scene of this panel now; `acts`: its owner is to act, and nobody acts for them."""
    piles, mine = view.piles, (f"{kind} {panel.ids.seat}" for kind in view.own_piles)
    return Scene(
        acts,
        tuple(piles[name] for name in mine if name in piles),
        len(view.sheet),
        cog.last_trick(view, panel.names),
        getattr(view, "calls", ()),
        panel.so_far,
        panel.fresh,
        panel.player,
        panel.names,
        panel.faces,
        words().language,
    )
