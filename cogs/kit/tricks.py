"""Texts and controls shared by games of tricks: the current trick, the last one, the cards to play."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from bot.games.kit.loka import FOOL
from bot.games.kit.tricks import left_of
from bot.words import heard, words
from cogs.kit.button_rows import in_groups
from cogs.kit.telling import Told, Where
from rendering.kit.fan import suit_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from bot.games.base import Card, Seat
    from bot.games.kit.tricks import TrickState
    from cogs.kit.game_cog import Ids, Names
    from cogs.kit.pages import Row

    Said = Callable[[Card, Card, str], str]
    """A function that tells of a card: the card, the card that was led, its player's name."""


def held(cards: Iterable[Card]) -> str:
    """Name cards by suit, each suit once: `clubs 2, king; spades 9`."""
    say, by_suit = words(), dict[str, list[str]]()
    for card in cards:
        by_suit.setdefault("" if card == FOOL else say.suit(card[-1]), []).append(say.rank_name(card))
    suits = (f"{suit} {', '.join(ranks)}".strip() for suit, ranks in by_suit.items())
    return "; ".join(suits) or say("cards-none")


def named(cards: Iterable[Card]) -> str:
    """Return the full names of the cards."""
    return ", ".join(map(words().card_name, cards)) or words()("cards-none")


# The trick


def played(card: Card, led: Card, name: str) -> str:
    return as_text(card, led, name) if heard() else words()("trick-played", name=name, card=card)


def as_text(card: Card, _led: Card, name: str) -> str:
    return words()("spoken-by", card=words().card_name(card), name=name)


def _in_order(leader: Seat, cards: Sequence[Card], names: Names, said: Said) -> list[str]:
    return [
        said(card, cards[0], names[left_of(leader, len(names), place)]) for place, card in enumerate(cards)
    ]


def last_trick(view: TrickState, names: Names, said: Said = played) -> str | None:
    """Tell the last complete trick of this hand, if any: each card with its player, and the winner."""
    if not view.tricks:
        return None
    leader, cards, winner = view.tricks[-1]
    told = " · ".join(_in_order(leader, cards, names, said))
    return words()("trick-before", cards=told, name=names[winner])


def tell(view: TrickState, names: Names, said: Said = played) -> Iterator[Told]:
    """Tell the trick on the table; between tricks, the last one."""
    if view.trick:
        cards = " · ".join(_in_order(view.leader, view.trick, names, said))
        yield Told(words()("trick-now", cards=cards), Where.PUBLIC | Where.HAND | Where.LATE)
    elif last := last_trick(view, names, said):
        yield Told(words()("trick-last", trick=last), Where.PUBLIC)


def as_it_lies(view: TrickState, names: Names, said: Said = as_text) -> list[str]:
    """Tell the trick on the table to a listener."""
    if not view.trick:
        return []
    cards = ", ".join(_in_order(view.leader, view.trick, names, said))
    return [words()("picture-trick", cards=cards)]


def as_it_lay(view: TrickState, names: Names, said: Said = as_text) -> list[str]:
    """Tell the trick before to a listener."""
    if not view.tricks:
        return []
    leader, cards, winner = view.tricks[-1]
    before = ", ".join(_in_order(leader, cards, names, said))
    return [words()("spoken-last", cards=before, name=names[winner])]


# The card to play


def asked_card(trick: Sequence[Card], playable: Sequence[Card]) -> str:
    """Ask for a card to lead, to follow suit with, or to throw."""
    if not trick:
        return words()("ask-lead")
    led, follows = trick[0][1], playable[0][1] == trick[0][1]
    return words()("ask-follow" if follows else "ask-discard", suit=led)


def card_buttons(
    sections: Iterable[Iterable[Card]], named: Callable[[Card], str], ids: Ids
) -> tuple[Row, ...]:
    """Return a button for each card in its order: each section in rows of its own, suits together."""
    return in_groups(
        [
            [(named(card), ids.act(f"play {card}")) for card in group]
            for _, group in itertools.groupby(cards, key=suit_of)
        ]
        for cards in sections
    )
