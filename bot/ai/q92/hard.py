"""92Q by search: every card, every set of partners and every sensible bid is played out in guessed worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from bot.ai.bits import BIT, played, together
from bot.ai.decision import Budget, Thought, reason
from bot.ai.determinization import dealer, likely
from bot.ai.q92 import normal, rollout
from bot.ai.q92.bitboard import PASS, Q92Bitboard, teams_of
from bot.ai.q92.evaluation import Heard
from bot.ai.q92.heuristics import promise
from bot.ai.q92.reasons import why
from bot.ai.search import Found, compare, move_of, search
from bot.games.base import HOLE, Seat
from bot.games.kit.french import SUITS
from bot.games.kit.worlds import Slot, unseen
from bot.games.q92.rules import NinetyTwoQ, bids, tricks_of

if TYPE_CHECKING:
    pass

SOUND: Final = 0.33
"""Least part of the worlds with a bid in which it must be made; `q92-why-rare` says a third."""
TRUMPS: Final = 2
"""Number of suits tried as trumps."""
FIRST: Final = 128
"""Worlds before a call may be settled: a promising look after few is often luck, and brings less than
expected."""


def think(view: NinetyTwoQ, seat: Seat, rng: Random, budget: Budget) -> Thought:
    thumb = normal.think(view, seat, rng)
    if view.phase == "auction":
        return _call(view, seat, thumb, rng, budget)
    moves = {move: text for move, text in _moves(view, seat).items() if budget.allows(text)}
    if len(moves) < 2:
        return thumb
    own = move_of(thumb.action, moves)
    found = search(guesses(view, seat), seat, list(moves), rng, budget, thumb=own)
    return found.because(why(view, seat, moves[found.moves[0].move]), moves.__getitem__)


def _moves(view: NinetyTwoQ, seat: Seat) -> dict[int, str]:
    if view.phase == "play":
        return {BIT[card]: f"play {card}" for card in view.playable(seat)}
    teams = {
        team: [str(other) for other in range(view.players) if team >> other & 1]
        for team in teams_of(view.players, seat)
    }
    return {team: " ".join(("partners", *seats)) for team, seats in teams.items()}


# The auction


def _call(view: NinetyTwoQ, seat: Seat, thumb: Thought, rng: Random, budget: Budget) -> Thought:
    """Choose among the lowest bids in the best suits and a pass, by playing auction and hand out.

    The others may outbid a bid: the worth of a bid that ends the auction says little of one that will hardly
    be played. In an auction without a bid, a seat follows the rules of thumb.
    """
    if not view.bid:
        return thumb
    moves = _calls(view, seat, thumb.action)
    if budget.among:
        every = bids(1, view.hand_size)
        moves = {
            PASS if text == "pass" else every.index(text.removeprefix("bid ")): text for text in budget.among
        }
    guess = guesses(view, seat)
    tried, made = Counter[int](), Counter[int]()

    def worths(rng: Random) -> list[float]:
        world, found = guess(rng), []
        for move in moves:
            end = world.copy()
            end.play(move)
            end.finish(rng)
            if end.bid == move:
                tried[move] += 1
                made[move] += end.made
            found.append(end.worth(seat))
        return found

    own = move_of(thumb.action, moves)
    found = compare(worths, list(moves), rng, budget, thumb=own, first=FIRST)
    if budget.among:
        return found.because(why(view, seat, moves[found.moves[0].move]), moves.__getitem__)
    # Two rivals who would rather fail alone than as the other's partner would drive each other to the top.
    sound = tuple(one for one in found.moves if one.move == PASS or made[one.move] >= SOUND * tried[one.move])
    because = why(view, seat, moves[sound[0].move])
    if len(sound) == 1 and thumb.action != "pass":
        because = reason("q92-why-rare", least=tricks_of(view.bid) + 1)
    return Found(sound, found.worlds).because(because, moves.__getitem__)


def _calls(view: NinetyTwoQ, seat: Seat, thumb: str) -> dict[int, str]:
    """Return a pass, the lowest bid of the best suits, and the call of the rules of thumb."""
    every = bids(1, view.hand_size)
    suits = sorted(SUITS, key=lambda trump: -promise(view.hands[seat], trump, view.players))[:TRUMPS]
    moves = {PASS: "pass"}
    for trump in suits:
        move = 4 * tricks_of(view.bid) + SUITS.index(trump)
        moves[move] = f"bid {every[move]}"
    if thumb not in moves.values():
        moves[every.index(thumb.removeprefix("bid "))] = thumb
    return moves


# The worlds


class World(Q92Bitboard):
    """A guess of all cards, played out by the rules of thumb of `rollout.py`."""

    __slots__ = ()

    def finish(self, _rng: Random) -> None:
        while self.left:
            self.play(rollout.thumb(self))


def guesses(view: NinetyTwoQ, seat: Seat) -> Callable[[Random], World]:
    """Return a function that guesses worlds in agreement with the view, weighted by the auction."""
    template = World.of(view)
    if not any(HOLE in cards for cards in view.hands):
        return lambda _: template.copy()
    others = [other for other in range(view.players) if other != seat]
    slots = [Slot(len(view.hands[other]), view.voids[other]) for other in others]
    deal = dealer(unseen(view), [*slots, Slot(len(view.aside))])

    def guess(rng: Random) -> World:
        world, dealt = template.copy(), deal(rng)
        first = 0
        for other in others:
            end = first + len(view.hands[other])
            world.held[other] = together(dealt, first, end)
            first = end
        return world

    heard = _heard(view, seat)
    return likely(guess, partial(_chance, heard)) if heard else guess


def _heard(view: NinetyTwoQ, seat: Seat) -> list[Heard]:
    """Return the calls of the others."""
    heard = {
        other: Heard(other, view.players, played(view, other))
        for other in range(view.players)
        if other != seat
    }
    standing = 0
    for caller, said in view.calls:
        if caller in heard:
            if said == "pass":
                heard[caller].passed(standing)
            else:
                heard[caller].bid(tricks_of(said), SUITS.index(said[-1]))
        if said != "pass":
            standing = tricks_of(said)
    return [one for one in heard.values() if one.suits]


def _chance(heard: list[Heard], world: World) -> float:
    """Return the probability of the others' calls in this world."""
    chance = 1.0
    for one in heard:
        chance *= one.chance(world.held[one.seat])
    return chance
