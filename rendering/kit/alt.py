"""Alt texts of pictures: as full as Discord's limit allows."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from bot.games.base import NATURE, Card, Seat
from rendering.kit.catalogue import Catalogue
from rendering.kit.names import shortened

LIMIT: Final = 1024
"""Maximum characters of an alt text at Discord."""

CardName: TypeAlias = Callable[[Card], str]


def fitting(texts: Iterable[str]) -> str:
    """Return the first text within the limit; if there is none, the beginning of the last."""
    text = ""
    for text in texts:
        if len(text) <= LIMIT:
            break
    return text[:LIMIT]


def cut(names: Iterable[str], most: int) -> tuple[str, ...]:
    """Shorten the names to at most so many characters."""
    return shortened(names, lambda name: len(name) <= most)


def turns(to_act: Iterable[Seat], names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Tell whose turn it is."""
    for seat in sorted(to_act):
        if seat != NATURE:
            yield words("picture-turn", name=names[seat])


def listed(cards: Iterable[Card], named: CardName) -> str:
    return ", ".join(map(named, cards))
