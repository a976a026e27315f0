"""Declarations before the play of Mitigati: trumps, Kings and Honours shown for bonus points.

Kings and Honours may be declared side by side only if neither lends its cards to the other.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.games.base import Card, Choice, Refusal, Seat
from bot.games.kit.loka import HONOURS, KINGS, STRENGTH, TRUMP, Cards, in_order

ABUNDANCE: Final = 10
"""Trumps needed for an abundance, which pays a point for each trump."""
MIXED: Final = 4
"""Least number of Kings and Honours to declare them mixed."""
DONE: Final = "done"
KINDS: Final = ("abundance", "kings", "honours", "mixed")
BASE: Final = {"kings": 20, "honours": 15, "mixed": 10}
EXTRA: Final = 5
"""Points for each card beyond those a declaration of Kings, Honours or both mixed needs."""
MAIN: Final = {"kings": KINGS, "honours": HONOURS}
"""Cards required for these two declarations."""
LENT: Final = {"kings": HONOURS, "honours": KINGS}
"""Cards that may be added to them."""
OTHER: Final = {"kings": "honours", "honours": "kings"}


class Declaration(NamedTuple):
    """A seat's declaration, whose cards everybody has seen."""

    seat: Seat
    kind: str
    cards: Cards
    bonus: int
    """Points that each opponent pays."""


def declaration(seat: Seat, kind: str, named: Cards) -> Declaration:
    """Return the declaration that an action makes, with all the cards it shows and its bonus."""
    if kind == "abundance":
        return Declaration(seat, kind, named, len(named))
    if kind == "mixed":
        return Declaration(seat, kind, named, BASE[kind] + EXTRA * (len(named) - MIXED))
    return Declaration(seat, kind, in_order((*MAIN[kind], *named)), BASE[kind] + EXTRA * len(named))


def bonuses(made: Iterable[Declaration], players: int) -> tuple[int, ...]:
    """Return the points of each seat from the declarations: each opponent pays the bonus."""
    points = [0] * players
    for one in made:
        for seat in range(players):
            points[seat] += one.bonus * (players - 1) if seat == one.seat else -one.bonus
    return tuple(points)


def choices(hand: Cards, made: Iterable[Declaration]) -> tuple[Choice, ...]:
    """Return the declarations open to a seat with this hand, after those already made."""
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
    """Return the kind of an earlier declaration that rules this one out, if any."""
    if kind in before:
        return kind
    if kind == "mixed":
        return next((other for other in MAIN if other in before), "")
    if "mixed" in before:
        return "mixed"
    other = before.get(OTHER[kind])
    return other.kind if other and other.cards != MAIN[other.kind] else ""


def why_not(hand: Cards, made: Iterable[Declaration], kind: str, words: list[str]) -> Refusal | None:
    """Return why a seat with this hand may not declare these cards after those declarations."""
    before = {one.kind: one for one in made}
    if kind not in KINDS:
        return None
    if kind in before:
        return Refusal("mitigati-declared-already", kind=kind)
    if kind != "abundance" and (clash := _clash(kind, before)):
        return Refusal("mitigati-clash", kind=kind, other=clash)
    return _why_not_hand(hand, kind) or _why_not_cards(hand, before, kind, words)


def _why_not_hand(hand: Cards, kind: str) -> Refusal | None:
    """Return why such a declaration is impossible with this hand."""
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
    """Return what is wrong with the cards named."""
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
