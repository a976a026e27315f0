"""Texts of Differ: bids, tricks and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.differ.rules import tricks_of, trump_of
from bot.words import words
from cogs.kit import tricks

if TYPE_CHECKING:
    from bot.games.base import Seat
    from bot.games.differ.rules import Differ, HandResult
    from cogs.kit.game_cog import Names


def as_text(view: Differ, seat: Seat | None, names: Names) -> list[str]:
    """Return the contents of the pictures: the tricks, the seat's own cards, then each player's cards."""
    say, lines = words(), tricks.as_it_lies(view, names)
    if seat is not None:
        lines.append(say("spoken-hand", cards=tricks.named(view.hands[seat])))
    for other, name in enumerate(names):
        lines.append(
            say(
                "differ-spoken-seat",
                name=name,
                cards=tricks.named(view.face_up[other]),
                hand=len(view.hands[other]),
                pile=len(view.foundations[other]),
                taken=view.taken[other],
                dealer="yes" if other == view.dealer else "no",
            )
        )
    return lines


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
