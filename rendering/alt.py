"""A picture's text for those who listen: as long as there is room, and no longer than Discord takes."""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from bot.games.base import Card

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
    return tuple(name if len(name) <= most else name[: most - 1] + "…" for name in names)


def listed(cards: Iterable[Card], named: CardName) -> str:
    return ", ".join(map(named, cards))
