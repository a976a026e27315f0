"""Which card to play in Mitigati, from what whose turn it is may know: for normal players and for play-outs.

A card is worth the trick, as likely as it takes it, less what it would bring later if it were kept.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.ai.mitigati_odds import ANYWAY, BRINGS, FOLLOWS, IF_FOLLOW, MOST_HIGHER, count, without
from bot.ai.mitigati_twin import (
    FOOL_BIT,
    FOOL_PLACE,
    IN_SUIT,
    NO_SUIT,
    NOTHING_WON,
    SUIT,
    SUITED,
    TRUMP_CARDS,
    TRUMPS,
    Twin,
)
from bot.games.mitigati import DISCARDS, TRICKS
from bot.games.mitigati_trick import PLAYERS

if TYPE_CHECKING:
    from mypy_extensions import i64

# By judgement, like what is in `mitigati_odds`.
TO_COME: Final = 1.5
"""The points to expect of each who is still to play."""
ESCAPE: Final = 4.0
"""What the Fool is worth as long as it is held, with a full hand."""


class Weighed(NamedTuple):
    """A card and what it promises, in points."""

    worth: float
    place: int
    chance: float
    """How likely it takes the trick."""


def weigh(twin: Twin) -> list[Weighed]:
    """Every card that whose turn it is may play; it knows its own hand and what was played."""
    found: list[Weighed] = []
    choose(twin, found)
    return found


def choose(twin: Twin, found: list[Weighed] | None = None) -> i64:
    """The card that promises most; and what all of them promise, if anybody wants to know."""
    cards, trumps = twin.playable()
    look = Look(twin)
    best: i64 = -1
    most = -math.inf
    for suit in range(NO_SUIT):
        left: i64 = trumps & TRUMP_CARDS if suit == TRUMPS else cards >> IN_SUIT * suit & SUIT
        if not left:
            continue
        look.at(suit)
        while left:
            low: i64 = left & -left
            left ^= low
            worth = look.worth(low)
            if worth >= most:
                best, most = look.place, worth
            if found is not None:
                found.append(Weighed(worth, look.place, look.chance))
    if trumps & FOOL_BIT:
        worth = look.fool()
        if worth >= most:
            best = FOOL_PLACE
        if found is not None:
            found.append(Weighed(worth, FOOL_PLACE, 0.0))
    return best


class Look:
    """What whose turn it is knows of the others: counted once, then for each suit, then for each card."""

    __slots__ = (
        "beat",
        "chance",
        "first",
        "follow",
        "gain",
        "higher",
        "left",
        "over",
        "over_last",
        "place",
        "ruffed",
        "ruffed_last",
        "suited",
        "trumps",
        "twin",
        "unseen",
        "unseen_cards",
        "voids",
    )

    twin: Twin
    left: i64
    """How many cards each has who is still to play."""
    suited: i64
    """The cards of the suits that it has not seen."""
    trumps: i64
    unseen_cards: i64
    """How many it has not seen, the Dealer's discards among them."""
    voids: i64
    """The suits that another is known to be without and may still trump."""
    gain: float
    """What the trick promises besides the card."""

    first: i64
    """The place of the first card of the suit."""
    unseen: i64
    """Its unseen cards."""
    follow: float
    """How likely all follow it."""
    beat: i64
    """The place of the card that has to be beaten."""
    over: float
    ruffed: float
    """How likely who plays next beats a card: `over` times how likely a higher one is held, and `ruffed`."""
    over_last: float
    ruffed_last: float
    """The same of the one after."""

    place: i64
    """The card that was looked at last."""
    chance: float
    """How likely it takes the trick."""
    higher: i64
    """How many unseen cards are higher than the last card that may take it."""

    def __init__(self, twin: Twin) -> None:
        seat = twin.to_act
        self.twin, self.left = twin, twin.left
        self.suited = SUITED & ~(twin.gone | twin.hands[seat])
        self.trumps = TRUMP_CARDS & ~(twin.gone_trumps | twin.hands[PLAYERS + seat])
        self.unseen_cards = DISCARDS + (PLAYERS - 1) * twin.left - twin.laid
        self.gain = float(twin.pot) + TO_COME * float(PLAYERS - 1 - twin.laid)
        voids: i64 = 0
        for other in range(PLAYERS):
            if other != seat and not twin.voids[other] >> TRUMPS & 1:
                voids |= twin.voids[other]
        self.voids = voids
        self.over = self.ruffed = self.over_last = self.ruffed_last = 0.0

    def of_suit(self, suit: i64) -> i64:
        """Its unseen cards, as bits from 0 on."""
        return self.trumps if suit == TRUMPS else self.suited >> IN_SUIT * suit & SUIT

    def at(self, suit: i64) -> None:
        """Look at the cards of this suit from now on."""
        twin = self.twin
        led = suit if twin.led == NO_SUIT else twin.led
        self.first, self.unseen = IN_SUIT * suit, self.of_suit(suit)
        self.follow = 0.0 if suit == TRUMPS or self.voids >> suit & 1 else FOLLOWS[count(self.unseen)]
        self.higher, self.chance = -1, 0.0
        self.beat = twin.best if suit in (led, TRUMPS) else FOOL_PLACE
        if self.beat == FOOL_PLACE or twin.laid == PLAYERS - 1:
            return
        following = count(self.of_suit(led))
        lacks = without(following, self.unseen_cards, self.left)
        others = max(self.unseen_cards - following, self.left)
        ruffs = 0.0 if suit == TRUMPS else 1 - without(count(self.trumps), others, self.left)
        self.over, self.ruffed = self._beaten(1, suit, led, lacks, ruffs)
        self.over_last, self.ruffed_last = self._beaten(2, suit, led, lacks, ruffs)

    def _beaten(self, step: i64, suit: i64, led: i64, lacks: float, ruffs: float) -> tuple[float, float]:
        """Of who comes so many steps later: `over` and `ruffed`, if such a player is likely to have none of
        what was led, and to have trumps."""
        twin = self.twin
        if twin.laid + step >= PLAYERS:
            return 0.0, 0.0
        voids = twin.voids[(twin.to_act + step) % PLAYERS]
        follows = not voids >> led & 1
        if voids >> TRUMPS & 1:
            return (1.0 if follows and suit != TRUMPS else 0.0), 0.0
        if not follows:
            lacks = 1.0
        if suit != TRUMPS:
            return (1.0 if follows else 0.0), lacks * ruffs
        return (1.0 if led == TRUMPS else lacks), 0.0

    def worth(self, card: i64) -> float:
        """What the card promises in points; it is one of the suit, as a bit from 0 on."""
        bit: int = card
        rank: i64 = bit.bit_length()
        place = self.first + rank - 1
        higher = count(self.unseen >> rank)
        worth = ANYWAY[place * MOST_HIGHER + higher]
        if self.follow > 0:
            worth -= IF_FOLLOW[place * MOST_HIGHER + higher] * self.follow
        self.place = place
        if place > self.beat:
            if higher != self.higher:
                self.higher, self.chance = higher, self._takes(higher)
            worth += self.chance * (self.gain + BRINGS[place])
        return worth

    def _takes(self, higher: i64) -> float:
        """How likely nobody beats a card of the suit, so many higher ones being unseen."""
        held = 1 - without(higher, self.unseen_cards, self.left)
        chance = max(0.0, 1 - self.over * held - self.ruffed)
        return chance * max(0.0, 1 - self.over_last * held - self.ruffed_last)

    def fool(self) -> float:
        """What the Fool promises."""
        twin = self.twin
        risk = BRINGS[FOOL_PLACE] if twin.cheapest[twin.to_act] == NOTHING_WON else 0.0
        return -risk - ESCAPE * float(self.left - 1) / TRICKS
