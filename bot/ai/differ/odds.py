"""The value of a card of Differ to a player: the chance of the trick, and what it could earn later.

Of a bitboard, only what the seat to act may know is used: its own cards, those face up and those played, how
many cards the others hold, and which suits they cannot have. So in a guessed world, too, everybody plays from
a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.ai.bits import ALL, CLUBS, RANKED, number
from bot.ai.differ.bitboard import DifferBitboard
from bot.ai.odds import some

if TYPE_CHECKING:
    from mypy_extensions import i64

KEEP: Final[list[float]] = [0.38, 0.2, 0.1, 0.05, 0.02]
"""Later worth of a card in tricks, by the number of higher cards of its suit that opponents hold."""
TRUMP: Final = 0.2
"""Additional worth of any trump, in tricks."""
GUARD: Final = 0.2
"""Additional worth, in tricks, of the only card beside a king, where an opponent holds the ace."""
RETAKE: Final = 0.35
"""Probability that an ender wins the trick back after the differ."""
KINGS: Final[i64] = RANKED["K"]
EQUAL: Final = 1e-9
"""Difference of worths that is due to rounding."""


def card(world: DifferBitboard) -> i64:
    """Return the card that the rules of thumb play; of equals the lowest."""
    held = world.held[world.turn]
    options = held & world.follow or held
    best = options & -options
    if options == best:
        return best
    odds = TrickOdds(world)
    most = -10.0
    while options:
        one = options & -options
        options ^= one
        worth = odds.worth(one)
        if worth > most + EQUAL:
            best, most = one, worth
    return best


class TrickOdds:
    """The knowledge of the seat to act, counted once for all of its cards."""

    __slots__ = ("_against", "_share", "_shown", "_unseen", "_world")

    _world: DifferBitboard
    _against: i64
    """The opponents, as bits."""
    _unseen: i64
    """The cards that the seat cannot see."""
    _shown: i64
    """The opponents' face-up cards."""
    _share: float
    """Part of the unseen cards that the opponents hold or have in their foundations."""

    def __init__(self, world: DifferBitboard) -> None:
        self._world = world
        seat, differ = world.turn, world.differ
        self._unseen = ALL & ~(world.up | world.held[seat] | world.gone)
        self._against = 15 ^ 1 << differ if seat == differ else 1 << differ
        theirs: i64 = 0
        shown: i64 = 0
        other: i64
        for other in range(4):
            if self.opposes(other):
                size: i64 = len(world.pile[other])
                theirs += world.in_hand(other) + size - world.drawn[other]
                shown |= world.held[other] & world.up
        self._shown = shown
        hidden: int = number(self._unseen)
        part: int = theirs
        self._share = part / hidden if hidden else 0.0

    def opposes(self, other: i64) -> bool:
        """Return whether another seat plays against this one."""
        return self._against >> other & 1 != 0

    def worth(self, card: i64) -> float:
        """Return the chance of the trick less what the card could earn later."""
        return self.chance(card) - self.cost(card)

    def cost(self, card: i64) -> float:
        """Return what the card could earn later if it were kept."""
        world = self._world
        if world.left <= 4:
            return 0.0
        suit: i64 = CLUBS * (card % 15)
        king = suit & KINGS
        worth = _kept(self._above(card))
        if world.held[world.turn] & suit == card | king and card != king and world.follow != suit:
            above = self._above(king)
            worth = min(_kept(above), worth + GUARD * above)
        bit: int = card
        return worth + (TRUMP if card & world.trumps else 0.0) + (bit.bit_length() - 1 >> 2) / 1000

    def _above(self, card: i64) -> float:
        """Return the expected number of higher cards of the suit that opponents hold."""
        higher = CLUBS * (card % 15) & -card - card
        shown: int = number(higher & self._shown)
        hidden: int = number(higher & self._unseen)
        return shown + self._share * hidden

    def chance(self, card: i64) -> float:
        """Return the probability that this side takes the trick when the seat plays the card."""
        world = self._world
        seat, best, beating, follow = world.turn, world.best, world.beating, world.follow
        if follow == ALL:
            follow = CLUBS * (card % 15)
            best, beating = seat, world.beating_after(card, follow)
        elif card & beating:
            best, beating = seat, world.beating_after(card, follow)
        ours = not self.opposes(best)
        odds = 1.0 if ours else 0.0
        other, to_come = seat, world.left - 1 & 3
        while to_come:
            to_come -= 1
            other = other + 1 & 3
            beats = self.beats(other, beating, follow)
            if self.opposes(other):
                odds *= 1 - beats
            else:
                odds += (1 - odds) * beats * (RETAKE if ours else 1.0)
        return odds

    def beats(self, other: i64, beating: i64, follow: i64) -> float:
        """Return the probability that a seat still to play holds and may play one of the `beating` cards."""
        world = self._world
        shown, trumps, size = world.held[other] & world.up, world.trumps, world.in_hand(other)
        if shown & follow & beating:
            return 1.0
        hidden = self._unseen & ~world.voids_of(other)
        count = number(hidden)
        wins = some(number(hidden & follow & beating), count, size)
        if shown & follow or follow == trumps or not trumps:
            return wins
        none = 1 - some(number(hidden & follow), count, size)
        if shown & beating:
            return wins + none
        return wins + none * some(number(hidden & trumps & beating), count, size)

    def drawn(self) -> bool:
        """Return whether an opponent may have a trump for a trump lead to draw."""
        world = self._world
        other: i64
        for other in range(4):
            if self.opposes(other):
                hidden = self._unseen & ~world.voids_of(other) if world.in_hand(other) else 0
                if (world.held[other] & world.up | hidden) & world.trumps:
                    return True
        return False


def _kept(above: float) -> float:
    """Return the later worth of a card with so many higher ones."""
    low = int(above)
    return KEEP[low] + (KEEP[low + 1] - KEEP[low]) * (above - low) if low < 4 else KEEP[4]
