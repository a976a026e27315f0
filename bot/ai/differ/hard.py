"""Differ by search: every card and every trump is played out in guessed worlds."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from bot.ai.bits import BIT, bits_of, played, together
from bot.ai.decision import Budget, Thought
from bot.ai.determinization import FEW, dealer, likely
from bot.ai.differ import normal
from bot.ai.differ.bitboard import PASS, DifferBitboard
from bot.ai.differ.evaluation import best_call, chance_of_call, places, promises
from bot.ai.differ.heuristics import next_bid
from bot.ai.differ.odds import card
from bot.ai.differ.reasons import why
from bot.ai.search import move_of, search
from bot.games.base import HOLE, Card, Seat
from bot.games.differ.rules import FACE_UP, HAND, NO_TRUMP, PLAYERS, TRICKS, Differ, bids, winner_of
from bot.games.kit.french import RANK
from bot.games.kit.worlds import Slot, unseen

if TYPE_CHECKING:
    from mypy_extensions import i64

LEAST: Final = 0.05
"""Points by which a move must be better than that of the rules of thumb: for less, nobody would throw an ace
or bid in a suit of which they hold nothing."""
FEW_CALLS: Final = 16
"""Worlds drawn for each that is used in the auction, where the calls are the only information."""
UNTURNED: Final = TRICKS - FACE_UP - HAND
"""Cards of a foundation that has not refilled anything yet."""


def think(view: Differ, seat: Seat, rng: Random, budget: Budget) -> Thought:
    thumb = normal.think(view, seat, rng)
    if view.phase == "auction":
        return _call(view, seat, thumb, rng, budget)
    cards = view.playable(seat) if budget.among else _distinct(view, seat)
    moves = {BIT[one]: text for one in cards if budget.allows(text := f"play {one}")}
    if len(moves) < 2:
        return thumb
    own = move_of(thumb.action, moves)
    found = search(guesses(view, seat), seat, list(moves), rng, budget, thumb=own, least=LEAST)
    return found.because(why(view, seat, moves[found.moves[0].move]), moves.__getitem__)


def _distinct(view: Differ, seat: Seat) -> Iterable[Card]:
    """Return the cards to try: of the last player's cards that do the same now, the lowest.

    A card that empties its pile does more: others are turned up or drawn.
    """
    cards, piles = view.playable(seat), (view.hands[seat], view.face_up[seat])
    if len(view.trick) < PLAYERS - 1:
        return cards

    def does(card: Card) -> tuple[object, ...]:
        taker = winner_of(view.leader, (*view.trick, card), view.trump)
        return card[1], taker == seat, (card,) in piles

    return {does(card): card for card in sorted(cards, key=RANK.__getitem__, reverse=True)}.values()


# The auction


def _call(view: Differ, seat: Seat, thumb: Thought, rng: Random, budget: Budget) -> Thought:
    """Choose among the lowest bid with each trump and a pass, by playing auction and hand out.

    A bid in a suit without a card can only tempt the others to go higher, and is not tried.
    The others may outbid a bid, and their silence is no good sign: the worth of a bid that ends the auction
    is overestimated, as the bids that end auctions are those that were too high.
    """
    every = bids(view.order)
    held = {NO_TRUMP, *(one[1] for one in (*view.hands[seat], *view.face_up[seat]))}
    moves = {
        every.index(bid): f"bid {bid}"
        for trump in view.order
        if (bid := next_bid(view, trump)) and (trump in held or thumb.action == f"bid {bid}")
    }
    if view.bid:
        moves[PASS] = "pass"
    if budget.among:
        named = {every.index(text[4:]): text for text in budget.among if text != "pass"}
        moves = named | {move: text for move, text in moves.items() if text in budget.among}
        if len(moves) < 2:
            return thumb

    own, guess = move_of(thumb.action, moves), guesses(view, seat, few=FEW_CALLS)
    found = search(guess, seat, list(moves), rng, budget, thumb=own, least=LEAST)
    return found.because(why(view, seat, moves[found.moves[0].move]), moves.__getitem__)


# The worlds


class World(DifferBitboard):
    """A guess of all cards, played out by rules of thumb, of which each seat knows only its own view."""

    __slots__ = ()

    def finish(self, _rng: Random) -> None:
        while not self.called:
            self.play(self._best_call())
        while self.left:
            self.play(card(self))

    def _best_call(self) -> i64:
        """Return the call of the rules of thumb, from the seven cards and the others' face-up cards."""
        turn = self.turn
        promised = self.promised.get(turn)
        if promised is None:
            own = self.held[turn]
            promised = self.promised[turn] = promises(own, self.up & ~own, places(self.order))
        return best_call(promised, self.bid)


def guesses(view: Differ, seat: Seat, few: int = FEW) -> Callable[[Random], World]:
    """Return a function that guesses worlds in agreement with the view, weighted by the auction."""
    template = World.of(view)
    if not any(HOLE in cards for cards in (*view.hands, *view.foundations)):
        return lambda _: template.copy()
    others = [other for other in range(PLAYERS) if other != seat]
    slots = [Slot(len(view.hands[other]), view.voids[other]) for other in others]
    slots += [Slot(len(pile)) for pile in view.foundations]
    ends = list(itertools.accumulate((slot.size for slot in slots), initial=0))
    deal = dealer(unseen(view), slots)
    if heard := _heard(view, seat, template, ends):
        deal = likely(deal, partial(_chance, heard, places(view.order)), few)

    def guess(rng: Random) -> World:
        world, dealt = template.copy(), deal(rng)
        world.promised = {}
        for other, first, end in zip(others, ends, ends[1:], strict=False):
            world.held[other] = world.held[other] | together(dealt, first, end)
        parts = zip(ends[len(others) :], ends[len(others) + 1 :], strict=False)
        world.pile = [dealt[first:end] for first, end in parts]
        return world

    return guess


class Heard:
    """The calls of another seat whose first seven cards are still in hand, face up or played."""

    __slots__ = ("calls", "end", "first", "known", "shown")

    known: i64
    """Its face-up cards and those that it has played."""
    shown: i64
    """The others' face-up cards."""
    first: i64
    """First place of its hand in a deal."""
    end: i64
    calls: list[tuple[i64, i64]]
    """The auction's calls, each with the bid that stood before it."""


def _heard(view: Differ, seat: Seat, template: DifferBitboard, ends: list[int]) -> list[Heard]:
    heard: dict[Seat, Heard] = {}
    every = bids(view.order)
    for place, other in enumerate(other for other in range(PLAYERS) if other != seat):
        if len(view.foundations[other]) == UNTURNED and view.hands[other]:
            face = bits_of(view.face_up[other])
            heard[other] = one = Heard()
            one.known, one.shown = face | played(view, other), template.up ^ face
            one.first, one.end, one.calls = ends[place], ends[place + 1], []
    standing = PASS
    for caller, said in view.calls:
        place = PASS if said == "pass" else every.index(said)
        if caller in heard:
            heard[caller].calls.append((standing, place))
        standing = max(standing, place)
    return [one for one in heard.values() if one.calls]


def _chance(heard: list[Heard], trumps: list[i64], dealt: list[i64]) -> float:
    """Return the probability of the others' calls with this deal."""
    chance = 1.0
    for one in heard:
        own = one.known | together(dealt, one.first, one.end)
        promised = promises(own, one.shown, trumps)
        for standing, said in one.calls:
            chance *= chance_of_call(promised, standing, said)
    return chance
