"""Which board somebody asks for, and how a button's id says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.games import GAMES
from bot.games.base import Refusal
from bot.people.periods import KINDS, Period, period
from bot.tables.records import now
from cogs.kit.ids import Leaderboard

if TYPE_CHECKING:
    from bot.people.periods import Kind

EVER: Final = "ever"
"""In ids: no period, but the rating."""
HERE: Final = "here"
EVERYWHERE: Final = "all"
OWN: Final = "own"
"""In ids: the page on which the asker stands."""
SHARED: Final = "share"
"""In ids, before a page: show it to everybody."""
BACK: Final = "~"
"""In ids, between a period and how many before it: `week~1` is last week."""
FURTHEST: Final = 99


@dataclass(frozen=True, slots=True)
class Ask:
    """Which board, and which page of it; None for the one with the asker."""

    slug: str
    everywhere: bool = False
    kind: Kind | None = None
    """None: of all time, by rating."""
    back: int = 0
    page: int | None = 0

    def id(self, *, page: int | str = 0) -> Leaderboard:
        when = (self.kind or EVER) + (f"{BACK}{self.back}" if self.back else "")
        return Leaderboard(self.slug, EVERYWHERE if self.everywhere else HERE, when, str(page))

    def period(self, months: int) -> Period | None:
        """With seasons of so many months."""
        return period(self.kind, now(), self.back, months) if self.kind else None


def read(made: Leaderboard, values: Sequence[str]) -> tuple[Ask, bool]:
    """What an id asks for, and whether everybody is to see it; a select's value is another game."""
    slug = values[0] if values else made.slug
    if slug not in GAMES:
        raise Refusal("bad-button")
    name, _, back = made.when.partition(BACK)
    kind = next((kind for kind in KINDS if kind == name), None)
    page = made.page.removeprefix(SHARED)
    earlier, wanted = min(int(back or "0"), FURTHEST), None if page == OWN else int(page)
    return Ask(slug, made.where == EVERYWHERE, kind, earlier, wanted), made.page.startswith(SHARED)
