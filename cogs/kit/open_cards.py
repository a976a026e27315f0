"""The cards of every seat in words, for matches and hands without secrets left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.words import words
from cogs.kit.game_cog import CARDS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.base import Card
    from cogs.kit.game_cog import Names


def held(state: Any, names: Names, *, spoken: bool = False) -> list[str]:
    """Return a line for each seat, and one for the shared piles."""
    piles: Mapping[str, tuple[Card, ...]] = state.piles
    lines = []
    for seat, name in enumerate(names):
        own = {kind: piles.get(f"{kind} {seat}", ()) for kind in state.own_piles}
        lines.append(words()("held-by", name=name, cards=_said(state, own, spoken=spoken)))
    rest = {kind: piles.get(kind, ()) for kind in state.shared_piles}
    if any(rest.values()):
        lines.append(words()("held-by-nobody", cards=_said(state, rest, spoken=spoken)))
    return lines


def _said(state: Any, piles: Mapping[str, Sequence[Card]], *, spoken: bool) -> str:
    """List the piles that hold cards; the first kind, a hand, needs no name."""
    parts = []
    for kind, cards in piles.items():
        if cards:
            listed = " ".join(map(_short, ordered(state, kind, cards))) if not spoken else ""
            listed = listed or ", ".join(map(words().card_name, cards))
            parts.append(listed if kind == "hand" else words()(f"held-{kind}", cards=listed))
    return "; ".join(parts) or words()("held-nothing")


def ordered(state: Any, kind: str, cards: Sequence[Card]) -> Sequence[Card]:
    """Sort a hand of suits as players do; other piles keep their own order."""
    if kind == "hand" and set(cards) <= CARDS:
        place = {card: number for number, card in enumerate(state.deck)}
        return sorted(cards, key=place.__getitem__)
    return cards


def _short(card: Card) -> str:
    return words().card(card) if card in CARDS else card
