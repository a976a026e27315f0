"""Mitigati by search: cards, discards and bargains are weighed by playing guessed deals out."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from random import Random
from typing import Final

from bot.ai.mitigati_deal import outcome
from bot.ai.mitigati_normal import declared, why
from bot.ai.mitigati_talk import statement
from bot.ai.mitigati_thumb import likely_discards, weigh
from bot.ai.mitigati_twin import WORTH, Twin, mask_of, places_of
from bot.ai.mitigati_worth import worth
from bot.ai.search import Found, search
from bot.ai.thought import Budget, Reason, Thought, Weighed, reason
from bot.games.base import HOLE, Seat
from bot.games.loka import LOKA
from bot.games.mitigati import DISCARDS, PACKET, Mitigati
from bot.games.mitigati_trick import PLAYERS
from bot.games.tricks import left_of

TRUST: Final = 0.5
"""By so many standard errors the rules of thumb may be wrong and are still believed."""
LAID_AWAY: Final = (7, 10)
"""From so many cards the discards are chosen, and so many choices are tried."""
FITTED: Final = 60
"""What a hand is worth on average counts as much as so many guessed deals."""


class World(Twin):
    """A guess of all hands, to be played out."""

    __slots__ = ()

    def play(self, move: int) -> None:
        """A card; or, below nothing, the cards that the Dealer discards."""
        if move >= 0:
            super().play(move)
            return
        dealer = (self.to_act + PLAYERS - 1) % PLAYERS
        self.hands[dealer] ^= -move
        self.pile(dealer, -move)

    def finish(self, _rng: Random) -> None:
        while self.left:
            Twin.play(self, max(weigh(self)).place)

    def worth(self, seat: Seat) -> float:
        return self.points[seat]


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
    if len(weighed) == 1:
        return Thought(f"play {LOKA[weighed[0].place]}", why(here, weighed[0], weighed))

    def guess(chance: Random) -> World:
        world, guessed = here.copy(), view.guess(seat, chance)
        world.hands = [mask_of(hand) for hand in guessed.hands]
        if HOLE in view.discards:
            world.pile(view.dealer, mask_of(guessed.discards))
        return world

    trust = {weighed[0].place: TRUST}
    found = search(guess, seat, [one.place for one in weighed], rng, budget, trust=trust)
    best = next(one for one in weighed if one.place == found.moves[0].move)
    return _thought(found, lambda place: f"play {LOKA[place]}", why(here, best, weighed))


def _discard(view: Mitigati, seat: Seat, rng: Random, budget: Budget) -> Thought:
    some, most = LAID_AWAY
    likely = likely_discards(mask_of(view.hands[seat]))[:some]
    # The likeliest come first: so does the choice of the rules of thumb, and then what differs little.
    choices = sorted(itertools.combinations(range(len(likely)), DISCARDS), key=sum)[:most]
    moves = [-sum(1 << likely[place] for place in places) for places in choices]

    def guess(chance: Random) -> World:
        return World(map(mask_of, view.guess(seat, chance).hands), view.eldest)

    found = search(guess, seat, moves, rng, budget, trust={moves[0]: TRUST})
    points = sum(WORTH[place] for place in places_of(-found.moves[0].move))
    return _thought(found, _discard_text, reason("mitigati-why-discard", points=points))


def _discard_text(move: int) -> str:
    return " ".join(("discard", *(LOKA[place] for place in places_of(-move))))


def _thought(found: Found, text: Callable[[int], str], reason_: Reason) -> Thought:
    weighed = tuple(Weighed(text(tried.move), tried.mean, len(tried.worths)) for tried in found.moves)
    return Thought(weighed[0].action, reason_, weighed, worlds=found.worlds, iterations=found.iterations)


def _bargain(view: Mitigati, seat: Seat, rng: Random, budget: Budget) -> Thought:
    """The hand is worth what it brings on average when guessed deals are played out."""
    fitted = worth(view.hands[seat], dealer=seat == view.dealer)
    total, worlds = 0.0, 0
    for _ in budget.rounds():
        total += outcome(_whole(view.guess(seat, rng)), view.dealer)[seat]
        worlds += 1
    action, because = statement(view, seat, (FITTED * fitted + total) / (FITTED + worlds))
    return Thought(action, because, worlds=worlds, iterations=worlds)


def _whole(state: Mitigati) -> list[int]:
    """All hands once the rest of the pack is dealt."""
    hands = [mask_of(hand) for hand in state.hands]
    rest = state.undealt
    for number in range(len(rest) // PACKET):
        hands[left_of(state.eldest, PLAYERS, number)] |= mask_of(
            rest[number * PACKET : (number + 1) * PACKET]
        )
    hands[state.dealer] |= mask_of(rest[-DISCARDS:])
    return hands
