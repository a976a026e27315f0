"""A picture's text for those who listen: as long as there is room, and no longer than Discord takes."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from bot.games.base import NATURE, Card, Seat
from rendering.kit.catalogue import Catalogue
from rendering.kit.names import shortened

LIMIT: Final = 1024
"""As many characters as Discord takes."""

CardName: TypeAlias = Callable[[Card], str]


def fitting(texts: Iterable[str]) -> str:
    """The first that Discord takes, from the fullest on; if it takes none, the beginning of the last."""
    text = ""
    for text in texts:
        if len(text) <= LIMIT:
            break
    return text[:LIMIT]


def cut(names: Iterable[str], most: int) -> tuple[str, ...]:
    """The names, none longer than so many characters."""
    return shortened(names, lambda name: len(name) <= most)


def turns(to_act: Iterable[Seat], names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Whose turn it is."""
    for seat in sorted(to_act):
        if seat != NATURE:
            yield words("picture-turn", name=names[seat])


def listed(cards: Iterable[Card], named: CardName) -> str:
    return ", ".join(map(named, cards))
