"""When a panel's picture is drawn: for whoever is to act always, for who waits when there is more to see.

A new picture for each card that somebody plays would be most of what the bot does. While its owner waits, a
panel is drawn anew when a trick ends or their own cards change; what is played in between its words say, and
its picture stays in the message as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.words import words

if TYPE_CHECKING:
    from bot.games.base import Card, State
    from bot.tables.records import Preferences
    from cogs.kit.game_cog import AnyCog, Names, Panel
    from rendering.kit.board import Faces
    from rendering.kit.picture import Picture


class Scene(NamedTuple):
    """What has to be another before the panel of somebody who waits is drawn anew."""

    acts: bool
    cards: tuple[tuple[Card, ...], ...]
    """All that is theirs."""
    hands: int
    """That are over."""
    trick: str | None
    """The last that ended."""
    so_far: str
    fresh: tuple[Card, ...]
    player: Preferences
    names: Names
    faces: Faces
    language: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """The picture of a panel, and what it was drawn for."""

    scene: Scene
    view: State
    """What it shows."""
    picture: Picture

    def stays(self, now: Scene, view: State, *, waits: bool) -> bool:
        """Whether it need not be drawn anew; `waits`: what others play may be told in words alone."""
        return self.scene == now and (self.view == view or (waits and not now.acts))


def scene(cog: AnyCog, view: Any, panel: Panel, *, acts: bool) -> Scene:
    """For this panel as it is now; `acts`: its owner is to act, and nobody acts for them."""
    piles, mine = view.piles, (f"{kind} {panel.ids.seat}" for kind in view.own_piles)
    return Scene(
        acts,
        tuple(piles[name] for name in mine if name in piles),
        len(view.sheet),
        cog.last_trick(view, panel.names),
        panel.so_far,
        panel.fresh,
        panel.player,
        panel.names,
        panel.faces,
        words().language,
    )
