"""92Q by rules of thumb: the outcome of the trick against the cost of a card, and the worth of bids."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from random import Random
from typing import Final

from bot.ai.bits import BIT, SUIT, Bits, bits_of
from bot.ai.noise import NONE, Errors, foremost
from bot.ai.odds import some, spread
from bot.ai.q92.ranks import beating, strength
from bot.games.base import Card, Seat
from bot.games.kit.french import FRENCH, RANK, SUITS
from bot.games.kit.worlds import unseen
from bot.games.q92.rules import NinetyTwoQ, tricks_of
from bot.games.q92.trick import LEFT, TRUMP_RANK, became

EASY: Final = {size: Errors(slip, 0.8, -0.3) for size, slip in ((4, 0.4), (6, 0.25), (8, 0.25))}
"""Errors in tricks: small, never enough to miss a plain trick. Expecting less of a hand than others, an easy
player makes more of its bids."""
NOVICE: Final = {
    size: Errors(slip, whim=1.2, hoard=0.2, overlooks=0.5, forgets=True)
    for size, slip in ((4, 0.42), (6, 0.35), (8, 0.55))
}


def answer(view: NinetyTwoQ, seat: Seat, rng: Random, errors: Errors = NONE) -> str:
    """Return the action of the rules of thumb; ties are broken at random."""
    choice, whim = view.legal(seat)[0], errors.of_hand(rng)
    if choice.verb == "play":
        cards = tuple(choice.options)
        return f"play {cards[0] if len(cards) == 1 else _card(view, seat, cards, rng, errors)}"
    return call(view, seat, whim) if choice.verb == "bid" else _partners(view, seat, rng)


# The auction

SPREAD: Final = {4: 1.5, 6: 1.3, 8: 1.15}
"""Standard deviation of a side's tricks around the expected number, by number of players."""
OWN: Final = {4: 0.7, 6: 0.42, 8: 0.32}
"""Part of the side's tricks that a bidder counts on. At six and eight seats the true part is a little
larger, but with it a player makes fewer bids and no more points."""
RIVAL: Final = {4: 7.5, 6: 4.8, 8: 3.7}
"""Expected tricks of a rival bidder's side, by number of players."""
SAFE: Final = 0.98
"""Probability of making a bid up to which a player jumps at once, as the others would drive it there."""


def call(view: NinetyTwoQ, seat: Seat, whim: float = 0.0) -> str:
    """Return the best suit with as few tricks as seem wise, or a pass if that promises more."""
    promised, trump = max((promise(view.hands[seat], trump, view.players), trump) for trump in SUITS)
    expected = round(promised + whim, 1)
    least = tricks_of(view.bid) + 1
    spoken = sum(caller == seat for caller, _ in view.calls) or view.bid
    if spoken and worth_of_bidding(least, expected, view.players) <= worth_of_passing(
        tricks_of(view.bid), view.players
    ):
        return "pass"
    return f"bid {wise_bid(least, expected, view.players)}{trump}"


