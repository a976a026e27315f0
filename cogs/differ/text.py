"""Texts of Differ: bids, tricks and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.differ.rules import tricks_of, trump_of
from bot.words import words
from cogs.kit import tricks
from rendering.kit.sorting import arranged

if TYPE_CHECKING:
    from bot.games.base import Seat
    from bot.games.differ.rules import Differ, HandResult
    from cogs.kit.game_cog import Names


def table_as_text(view: Differ, _seat: Seat | None, names: Names, /) -> list[str]:
    """Return the trick before, and each player's cards."""
    return [
        *tricks.as_it_lay(view, names),
        *(
            words()(
                "differ-spoken-seat",
                name=name,
                cards=tricks.held(arranged(view.face_up[seat])),
                hand=len(view.hands[seat]),
                pile=len(view.foundations[seat]),
                taken=view.taken[seat],
                dealer="yes" if seat == view.dealer else "no",
            )
            for seat, name in enumerate(names)
        ),
    ]


def result(number: int, one: HandResult, names: Names) -> str:
    return words()(
        "differ-result",
        number=number,
        name=names[one.differ],
        bid=one.bid,
        taken=one.taken,
        points=max(one.points),
        made="yes" if one.points[one.differ] else "no",
    )


def missed_win(view: Differ, names: Names) -> str:
    """Tell the newest failed bid that would have won its bidder the match; empty if there is none."""
    totals = [*view.scores]
    for number, one in reversed([*enumerate(view.sheet, 1)]):
        totals = [total - points for total, points in zip(totals, one.points, strict=True)]
        bid = tricks_of(one.bid)
        total, others = totals[one.differ] + bid, totals[: one.differ] + totals[one.differ + 1 :]
        lost = view.winners and one.differ not in view.winners
        if lost and one.taken < bid and total >= view.target and total > max(others):
            name, short = names[one.differ], bid - one.taken
            return words()("differ-missed", number=number, name=name, bid=one.bid, short=short)
    return ""


def contract(view: Differ, names: Names) -> str:
    return words()(
        "differ-contract",
        name=names[view.differ],
        bid=view.bid,
        tricks=tricks_of(view.bid),
        trump=trump_of(view.bid),
        taken=view.taken[view.differ],
    )
