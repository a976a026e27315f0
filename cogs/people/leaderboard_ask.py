"""Which board somebody asks for, and how a button's id says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.games import GAMES
from bot.games.base import Refusal
from bot.people.periods import KINDS, Period, period
from bot.tables.records import now

if TYPE_CHECKING:
    from bot.people.periods import Kind

EVER: Final = "ever"
"""In ids: no period, but the rating."""
HERE, EVERYWHERE = "here", "all"
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

    def id(self, *, page: int | str = 0) -> str:
        where = EVERYWHERE if self.everywhere else HERE
        when = (self.kind or EVER) + (f"{BACK}{self.back}" if self.back else "")
        return f"press:board:{self.slug}:{where}:{when}:{page}"

    def period(self, months: int) -> Period | None:
        """With seasons of so many months."""
        return period(self.kind, now(), self.back, months) if self.kind else None


def read(rest: Sequence[str], values: Sequence[str]) -> tuple[Ask, bool]:
    """What an id asks for, and whether everybody is to see it; `Refusal` for one that we never made."""
    if len(rest) != 4:
        raise Refusal("bad-button")
    slug, where, when, page = rest
    slug = values[0] if values else slug
    kind, _, back = when.partition(BACK)
    kinds: dict[str, Kind | None] = {EVER: None, **{one: one for one in KINDS}}
    if slug not in GAMES or where not in (HERE, EVERYWHERE) or kind not in kinds:
        raise Refusal("bad-button")
    number = page.removeprefix(SHARED)
    own = number == OWN
    if not _is_number(back or "0") or not (own or _is_number(number)):
        raise Refusal("bad-button")
    earlier, wanted = min(int(back or "0"), FURTHEST), None if own else int(number)
    return Ask(slug, where == EVERYWHERE, kinds[kind], earlier, wanted), page.startswith(SHARED)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10
