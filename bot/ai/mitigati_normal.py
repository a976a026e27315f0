"""Mitigati by sound rules of thumb, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.ai.mitigati_bonus import dearest
from bot.ai.mitigati_deal import discards
from bot.ai.mitigati_talk import statement
from bot.ai.mitigati_thumb import Weighed, weigh
from bot.ai.mitigati_twin import FOOL_PLACE, NO_SUIT, SUIT_OF, TRUMPS, Twin, mask_of
from bot.ai.mitigati_worth import worth
from bot.ai.thought import Reason, Thought, reason
from bot.games.base import Seat
from bot.games.declarations import DONE
from bot.games.loka import LOKA, POINTS
from bot.games.mitigati import Mitigati
from bot.games.mitigati_trick import PLAYERS

SURE: Final = 0.97
LIKELY: Final = 0.5


def answer(view: Mitigati, seat: Seat, rng: Random) -> Thought:
    if view.phase == "play":
        return _play(view, rng)
    if view.phase == "bargain":
        return Thought(*statement(view, seat, worth(view.hands[seat], dealer=seat == view.dealer)))
    if view.phase == "declare":
        return declared(view, seat)
    places = sorted(discards(mask_of(view.hands[seat])))
    action = " ".join(("discard", *(LOKA[place] for place in places)))
    return Thought(
        action, reason("mitigati-why-discard", points=sum(POINTS[LOKA[place]] for place in places))
    )


def declared(view: Mitigati, seat: Seat) -> Thought:
    """All that pays is shown: no secret is worth so many points."""
    best = dearest(view.legal(seat), seat)
    if best is None:
        return Thought(DONE, reason("mitigati-why-done"))
    return Thought(best[0], reason("mitigati-why-declare", points=best[1].bonus))


def _play(view: Mitigati, rng: Random) -> Thought:
    """The card that promises most; chance settles ties."""
    twin = Twin.of(view)
    weighed = weigh(twin)
    best = max(weighed, key=lambda one: (round(one.worth, 6), rng.random()))
    return Thought(f"play {LOKA[best.place]}", why(twin, best, weighed))


def why(twin: Twin, best: Weighed, weighed: Sequence[Weighed]) -> Reason:
    """What speaks for the card, in a sentence."""
    card, percent = LOKA[best.place], round(100 * best.chance)
    if len(weighed) == 1:
        return reason("mitigati-why-only")
    if best.place == FOOL_PLACE:
        return reason("mitigati-why-fool")
    last = twin.laid == PLAYERS - 1
    if best.chance == 0:
        could = any(one.chance for one in weighed)
        return reason("mitigati-why-spare" if could else "mitigati-why-lost", card=card)
    ruffs = SUIT_OF[best.place] == TRUMPS and twin.led not in (TRUMPS, NO_SUIT)
    if last:
        points: int = twin.pot
        return reason("mitigati-why-last", card=card, points=points + POINTS[card])
    if ruffs:
        return reason("mitigati-why-ruff", card=card, percent=percent)
    if twin.led == NO_SUIT and best.chance < LIKELY:
        return reason("mitigati-why-lead-low", card=card)
    if best.chance >= SURE:
        return reason("mitigati-why-sure", card=card)
    return reason("mitigati-why-likely", card=card, percent=percent)
