"""Pictures of the results of hands and matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.games import lowest_wins
from bot.records.results import standing
from bot.words import words
from bot.words.signs import signed
from rendering.boards.result import Row, podium, result

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.tables.table import Table
    from cogs.kit.game_cog import AnyCog, Names
    from rendering.kit.picture import Picture

MEDALS: Final = 3


def of_hand(table: Table, cog: AnyCog, names: Names, colours: int = 4) -> Picture | None:
    """Draw the newest finished hand: bid, taken, points and totals; None if a game has no hands."""
    view = table.state.view(None)
    done = cog.tally(view)
    if not done:
        return None
    low = lowest_wins(table.slug)
    rows = tuple(
        Row(
            seat,
            names[seat],
            cog.total(view.scores[seat]),
            _share(table, view, seat),
            points=signed(done[seat].points),
            good=not low and done[seat].points > 0,
            detail=done[seat].detail,
            bid=done[seat].bid,
        )
        for seat in _ranked(view.scores, low=low)
    )
    title = words()("result-hand", number=len(view.sheet), deal=cog.deal)
    return result(title, rows, colours=colours)


def of_match(
    table: Table, cog: AnyCog, names: Names, changes: Iterable[tuple[int, int, int]] = ()
) -> Picture:
    """Draw the podium; `changes`: seats with their rating before and after."""
    view = table.state.view(None)
    ratings = {seat: (before, after) for seat, before, after in changes}
    rows = tuple(
        Row(
            seat,
            names[seat],
            cog.total(view.scores[seat]),
            _share(table, view, seat),
            place=place if place <= MEDALS else 0,
            ratings=ratings.get(seat),
            rated=_rated(ratings.get(seat)),
        )
        for seat, place in places(table).items()
    )
    return podium(words()("result-match", game=cog.game_name), rows)


def places(table: Table) -> dict[int, int]:
    """Return each seat's place in a finished match, best first; equal scores share one."""
    ranked = standing(table.record, table.state)
    return {seat: ranked[seat] for seat in sorted(range(len(ranked)), key=ranked.__getitem__)}


def winners(table: Table) -> list[int]:
    """Return the seats that share the first place of a finished match."""
    return [seat for seat, place in places(table).items() if place == 1]


def _rated(change: tuple[int, int] | None) -> str:
    return words()("rating-heard", before=change[0], after=change[1]) if change else ""


def _ranked(scores: Sequence[int], *, low: bool) -> list[int]:
    """Return the seats, best first."""
    sign = 1 if low else -1
    return sorted(range(len(scores)), key=lambda seat: (sign * scores[seat], seat))


def _share(table: Table, view: Any, seat: int) -> float:
    """Return a score's position between the worst and the target, or else the best, from 0 to 1."""
    scores: Sequence[int] = view.scores
    low, high = min(0, *scores), max(1, getattr(view, "target", 1), *scores)
    share = (scores[seat] - low) / (high - low)
    return 1 - share if lowest_wins(table.slug) else share
