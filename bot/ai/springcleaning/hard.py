"""Spring Cleaning by search: the most promising moves are tried in guessed rounds, played out by rules of
thumb."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, Final

from bot.ai.decision import Budget, Thought
from bot.ai.determinization import leaning, shuffled
from bot.ai.search import search
from bot.ai.springcleaning.bitboard import SpringCleaningBitboard, text_of
from bot.ai.springcleaning.evaluation import needs
from bot.ai.springcleaning.heuristics import quick, weigh
from bot.ai.springcleaning.joins import loosest, place_of
from bot.ai.springcleaning.packing import BITS
from bot.ai.springcleaning.reasons import why
from bot.ai.springcleaning.round import OPENING, OVER, PLAY
from bot.games.base import Seat
from bot.games.springcleaning.known import Mark
from bot.games.springcleaning.rules import SpringCleaning

if TYPE_CHECKING:
    from mypy_extensions import i64

LOOKED_AT: Final = 6
"""Number of moves tried: those that the rules of thumb like best."""
AHEAD: Final = 3
"""Turns of each seat in a play-out; then it counts the plays that everybody still needs."""
DOUBT: Final = 120.0
"""Lead, in eightieths of a play, that wins about three of four rounds."""


class World(SpringCleaningBitboard):
    """A guess of all hands and of the deck."""

    __slots__ = ()

    def finish(self, _rng: Random) -> None:
        until = self.turns + AHEAD * self.players
        while self.phase != OVER and (self.turns < until or self.phase != PLAY):
            self.play(quick(self))

    def worth(self, seat: Seat) -> float:
        """Return minus the trash, or its estimate: one for each seat that comes out ahead."""
        if self.phase == OVER:
            return -float(self.trash[seat])
        needed = [needs(self.hands[one], self.offers[one], self.offered[one]) for one in range(self.players)]
        mine = needed.pop(seat)
        return -math.fsum([leaning(float(mine - theirs), DOUBT) for theirs in needed])


class Guesses:
    """A generator of worlds that agree with the view, each equally likely: see
    bot/games/springcleaning/known.py."""

    __slots__ = ("drawn", "heaps", "here", "marks", "seat", "stock")

    here: World
    seat: i64
    heaps: list[list[i64]]
    """Unlocated cards, heap by heap."""
    marks: list[list[i64]]
    """Marks of each hand: known values, and -1 - heap for cards of a heap."""
    drawn: list[i64]
    """Mark of a card that another has drawn: its value if known, or -1 - heap."""
    stock: i64
    """Heap of the deck."""

    def __init__(self, view: SpringCleaning, seat: Seat) -> None:
        known = view.known
        own = list(zip(view.hands[seat], known.hands[seat], strict=True))
        if seat == view.turn:
            own += [(card, view.drawn_mark) for card in view.drawn]
        self.here = World.of(view, Random(0), seat)
        self.seat, self.stock = seat, known.deck
        self.heaps = [[int(card) for card in heap] for heap in known.heaps]
        for card, mark in own:
            if isinstance(mark, int):
                self.heaps[mark].remove(int(card))
        self.marks = [[_number(mark) for mark in marks] for marks in known.hands]
        self.drawn = [_number(view.drawn_mark) for _ in view.drawn if seat != view.turn]

    def guess(self, rng: Random) -> World:
        world = self.here.copy()
        world.rng = rng
        heaps = [shuffled(rng, heap) for heap in self.heaps]
        for other in range(world.players):
            if other != self.seat:
                hand = 0
                place: i64 = 0
                for mark in self.marks[other]:
                    card: int = mark if mark > 0 else heaps[-1 - mark].pop()
                    hand |= card << place
                    place += BITS
                world.hands[other] = hand
        for mark in self.drawn:
            world.drawn = mark if mark > 0 else heaps[-1 - mark].pop()
        world.stock = heaps[self.stock]
        if world.phase == OPENING:
            # The others are assumed to choose as we would.
            for other in range(world.players):
                world.sealed[other] = -1 if other == self.seat else place_of(loosest(world.hands[other]))
        return world


def _number(mark: Mark) -> int:
    return -1 - mark if isinstance(mark, int) else int(mark)


def answer(view: SpringCleaning, seat: Seat, rng: Random, budget: Budget) -> Thought:
    guesses = Guesses(view, seat)
    here = guesses.here
    every = sorted(weigh(here), reverse=True)
    weighed = every[:LOOKED_AT]
    if budget.among:
        weighed = [one for one in every if budget.allows(text_of(here, one.move))]
    if len(weighed) < 2:
        return Thought(text_of(here, every[0].move), why(here, every[0], every))
    moves = [one.move for one in weighed]

    def text(move: i64) -> str:
        return text_of(here, move)

    found = search(guesses.guess, seat, moves, rng, budget, thumb=moves[0])
    valued, worths = every, found.worths()
    if len(worths) > 1:
        valued = [one._replace(worth=worths.get(one.move, -math.inf)) for one in every]
    chosen = next(one for one in valued if one.move == found.moves[0].move)
    return found.because(why(here, chosen, valued), text, "places")
