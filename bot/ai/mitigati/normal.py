"""Mitigati by sound rules of thumb, each decision with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.ai.decision import Reason, Thought, reason
from bot.ai.mitigati.bargaining import statement
from bot.ai.mitigati.bitboard import (
    CARDS_OF,
    FIRST_TRUMP,
    FOOL_PLACE,
    NO_SUIT,
    SUIT_OF,
    SUITED,
    TRUMP_CARDS,
    TRUMPS,
    MitigatiBitboard,
    mask_of,
)
from bot.ai.mitigati.bonus import dearest
from bot.ai.mitigati.evaluation import worth
from bot.ai.mitigati.heuristics import WeighedMove, weigh
from bot.ai.mitigati.rollout import discards
from bot.ai.noise import foremost, slipped
from bot.games.base import Seat
from bot.games.kit.loka import LOKA, POINTS
from bot.games.mitigati.declarations import DONE
from bot.games.mitigati.rules import Mitigati
from bot.games.mitigati.trick import PLAYERS

PROBABLE: Final = 0.8
MAYBE: Final = 0.5
"""Estimated probabilities from which a card is called probable or possible. The estimates are too high: in
fact at least two in three probable cards take the trick, and one in three possible ones."""

SLIP: Final = 1.2
"""Most points by which an easy player misjudges a card."""
WHIM: Final = 12.0
"""Most points by which an easy player misjudges a hand."""


def answer(view: Mitigati, seat: Seat, rng: Random) -> Thought:
    return _answer(view, seat, rng, 0.0, 0.0)


def easy(view: Mitigati, seat: Seat, rng: Random) -> str:
    """Return the action with small misjudgements, never enough to miss a plain trick."""
    return _answer(view, seat, rng, SLIP, slipped(WHIM, rng)).action


def _answer(view: Mitigati, seat: Seat, rng: Random, slip: float, whim: float) -> Thought:
    if view.phase == "play":
        return _play(view, rng, slip)
    if view.phase == "bargain":
        expected = worth(view.hands[seat], dealer=seat == view.dealer) + whim
        return Thought(*statement(view, seat, expected))
    if view.phase == "declare":
        return declared(view, seat)
    places = sorted(discards(mask_of(view.hands[seat])))
    action = " ".join(("discard", *(LOKA[place] for place in places)))
    return Thought(
        action, reason("mitigati-why-discard", points=sum(POINTS[LOKA[place]] for place in places))
    )


def declared(view: Mitigati, seat: Seat) -> Thought:
    """Return the declaration that pays most: no secret is worth so many points."""
    best = dearest(view.legal(seat), seat)
    if best is None:
        return Thought(DONE, reason("mitigati-why-done"))
    return Thought(best[0], reason("mitigati-why-declare", points=best[1].bonus))


def _play(view: Mitigati, rng: Random, slip: float) -> Thought:
    """Return the best card; ties are broken at random."""
    board = MitigatiBitboard.of(view)
    weighed = weigh(board)
    best = foremost(weighed, lambda one: one.worth, rng, slip)
    return Thought(f"play {LOKA[best.place]}", why(board, best, weighed))


def why(board: MitigatiBitboard, best: WeighedMove, weighed: Sequence[WeighedMove]) -> Reason:
    """Return the reason for the card."""
    card = LOKA[best.place]
    if len(weighed) == 1:
        return reason("mitigati-why-only")
    if best.place == FOOL_PLACE:
        return reason("mitigati-why-fool")
    last = board.laid == PLAYERS - 1
    if best.chance < MAYBE and board.led != NO_SUIT:
        # A search may have better reasons; nobody would call this card the least useful.
        if POINTS[card] > min(POINTS[LOKA[one.place]] for one in weighed):
            return reason("mitigati-why-dear", card=card)
        if any(_is_below(one.place, best.place) for one in weighed):
            return reason("mitigati-why-no-dearer", card=card)
    if best.chance == 0:
        could = any(one.chance for one in weighed)
        return reason("mitigati-why-spare" if could else "mitigati-why-lost", card=card)
    if last:
        points: int = board.pot
        return reason("mitigati-why-last", card=card, points=points + POINTS[card])
    return reason(f"mitigati-why-{_how(board, best)}", card=card)


def _is_below(place: int, other: int) -> bool:
    """Return whether the first is a lower card of the same suit with as many points."""
    alike = SUIT_OF[place] == SUIT_OF[other] and POINTS[LOKA[place]] == POINTS[LOKA[other]]
    return alike and place < other


def _how(board: MitigatiBitboard, best: WeighedMove) -> str:
    """Return the key for a card that may take the trick; without a figure, as none is reliable."""
    trump = SUIT_OF[best.place] == TRUMPS
    ruff = trump and board.led not in (TRUMPS, NO_SUIT)
    if not beatable(board, best.place):
        return "ruff-sure" if ruff else "sure"
    # A higher trump takes a trump lead.
    if board.led == NO_SUIT and (trump or best.chance < MAYBE):
        return "lead-low"
    if best.chance < MAYBE:
        return "least"
    if best.chance < PROBABLE:
        return "ruff-may" if ruff else "may"
    return "ruff" if ruff else "likely"


def beatable(board: MitigatiBitboard, place: int) -> bool:
    """Return whether a seat still to play might beat a card that now takes the trick, for all its player
    knows."""
    suit, seat = SUIT_OF[place], board.to_act
    led = suit if board.led == NO_SUIT else board.led
    trumps = TRUMP_CARDS & ~(board.gone_trumps | board.hands[PLAYERS + seat])
    if suit == TRUMPS:
        higher = trumps >> place - FIRST_TRUMP + 1
    else:
        higher = (SUITED & ~(board.gone | board.hands[seat]) & CARDS_OF[suit]) >> place + 1
    for step in range(1, PLAYERS - board.laid):
        other = (seat + step) % PLAYERS
        follows = led != TRUMPS and board.hands[other] & CARDS_OF[led]
        over = trumps if suit != TRUMPS else higher
        if over and not follows and not board.voids[other] >> TRUMPS & 1:
            return True
        if suit != TRUMPS and higher and not board.voids[other] >> suit & 1:
            return True
    return False
