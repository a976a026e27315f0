"""Texts of Differ: bids, tricks and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.differ.rules import tricks_of, trump_of
from bot.words import words
from cogs.kit import tricks

if TYPE_CHECKING:
    from bot.games.differ.rules import Differ, HandResult
    from cogs.kit.game_cog import Names


def table_as_text(view: Differ, names: Names) -> list[str]:
    """Return the trick before, and each player's cards."""
    return [
        *tricks.as_it_lay(view, names),
        *(
            words()(
                "differ-spoken-seat",
                name=name,
                cards=tricks.named(view.face_up[seat]),
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


def contract(view: Differ, names: Names) -> str:
    return words()(
        "differ-contract",
        name=names[view.differ],
        bid=view.bid,
        tricks=tricks_of(view.bid),
        trump=trump_of(view.bid),
        taken=view.taken[view.differ],
    )
