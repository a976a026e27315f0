"""Requests for a leaderboard, and their encoding in buttons' ids."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.games import GAMES
from bot.games.base import Refusal
from bot.records.periods import KINDS, Period, period
from bot.records.stored import now
from cogs.kit.ids import Leaderboard

if TYPE_CHECKING:
    from bot.records.periods import Kind

EVER: Final = "ever"
"""Value in ids for the rating instead of a period."""
HERE: Final = "here"
EVERYWHERE: Final = "all"
OWN: Final = "own"
"""Value in ids for the page with the asker's place."""
SHARED: Final = "share"
"""Prefix of a page in ids that shares it."""
BACK: Final = "~"
"""Separator in ids of a period and the number of periods ago: `week~1` is last week."""
FURTHEST: Final = 99


@dataclass(frozen=True, slots=True)
class Ask:
    """A board and one of its pages; None for the page with the asker."""

    slug: str
    everywhere: bool = False
    kind: Kind | None = None
    """Kind of period; None: of all time, by rating."""
    back: int = 0
    page: int | None = 0

    def id(self, *, page: int | str = 0) -> Leaderboard:
        when = (self.kind or EVER) + (f"{BACK}{self.back}" if self.back else "")
        return Leaderboard(self.slug, EVERYWHERE if self.everywhere else HERE, when, str(page))

    def period(self, months: int) -> Period | None:
        """Return the period, with seasons of so many months; None for the rating."""
        return period(self.kind, now(), self.back, months) if self.kind else None


def read(made: Leaderboard, values: Sequence[str]) -> tuple[Ask, bool]:
    """Parse an id: the request, and whether to share it; a select's value is another game."""
    slug = values[0] if values else made.slug
    if slug not in GAMES:
        raise Refusal("bad-button")
    name, _, back = made.when.partition(BACK)
    kind = next((kind for kind in KINDS if kind == name), None)
    page = made.page.removeprefix(SHARED)
    earlier, wanted = min(int(back or "0"), FURTHEST), None if page == OWN else int(page)
    return Ask(slug, made.where == EVERYWHERE, kind, earlier, wanted), made.page.startswith(SHARED)
