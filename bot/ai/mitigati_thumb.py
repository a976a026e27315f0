"""Which card to play in Mitigati, from what whose turn it is may know: for normal players and for play-outs.

A card is worth the trick, as likely as it takes it, less what it would bring later if it were kept.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from bot.ai.mitigati_twin import (
    FOOL_PLACE,
    NO_SUIT,
    NOTHING_WON,
    PACK,
    SUIT,
    SUIT_OF,
    TRUMP_CARDS,
    TRUMPS,
    WORTH,
    Twin,
    places_of,
)
from bot.games.loka import LOKA, MAGICIAN, STRENGTH, WORLD
from bot.games.mitigati import DISCARDS, KEPT, TRICKS
from bot.games.mitigati_trick import PLAYERS

HIGHER: Final = tuple(SUIT[SUIT_OF[place]] & -(2 << place) for place in range(len(LOKA)))
"""By card, those of its suit that are higher."""

# By judgement, and changed by hand where play-outs brought more points.
TRICK: Final = 3.5
"""The points that a trick later on brings, besides those of the card that wins it."""
TO_COME: Final = 1.5
"""The points to expect of each who is still to play."""
SAVED: Final = 0.03
"""How likely points come home that cannot take a trick."""
SUIT_WINS: Final[tuple[float, ...]] = (0.85, 0.4, 0.15, 0.05, 0.0)
"""How likely a card wins later on, if all follow, when so many unseen cards of its suit are higher."""
TRUMP_WINS: Final[tuple[float, ...]] = (1.0, 0.85, 0.75, 0.68, 0.64, 0.6, 0.55, 0.5, 0.45)
"""The same for trumps."""
LOW: Final = 0.6
"""How much of that is left for a card without points: its turn comes last."""
ACE: Final = 0.37
"""What an Ace may still bring."""
MAGICIAN_HELD: Final = 4.0
WORLD_HELD: Final = 8.5
ESCAPE: Final = 4.0
"""What the Fool is worth as long as it is held, with a full hand."""


def _suit_costs(place: int) -> tuple[tuple[float, float], ...]:
    """What a card of a suit brings later: in any case, and more the likelier all follow.

    By how many unseen cards of its suit are higher.
    """
    points = WORTH[place]
    if LOKA[place][0] == "A":
        return ((ACE, 0.0),) * len(SUIT_WINS)
    part = LOW if points == 1 else 1.0
    return tuple((SAVED * points, wins * part * (TRICK + points)) for wins in SUIT_WINS)


def _trump_costs(place: int) -> tuple[tuple[float, float], ...]:
    if LOKA[place] in (MAGICIAN, WORLD):
        held = WORLD_HELD if LOKA[place] == WORLD else MAGICIAN_HELD
        return ((held, 0.0),) * len(TRUMP_WINS)
    return tuple((wins * TRICK + 1, 0.0) for wins in TRUMP_WINS)


COSTS: Final = tuple(
    () if place == FOOL_PLACE else (_trump_costs if SUIT_OF[place] == TRUMPS else _suit_costs)(place)
    for place in range(len(LOKA))
)
MOST_HIGHER: Final = tuple(len(costs) - 1 for costs in COSTS)
HIGH_FIRST: Final = 1e-4
"""Of equal cards the lowest goes first."""


@cache
def follows(count: int) -> float:
    """About how likely both others can follow suit, if so many cards of it are unseen."""
    return 0.0 if count < 2 else 1 - 2.0 ** (1 - count)


@cache
def without(some: int, cards: int, held: int) -> float:
    """How likely none of these some are among those held."""
    return 0.0 if some + held > cards else math.comb(cards - some, held) / math.comb(cards, held)


class Weighed(NamedTuple):
    """A card and what it promises, in points."""

    worth: float
    place: int
    chance: float
    """How likely it takes the trick."""


def weigh(twin: Twin) -> list[Weighed]:
    """Every card that whose turn it is may play; it knows its own hand and what was played."""
    seat = twin.to_act
    hand = twin.hands[seat]
    playable = twin.playable()
    unseen = PACK & ~twin.gone & ~hand
    voids = _ruffed(twin, seat)
    gain = twin.pot + TO_COME * (PLAYERS - 1 - twin.laid)
    led, best, last = twin.led, twin.best, twin.left == 1
    found = []
    for place in places_of(playable):
        if place == FOOL_PLACE:
            risk = WORTH[place] if twin.cheapest[seat] == NOTHING_WON else 0
            found.append(Weighed(-risk - ESCAPE * (twin.left - 1) / TRICKS, place, 0.0))
            continue
        suit = SUIT_OF[place]
        higher = (HIGHER[place] & unseen).bit_count()
        worth = -HIGH_FIRST * place
        if not last:
            anyway, if_follow = COSTS[place][min(higher, MOST_HIGHER[place])]
            worth -= anyway
            if if_follow and not voids >> suit & 1:
                worth -= if_follow * follows((SUIT[suit] & unseen).bit_count())
        chance = 0.0
        if led == NO_SUIT or (place > best and (suit in (led, TRUMPS))):
            chance = takes(twin, suit, higher, unseen)
            worth += chance * (gain + WORTH[place])
        found.append(Weighed(worth, place, chance))
    return found


def _ruffed(twin: Twin, seat: int) -> int:
    """The suits that another is known to be without and may still trump."""
    voids = 0
    for other in range(PLAYERS):
        if other != seat and not twin.voids[other] >> TRUMPS & 1:
            voids |= twin.voids[other]
    return voids


def takes(twin: Twin, suit: int, higher: int, unseen: int) -> float:
    """How likely nobody who is still to play beats a card of this suit, so many higher ones being unseen."""
    led = suit if twin.led == NO_SUIT else twin.led
    count = unseen.bit_count()
    of_led, trumps = (SUIT[led] & unseen).bit_count(), (TRUMP_CARDS & unseen).bit_count()
    chance = 1.0
    for step in range(1, PLAYERS - twin.laid):
        other = (twin.to_act + step) % PLAYERS
        held, voids = twin.held[other], twin.voids[other]
        void = bool(voids >> led & 1)
        lacks = 1.0 if void else without(of_led, count, held)
        if suit == TRUMPS:
            if not voids >> TRUMPS & 1:
                beats = 1 - without(higher, count, held)
                chance *= 1 - (beats if led == TRUMPS else beats * lacks)
            continue
        ruffs = 0.0 if voids >> TRUMPS & 1 else 1 - without(trumps, max(count - of_led, held), held)
        beats = 0.0 if void else 1 - without(higher, count, held)
        chance *= max(0.0, 1 - beats - lacks * ruffs)
    return chance


def discards(hand: int) -> tuple[int, ...]:
    """What the Dealer lays away."""
    return tuple(likely_discards(hand)[:DISCARDS])


def likely_discards(hand: int) -> list[int]:
    """Aces first, then what makes a suit void, dear cards before others; trumps only if they must."""
    loose = [place for place in places_of(hand) if SUIT_OF[place] <= TRUMPS and LOKA[place] not in KEPT]
    size = {suit: (hand & SUIT[suit]).bit_count() for suit in range(TRUMPS)}
    return sorted(loose, key=lambda place: (_kept(place, size), place))


def _kept(place: int, size: dict[int, int]) -> float:
    """How much rather a card is kept than laid away."""
    suit, points = SUIT_OF[place], WORTH[place]
    if suit == TRUMPS:
        return 100.0 + place
    if LOKA[place][0] == "A":
        return size[suit] / 100
    guarded = points >= WORTH[STRENGTH["QA"]] and size[suit] > 2
    return size[suit] - 0.6 * points + (2 if guarded else 0)
