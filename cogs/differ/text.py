"""What is said of a match of Differ: bids, tricks and results, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.differ.rules import tricks_of, trump_of
from bot.games.kit.tricks import left_of
from bot.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.base import Seat
    from bot.games.differ.rules import Differ, Result
    from bot.games.kit.tricks import Trick
    from cogs.kit.game_cog import Names


def spoken(view: Differ, seat: Seat | None, names: Names) -> list[str]:
    """All that the pictures show: the seat's own cards, then what lies before each player, then the trick."""
    say = words()
    lines = []
    if seat is not None:
        lines.append(say("differ-spoken-hand", cards=_named(view.hands[seat])))
    for other, name in enumerate(names):
        lines.append(
            say(
                "differ-spoken-seat",
                name=name,
                cards=_named(view.face_up[other]),
                hand=len(view.hands[other]),
                pile=len(view.foundations[other]),
                taken=view.taken[other],
                dealer="yes" if other == view.dealer else "no",
            )
        )
    if view.trick:
        played = [
            say(
                "differ-spoken-by",
                card=say.card_name(card),
                name=names[left_of(view.leader, len(names), place)],
            )
            for place, card in enumerate(view.trick)
        ]
        lines.append(say("differ-spoken-trick", cards=", ".join(played)))
    return lines


def result(number: int, one: Result, names: Names) -> str:
    return words()(
        "differ-result",
        number=number,
        name=names[one.differ],
        bid=one.bid,
        taken=one.taken,
        points=max(one.points),
        made="yes" if one.points[one.differ] else "no",
    )


def calls(view: Differ, names: Names) -> list[str]:
    """The newest call of each seat, as in the picture: there can be 64, which no message has room for."""
    return [
        words()("differ-call-pass", name=names[seat])
        if call == "pass"
        else words()("differ-call-bid", name=names[seat], bid=call)
        for seat, call in dict(view.calls).items()
    ]


def course(view: Differ, names: Names) -> list[str]:
    """How the play goes: what is to be made, and the trick."""
    return [_contract(view, names), *_trick_line(view, names)]


def _contract(view: Differ, names: Names) -> str:
    return words()(
        "differ-contract",
        name=names[view.differ],
        bid=view.bid,
        tricks=tricks_of(view.bid),
        trump=trump_of(view.bid),
        taken=view.taken[view.differ],
    )


def _played(leader: Seat, cards: Sequence[str], names: Names) -> str:
    seats = ((leader + place) % len(names) for place in range(len(cards)))
    return " · ".join(
        words()("differ-played", name=names[seat], card=card) for seat, card in zip(seats, cards, strict=True)
    )


def trick(trick: Trick, names: Names) -> str:
    cards = _played(trick.leader, trick.cards, names)
    return words()("differ-trick-before", cards=cards, name=names[trick.winner])


def _trick_line(view: Differ, names: Names) -> list[str]:
    if view.trick:
        return [words()("differ-trick-now", cards=_played(view.leader, view.trick, names))]
    return [trick(view.tricks[-1], names)] if view.tricks else []


def _named(cards: Sequence[str]) -> str:
    return ", ".join(map(words().card_name, cards)) or words()("differ-none")