@cache
def wise_bid(least: int, expected: float, players: int) -> int:
    """Return the highest safe number of tricks."""
    safe = [bid for bid in range(least, len(FRENCH) // players + 1) if made(bid, expected, players) >= SAFE]
    return max(safe, default=least)


@cache
def made(bid: int, expected: float, players: int) -> float:
    """Return the probability that the side takes so many tricks."""
    return round(math.fsum(spread(expected, SPREAD[players], len(FRENCH) // players)[bid:]), 6)


def worth_of_bidding(bid: int, expected: float, players: int) -> float:
    """Return the bidder's own tricks that will be paid, on average."""
    return made(bid, expected, players) * OWN[players] * expected


@cache
def worth_of_passing(tricks: int, players: int) -> float:
    """Return the tricks this seat is paid for if the present bidder plays and may choose it as a partner."""
    chosen = (players // 2 - 1) / (players - 1)
    success = made(max(1, tricks), RIVAL[players], players)
    return (chosen * success + (1 - chosen) * (1 - success)) * (len(FRENCH) // players) / players


# Fitted by least squares to thousands of hands that these rules of thumb played against each other.
PROMISE: Final = {
    4: (3.2, 0.53, 0.53, 0.13, 0.49, 0.24, 0.65, 0.54),
    6: (2.55, 0.38, 0.45, 0.11, 0.24, 0.0, 0.39, 0.28),
    8: (2.15, 0.29, 0.42, 0.16, 0.05, 0.0, 0.15, 0.15),
}


@lru_cache(1 << 12)
def promise(hand: tuple[Card, ...], trump: str, players: int) -> float:
    """Return the expected tricks of a bidder's side with this trump, to a tenth."""
    weights = zip(PROMISE[players], signs_of(hand, trump), strict=True)
    return round(math.fsum(weight * sign for weight, sign in weights), 1)


def signs_of(hand: tuple[Card, ...], trump: str) -> tuple[int, ...]:
    """Return the features of a hand for a trump."""
    trumps = "".join(card[0] for card in hand if card[1] == trump)
    side = "".join(card[0] for card in hand if card[1] != trump)
    return (
        1,
        len(trumps),
        trumps.count("Q") + trumps.count("9"),
        trumps.count("A") + trumps.count("K"),
        side.count("A"),
        side.count("K"),
        side.count("2"),
        sum(all(card[1] != suit for card in hand) for suit in SUITS if suit not in (trump, LEFT[trump])),
    )


def _partners(view: NinetyTwoQ, seat: Seat, rng: Random) -> str:
    """Return the partners who bid highest, trump suit first; ties go to the fewest points."""
    bids = {caller: tricks_of(bid) + (bid[-1] == view.trump) for caller, bid in view.calls if bid != "pass"}
    others = [other for other in range(view.players) if other != seat]
    others.sort(key=lambda other: (-bids.get(other, 0), view.scores[other], rng.random()))
    return " ".join(("partners", *map(str, sorted(others[: view.partners_due]))))


# The play

KEEP: Final[tuple[float, ...]] = (0.6, 0.35, 0.2, 0.1, 0.05, 0.02)
"""Later worth of a card in tricks, by the number of higher unseen cards of its suit."""
TRUMP: Final = 0.25
"""Additional worth of any trump, in tricks."""
TWO: Final = 0.3
"""Worth, in tricks, of a two while everybody is likely to follow."""
LEFT_OVER: Final = 0.05
"""Additional worth of a left card, in tricks."""
PARTNER: Final = 0.5
"""Worth of a partner's trick while the side needs it."""
NEEDLESS: Final = 0.1
"""Worth of a partner's trick once the hand is won or lost."""
AGAIN: Final = 0.4
"""Probability that a card which would have beaten the top card also beats the one that did."""
OVERTAKES: Final = 0.5
"""Probability that a partner takes over a trick which is already on the right side."""


def _card(view: NinetyTwoQ, seat: Seat, cards: tuple[Card, ...], rng: Random, errors: Errors) -> Card:
    """Return the card with the best outcome of the trick minus its later worth; ties are broken at random."""
    if errors.forgets:
        view = view.but(tricks=errors.recalled(view.tricks), voids=("",) * view.players)
    odds = (PlainOdds if errors.overlooked(rng) else TrickOdds)(view, seat)

    def worth(card: Card) -> float:
        hoarded = errors.hoard if card[0] == "A" else 0.0
        return odds.worth(card) - odds.cost(card) - hoarded

    return foremost(cards, worth, rng, errors.slip)


class TrickOdds:
    """A seat's knowledge in the middle of a hand, counted once for all candidate cards."""

    def __init__(self, view: NinetyTwoQ, seat: Seat, partner: float | None = None) -> None:
        """`partner`: worth of a partner's trick, by default as the hand stands; with 1 a trick's worth is
        the chance that the side has it."""
        self.view, self.seat, self.trump = view, seat, view.trump
        self.unseen = bits_of(unseen(view))
        bidders, others = view.teams
        self.side = bidders if seat in bidders else others
        worth = NEEDLESS if self._settled() else PARTNER
        self.partner = worth if partner is None else partner
        self.to_come = tuple(
            (seat + step) % view.players for step in range(1, view.players - len(view.trick))
        )

    def _settled(self) -> bool:
        """Return whether it is already certain which side wins the hand."""
        bidders, _ = self.view.teams
        missing = tricks_of(self.view.bid) - sum(self.view.taken[seat] for seat in bidders)
        return missing <= 0 or missing > self.view.hand_size - len(self.view.tricks)

    # Later worth of a card

    def cost(self, card: Card) -> float:
        if len(self.view.tricks) == self.view.hand_size - 1:
            return 0.0
        if card[1] == self.trump:
            return TRUMP + self._keep(card) + TRUMP_RANK[card] / 1000
        left = LEFT_OVER if card[1] == self.view.left_suit else 0.0
        if card[0] == "2":
            return left + TWO * self._all_follow(card[1], range(self.view.players))
        return left + self._keep(card) + RANK[card] / 1000

    def _keep(self, card: Card) -> float:
        above = self.unseen & SUIT[card[1]] & beating(card, card[1], self.trump)
        return KEEP[min(above.bit_count(), len(KEEP) - 1)]

    # Outcome of the trick

    def worth(self, card: Card) -> float:
        """Return the worth of the trick if this card is played."""
        led = (*self.view.trick, card)[0][1]
        counted = [became(one, led, self.trump) for one in (*self.view.trick, card)]
        if any(one[1] != led for one in counted):
            return self._falls(counted, led)
        follow = self.follow(led)
        two = "2" + led
        if two in counted:
            return follow * self._value(counted.index(two)) + (1 - follow) * self._falls(counted, led)
        risen = follow * self._holds(two)
        return (1 - risen) * self._falls(counted, led)

    def follow(self, led: str) -> float:
        """Return the probability that all seats still to play follow, so that a two of the suit rises."""
        return self._all_follow(led, self.to_come)

    def drawn(self) -> bool:
        """Return whether an opponent may have a trump for a trump lead to draw."""
        rivals = (other for other in self.to_come if other not in self.side)
        return any(self._pool(other) & SUIT[self.trump] for other in rivals)

    def _falls(self, counted: list[Card], led: str) -> float:
        """Return the worth of the trick if no two takes it."""
        able = (card for card in counted if card[1] in (led, self.trump))
        top = max(able, key=lambda card: strength(card, led, self.trump))
        owner = self._owner(counted.index(top))
        kept, ours = self._shares(top, led, held=owner in self.side)
        return kept * (1.0 if owner == self.seat else self.partner) + ours * self.partner

    def _shares(self, top: Card, led: str, *, held: bool) -> tuple[float, float]:
        """Return the probabilities that this side has the trick in the end: by the top card, and by a later
        one.

        `held`: whether the top card is this side's.
        """
        top_holds, ours, theirs = 1.0, 0.0, 0.0
        for other in self.to_come:
            beats = self.beats(other, top, led)
            if other in self.side:
                taken, again = beats * top_holds * (OVERTAKES if held else 1.0), beats * AGAIN * theirs
                ours, theirs = ours + taken + again, theirs - again
                top_holds -= taken
            else:
                taken, again = beats * top_holds if held else 0.0, beats * AGAIN * ours
                ours, theirs = ours - again, theirs + taken + again
                top_holds -= taken
        return (top_holds if held else 0.0), ours

    def _owner(self, place: int) -> Seat:
        return (self.seat - len(self.view.trick) + place) % self.view.players

    def _value(self, place: int) -> float:
        owner = self._owner(place)
        return 1.0 if owner == self.seat else self.partner if owner in self.side else 0.0

    def _holds(self, card: Card) -> float:
        """Return the probability that a seat still to play has this card."""
        if not BIT[card] & self.unseen:
            return 0.0
        held = sum(
            len(self.view.hands[other]) for other in self.to_come if card[1] not in self.view.voids[other]
        )
        return min(1.0, held / self.unseen.bit_count())

    def _all_follow(self, suit: str, seats: range | tuple[Seat, ...]) -> float:
        """Return the probability that all these others hold a card of the suit."""
        return math.prod(1 - self._lacks(other, suit) for other in seats if other != self.seat)

    def _lacks(self, other: Seat, suit: str) -> float:
        if suit in self.view.voids[other]:
            return 1.0
        pool = self._pool(other)
        return 1 - some((pool & SUIT[suit]).bit_count(), pool.bit_count(), len(self.view.hands[other]))

    def _pool(self, other: Seat) -> Bits:
        """Return the cards that a seat may hold."""
        return self.unseen & ~sum(SUIT[void] for void in self.view.voids[other])

    def beats(self, other: Seat, top: Card, led: str) -> float:
        """Return the probability that this seat, still to play, can beat the best card so far."""
        pool, held = self._pool(other), len(self.view.hands[other])
        follows, beats = pool & SUIT[led], pool & beating(top, led, self.trump)
        cards, following = pool.bit_count(), follows.bit_count()
        over = some((beats & follows).bit_count(), cards, held)
        lacks = 1 - some(following, cards, held)
        return over + lacks * some((beats & ~follows).bit_count(), cards - following, held)


class PlainOdds(TrickOdds):
    """The odds of a trick for a player who overlooks that twos rise and that left cards follow."""

    def worth(self, card: Card) -> float:
        trick = [*self.view.trick, card]
        return self._falls(trick, trick[0][1])
