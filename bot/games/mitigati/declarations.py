"""Declarations before the play of Mitigati: trumps, Kings and Honours shown for bonus points.

Kings and Honours may be declared side by side only if neither lends its cards to the other.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.games.base import Card, Choice, Refusal, Seat
from bot.games.kit.loka import HONOURS, KINGS, STRENGTH, TRUMP, Cards, in_order

ABUNDANCE: Final = 10
"""Trumps it takes, and points for just so many; each further one is a point more."""
MIXED: Final = 4
"""Kings and Honours it takes to declare them mixed."""
DONE: Final = "done"
KINDS: Final = ("abundance", "kings", "honours", "mixed")
BASE: Final = {"kings": 20, "honours": 15, "mixed": 10}
EXTRA: Final = 5
"""For each card above what a declaration of Kings, Honours or both mixed needs."""
MAIN: Final = {"kings": KINGS, "honours": HONOURS}
"""The cards that these two cannot do without."""
LENT: Final = {"kings": HONOURS, "honours": KINGS}
"""The cards that may be shown beside them."""
OTHER: Final = {"kings": "honours", "honours": "kings"}


class Declaration(NamedTuple):
    """What a seat has declared: everybody has seen these cards."""

    seat: Seat
    kind: str
    cards: Cards
    bonus: int
    """What each opponent pays."""


def declaration(seat: Seat, kind: str, named: Cards) -> Declaration:
    """The declaration that an action makes, with all the cards it shows and what it is worth."""
    if kind == "abundance":
        return Declaration(seat, kind, named, len(named))
    if kind == "mixed":
        return Declaration(seat, kind, named, BASE[kind] + EXTRA * (len(named) - MIXED))
    return Declaration(seat, kind, in_order((*MAIN[kind], *named)), BASE[kind] + EXTRA * len(named))


def bonuses(made: Iterable[Declaration], players: int) -> tuple[int, ...]:
    """What the declarations bring each seat: each opponent pays the bonus."""
    points = [0] * players
    for one in made:
        for seat in range(players):
            points[seat] += one.bonus * (players - 1) if seat == one.seat else -one.bonus
    return tuple(points)


def choices(hand: Cards, made: Iterable[Declaration]) -> tuple[Choice, ...]:
    """What a seat with this hand may declare after those that it has made."""
    before = {one.kind: one for one in made}
    options = []
    trumps = _trumps(hand)
    if len(trumps) >= ABUNDANCE and "abundance" not in before:
        options.append(Choice("abundance", trumps, ABUNDANCE, len(trumps)))
    for kind in MAIN:
        if set(MAIN[kind]) <= set(hand) and not _clash(kind, before):
            lent = () if OTHER[kind] in before else _held(hand, LENT[kind])
            options.append(Choice(kind, lent, 0, len(lent)))
    mixed = _held(hand, KINGS + HONOURS)
    if len(mixed) >= MIXED and not _clash("mixed", before):
        options.append(Choice("mixed", mixed, MIXED, len(mixed)))
    return (*options, Choice(DONE))


def _trumps(hand: Cards) -> Cards:
    return tuple(card for card in hand if card[-1] == TRUMP)


def _held(hand: Cards, wanted: Cards) -> Cards:
    return tuple(card for card in wanted if card in hand)


def _clash(kind: str, before: dict[str, Declaration]) -> str:
    """The declaration, if any, that no longer lets this one be made."""
    if kind in before:
        return kind
    if kind == "mixed":
        return next((other for other in MAIN if other in before), "")
    if "mixed" in before:
        return "mixed"
    other = before.get(OTHER[kind])
    return other.kind if other and other.cards != MAIN[other.kind] else ""


def why_not(hand: Cards, made: Iterable[Declaration], kind: str, words: list[str]) -> Refusal | None:
    """Why a seat with this hand may not declare these cards after those declarations."""
    before = {one.kind: one for one in made}
    if kind not in KINDS:
        return None
    if kind in before:
        return Refusal("mitigati-declared-already", kind=kind)
    if kind != "abundance" and (clash := _clash(kind, before)):
        return Refusal("mitigati-clash", kind=kind, other=clash)
    return _why_not_hand(hand, kind) or _why_not_cards(hand, before, kind, words)


def _why_not_hand(hand: Cards, kind: str) -> Refusal | None:
    """Why nobody with this hand could declare such a thing."""
    if kind == "abundance":
        held = len(_trumps(hand))
        return None if held >= ABUNDANCE else Refusal("mitigati-few-trumps", held=held, least=ABUNDANCE)
    if kind == "mixed":
        held = len(_held(hand, KINGS + HONOURS))
        return None if held >= MIXED else Refusal("mitigati-few-mixed", held=held, least=MIXED)
    missing = [card for card in MAIN[kind] if card not in hand]
    return Refusal(f"mitigati-{kind}-missing", card=missing[0]) if missing else None


def _why_not_cards(
    hand: Cards, before: dict[str, Declaration], kind: str, words: list[str]
) -> Refusal | None:
    """What is wrong with the cards named."""
    for card in words:
        if refusal := _why_not_card(hand, kind, card):
            return refusal
    if len(set(words)) < len(words):
        return Refusal("mitigati-card-twice")
    if words and OTHER.get(kind) in before:
        return Refusal("mitigati-clash", kind=kind, other=OTHER[kind])
    if kind == "abundance" and len(words) < ABUNDANCE:
        return Refusal("mitigati-show-trumps", least=ABUNDANCE)
    if kind == "mixed" and len(words) < MIXED:
        return Refusal("mitigati-show-mixed", least=MIXED)
    return None


def _why_not_card(hand: Cards, kind: str, card: Card) -> Refusal | None:
    if card not in STRENGTH:
        return Refusal("not-a-card")
    if card not in hand:
        return Refusal("not-your-card", card=card)
    if kind == "abundance":
        return None if card[-1] == TRUMP else Refusal("mitigati-not-a-trump", card=card)
    if card in (LENT[kind] if kind in LENT else KINGS + HONOURS):
        return None
    return Refusal(f"mitigati-{kind}-only", card=card)
