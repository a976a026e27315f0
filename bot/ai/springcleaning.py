"""Spring Cleaning by rules of thumb: how many plays a hand still needs, and how each action changes that."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from random import Random
from typing import Final

from bot.games.base import Card, Seat
from bot.games.springcleaning import SpringCleaning
from bot.games.springcleaning_combinations import VALUES, Cards, Shape, shape_of
from bot.games.springcleaning_known import without

SINGLE: Final = 1.0
"""The plays that a card alone takes if it is the highest: to beat something, or once its player leads."""
LOW: Final = 0.3
"""How much more it takes if it is the lowest."""
LONGER: Final = 0.1
"""How much less a combination takes for each card more."""
CARD: Final = 0.1
"""What each card costs on top, wherever it is."""
OFFERED: Final = 0.45
"""What a card on the own Offer takes, for it can be arranged anew."""
WINS: Final = 0.8
"""What it is worth to win a trick, for its winner leads and the others draw."""
HELP: Final = 0.25
"""What it costs to relieve another of a card."""
RESCUE: Final = 5.0
"""What it costs on top to relieve another of the last one."""
MOST: Final = 2000
"""Combinations that are weighed; where there are more, about as many of them evenly."""
OUT: Final = 100.0
"""What it is worth to have no card left."""
SLIP: Final = 2.0
"""By how many plays an easy player misjudges what it looks at, at most."""
DECK: Final = "deck"


def answer(view: SpringCleaning, seat: Seat, rng: Random, slip: float = 0.0) -> str:
    """What saves most plays; chance settles ties. Each is misjudged by up to `slip`, mostly by less."""
    if view.phase == "arrange":
        return " ".join(("arrange", *arranged(view.offers[seat])))
    actions = _turns(view, seat) if view.phase == "play" else _places(view, seat)

    def worth(scored: Scored) -> tuple[float, float]:
        whim = slip * (rng.random() - rng.random()) if slip else 0.0
        return round(scored[0] + whim, 6), rng.random()

    return max(actions, key=worth)[1]


def easy(view: SpringCleaning, seat: Seat, rng: Random) -> str:
    """The same with slips."""
    return answer(view, seat, rng, SLIP)


Scored = tuple[float, str]


# What a hand still needs


def needs(hand: Cards, offer: Cards) -> float:
    """About how many plays it takes to be rid of these cards; an Offer is taken up when the hand is empty."""
    if not hand:
        return plays(arranged(offer)) + CARD * len(offer) - (0.0 if offer else OUT)
    return plays(hand) + OFFERED * len(offer) + CARD * (len(hand) + len(offer))


@lru_cache(maxsize=1 << 16)
def plays(hand: Cards) -> float:
    """The least that a division of the hand into combinations of neighbours takes."""
    least = [0.0]
    for end, card in enumerate(hand):
        best = least[end] + _takes(card)
        for start in _starts(hand, end):
            best = min(best, least[start] + SINGLE - LONGER * (end - start))
        least.append(best)
    return least[-1]


@cache
def _takes(card: Card) -> float:
    return SINGLE + LOW * (1 - VALUES.index(card) / (len(VALUES) - 1))


def _starts(hand: Cards, end: int) -> Iterator[int]:
    """Where the sets and runs begin that end here, none of them a card alone."""
    for step in (0, 1):
        start = end
        while start and int(hand[start]) - int(hand[start - 1]) == step:
            start -= 1
            yield start


@lru_cache(maxsize=4096)
def arranged(offer: Cards) -> Cards:
    """The cards in the better of two orders: equal cards together, or run after run."""
    runs: list[Card] = []
    left = sorted(offer)
    while left:
        run = sorted(set(left))
        runs += run
        for card in run:
            left.remove(card)
    return min(tuple(sorted(offer)), tuple(runs), key=plays)


# What to do in a turn


def _turns(view: SpringCleaning, seat: Seat) -> Iterator[Scored]:
    before = needs(view.hands[seat], view.offers[seat])
    for choice in view.legal(seat):
        if choice.verb == "play":
            yield from _combinations(view, seat, _some(choice.options), before)
        elif choice.verb == "draw":
            yield from _draws(view, seat, choice.options, before)
        else:
            yield 0.0, choice.verb


def _some(options: Sequence[str]) -> Sequence[str]:
    return options if len(options) <= MOST else options[:: math.ceil(len(options) / MOST)]


def _combinations(
    view: SpringCleaning, seat: Seat, options: Iterable[str], before: float
) -> Iterator[Scored]:
    """Only the best way to fill up the same cards of the hand is weighed in full."""
    best: dict[tuple[str, int], tuple[float, str]] = {}
    for option in options:
        places = option.split(" ")
        own = " ".join(place for place in places if place[0] == "h")
        offered = [place for place in places if place[0] != "h"]
        help_ = _help(view, seat, offered)
        key = (own, len(offered))
        if key not in best or help_ < best[key][0]:
            best[key] = (help_, option)
    for help_, option in best.values():
        after = _needs_after(view, seat, option.split(" "))
        yield before - after + WINS * _holds(view, seat, option) - help_, f"play {option}"


def _help(view: SpringCleaning, seat: Seat, offered: list[str]) -> float:
    """What it costs to take these cards from the Offers of others."""
    cost = 0.0
    for place in offered:
        owner = int(place[0])
        if owner == seat:
            continue
        cost += HELP
        if sum(int(other[0]) == owner for other in offered) == view.left[owner]:
            cost += RESCUE
    return cost


def _needs_after(view: SpringCleaning, seat: Seat, places: list[str]) -> float:
    hand, offer = view.hands[seat], view.offers[seat]
    own = [int(place[1:]) for place in places if place[0] == "h"]
    for place in places:
        if place[0] == str(seat):
            offer = without(offer, place[-1])
    return needs(hand[: own[0]] + hand[own[-1] + 1 :] if own else hand, offer)


def _holds(view: SpringCleaning, seat: Seat, option: str) -> float:
    """About how likely nobody beats the combination."""
    hand = view.hands[seat]
    cards = [hand[int(place[1:])] if place[0] == "h" else place[-1] for place in option.split(" ")]
    shape = shape_of(cards)
    return strength(shape) ** (view.players - 1) if shape else 0.0


@cache
def strength(shape: Shape) -> float:
    """About how likely one other player cannot beat it."""
    top = int(shape.cards[-1]) / len(VALUES)
    return 1 - math.exp(-0.55 * (shape.size - 1) - 0.5 * top)


def _draws(view: SpringCleaning, seat: Seat, sources: Iterable[str], before: float) -> Iterator[Scored]:
    hand, offer = view.hands[seat], view.offers[seat]
    after = {card: _after_draw(hand, offer, card) for card in VALUES}
    for source in sources:
        if source == DECK:
            yield before - math.fsum(after.values()) / len(after), "draw deck"
        else:
            yield before - after[source[-1]] - _help(view, seat, [source]), f"draw {source}"


def _after_draw(hand: Cards, offer: Cards, card: Card) -> float:
    """What is needed once the card is at its best place and the worst one is offered."""
    _, place = min(_insertions(hand, card))
    return min(_offers((*hand[:place], card, *hand[place:]), offer))[0]


def _insertions(hand: Cards, card: Card) -> Iterator[tuple[float, int]]:
    """Next to a card that goes with it, or at an end; elsewhere it could only be in the way."""
    for place in range(len(hand) + 1):
        around = hand[max(0, place - 1) : place + 1]
        if len(around) == 2 and all(abs(int(other) - int(card)) > 1 for other in around):
            continue
        yield plays((*hand[:place], card, *hand[place:])), place


def _offers(hand: Cards, offer: Cards) -> Iterator[tuple[float, int]]:
    for place in range(len(hand)):
        yield needs(hand[:place] + hand[place + 1 :], (*offer, hand[place])), place


def _places(view: SpringCleaning, seat: Seat) -> Iterator[Scored]:
    """Where to insert the drawn card, or which card to offer."""
    hand, offer = view.hands[seat], view.offers[seat]
    if view.phase == "insert":
        for needed, place in _insertions(hand, view.drawn[0]):
            yield -needed, f"insert {place}"
    else:
        for needed, place in _offers(hand, offer):
            yield -needed, f"offer h{place}"
