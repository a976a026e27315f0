"""Mitigati by search: cards, discards and bargains are evaluated by playing guessed deals out."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

from bot.ai.decision import MOST, Budget, Thought, reason
from bot.ai.determinization import likely
from bot.ai.mitigati.bargaining import statement
from bot.ai.mitigati.beliefs import Heard
from bot.ai.mitigati.bitboard import MitigatiBitboard, mask_at, mask_of
from bot.ai.mitigati.determinization import Guesses
from bot.ai.mitigati.evaluation import worth
from bot.ai.mitigati.heuristics import choose, weigh
from bot.ai.mitigati.normal import declared
from bot.ai.mitigati.reasons import why, why_say
from bot.ai.mitigati.rollout import likely_discards, outcome
from bot.ai.search import estimate, search
from bot.games.base import HOLE, Seat
from bot.games.kit.loka import LOKA, POINTS
from bot.games.mitigati.rules import DISCARDS, Mitigati
from bot.games.mitigati.trick import PLAYERS

if TYPE_CHECKING:
    from mypy_extensions import i64

TRUST: Final = 0.5
"""Standard errors by which another card must look better to override the rules of thumb."""
LAID_AWAY: Final = (7, 10)
"""Number of candidate cards for the discards, and number of combinations tried."""
FITTED: Final = 60
"""Weight of the fitted average worth of a hand, as a number of guessed deals."""
DEALT: Final = 8
"""Deals drawn in the bargaining for each that is played out."""
BITS: Final = 7
"""Bits of a place, in a move of several places."""
LAST_PLACE: Final = (1 << BITS) - 1
NEAR: Final = 0.5
"""Standard error at which an estimate ends: bargains are in whole points."""
WORD_SECONDS: Final = 0.1
"""Most seconds for a statement: a hand may have thirty, and everybody waits for them."""


class World(MitigatiBitboard):
    """A guess of all hands, to be played out."""

    __slots__ = ()

    def play(self, place: i64) -> None:
        """Play a card or, for a negative move, discard the Dealer's cards."""
        if place >= 0:
            super().play(place)
            return
        dealer = (self.to_act + PLAYERS - 1) % PLAYERS
        away = mask_at(_laid(place))
        self.hands[dealer] ^= away[0]
        self.hands[PLAYERS + dealer] ^= away[1]
        self.pile(dealer, away)

    def finish(self, _rng: Random) -> None:
        while self.left:
            MitigatiBitboard.play(self, choose(self))

    def worth(self, seat: Seat) -> float:
        return float(self.points[seat])


def _laying(places: Iterable[i64]) -> i64:
    """Return the move that discards these cards."""
    move: i64 = 0
    for place in places:
        move = move << BITS | place
    return -move


def _laid(move: i64) -> list[i64]:
    return [-move >> BITS * number & LAST_PLACE for number in range(DISCARDS)]


def answer(view: Mitigati, seat: Seat, rng: Random, budget: Budget) -> Thought:
    if view.phase == "play":
        return _play(view, seat, rng, budget)
    if view.phase == "bargain":
        return _bargain(view, seat, rng, budget)
    if view.phase == "declare":
        return declared(view, seat)
    return _discard(view, seat, rng, budget)


def _play(view: Mitigati, seat: Seat, rng: Random, budget: Budget) -> Thought:
    here = World.of(view)
    weighed = sorted(weigh(here), reverse=True)
    if budget.among:
        weighed = [one for one in weighed if budget.allows(f"play {LOKA[one.place]}")]
    if len(weighed) < 2:
        return Thought(f"play {LOKA[weighed[0].place]}", why(here, weighed[0], weighed))
    guesses = Guesses(view, seat)
    secret = HOLE in view.discards

    def guess(chance: Random) -> World:
        world = here.copy()
        *hands, discards = guesses.guess(chance)
        world.hold(hands)
        if secret:
            world.pile(view.dealer, discards)
        return world

    moves = [one.place for one in weighed]
    found = search(guess, seat, moves, rng, budget, thumb=moves[0], trust=TRUST)
    worths = found.worths()
    valued = [one._replace(worth=worths[one.place]) for one in weighed]
    best = next(one for one in valued if one.place == found.moves[0].move)
    return found.because(why(here, best, valued), lambda place: f"play {LOKA[place]}")


def _discard(view: Mitigati, seat: Seat, rng: Random, budget: Budget) -> Thought:
    some, most = LAID_AWAY
    likely = likely_discards(mask_of(view.hands[seat]), some)
    # The likeliest combinations come first, led by the choice of the rules of thumb.
    choices = sorted(itertools.combinations(range(len(likely)), DISCARDS), key=sum)[:most]
    moves = [_laying(likely[place] for place in places) for places in choices]
    if budget.among:
        moves = [_laying(map(LOKA.index, text.split(" ")[1:])) for text in budget.among]
    guesses = Guesses(view, seat)

    def guess(chance: Random) -> World:
        return World(guesses.guess(chance)[:PLAYERS], view.eldest)

    found = search(guess, seat, moves, rng, budget, thumb=moves[0], trust=TRUST)
    points = sum(POINTS[LOKA[place]] for place in _laid(found.moves[0].move))
    return found.because(reason("mitigati-why-discard", points=points), _discard_text)


def _discard_text(move: int) -> str:
    return " ".join(("discard", *(LOKA[place] for place in sorted(_laid(move)))))


def _bargain(view: Mitigati, seat: Seat, rng: Random, budget: Budget) -> Thought:
    """Return a statement, based on the average result of the hand in guessed deals that are played out."""
    fitted = worth(view.hands[seat], dealer=seat == view.dealer)
    if budget.seconds is not None:
        budget = replace(budget, seconds=min(budget.seconds, WORD_SECONDS))
    found = estimate(brings(view, seat), rng, budget, error=NEAR)
    worlds = len(found.worths)
    expected = (FITTED * fitted + found.total) / (FITTED + worlds)
    action = statement(view, seat, expected)
    return Thought(action, why_say(view, seat, action, expected) or MOST, worlds=worlds, iterations=worlds)


def brings(view: Mitigati, seat: Seat) -> Callable[[Random], float]:
    """Return a function that gives the hand's result in a guessed deal, weighted by the others'
    statements."""
    guesses = Guesses(view, seat)
    dealt = likely(guesses.dealt, Heard(view, seat).chance, DEALT)
    return lambda rng: outcome(guesses.deal(dealt(rng))[:PLAYERS], view.dealer)[seat]
