"""Parser of typed cards of Mitigati: by notation, sign or name."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bot.games.base import Card
from bot.games.kit.loka import FOOL, LOKA, SUITS
from bot.words import SYMBOLS, words
from cogs.kit.controls import uninked

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.words import Words


@cache
def _named(say: Words) -> Mapping[str, Card]:
    """Map the full names to cards; trumps and the Fool without their article too."""
    names = {" ".join(uninked(say.card_name(card)).casefold().split()): card for card in LOKA}
    single = {name: card for name, card in names.items() if " " in name and (card == FOOL or card[-1] == "T")}
    return {**{name.partition(" ")[2]: card for name, card in single.items()}, **names}


def card_of(typed: str) -> Card:
    """Parse a card into notation, from `KF`, `10💧`, `14`, `trump 14`, `fool` or its full name."""
    text = " ".join(uninked(typed).casefold().split()).removeprefix("the ")
    named = _named(words())
    if text in named:
        return named[text]
    text = text.removeprefix("trump ").replace(" of ", "").replace(" ", "").upper()
    for suit in (*SUITS, "T"):
        text = text.replace(uninked(SYMBOLS[suit]), suit)
    if text.isascii() and text.isdigit():
        return f"{text}T"
    if text[:2] == "10" and text[2:] in tuple(SUITS):
        return f"T{text[2:]}"
    return text


def cards_of(typed: str) -> tuple[Card, ...]:
    """Parse a list of cards, separated by commas, or by spaces if there are none."""
    parts = typed.split(",") if "," in typed else typed.split()
    return tuple(card_of(part) for part in parts if part.strip())
