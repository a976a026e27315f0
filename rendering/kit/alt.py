"""Alt texts of pictures: as full as Discord's limit allows."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Protocol, TypeAlias

from bot.games.base import HOLE, NATURE, Card, Seat
from rendering.kit.catalogue import Catalogue
from rendering.kit.names import shortened

LIMIT: Final = 1024
"""Maximum characters of an alt text at Discord."""

NAMES: Final = (20, 12, 7)
"""Maximum lengths of a name, tried until a text is short enough."""

CardName: TypeAlias = Callable[[Card], str]


class Parts(Protocol):
    """A function that returns sentences, with the full names of cards or with short ones."""

    def __call__(self, names: tuple[str, ...], /, *, spoken: bool) -> Iterable[str]: ...


def fitting(texts: Iterable[str]) -> str:
    """Return the first text within the limit; if there is none, the beginning of the last."""
    text = ""
    for text in texts:
        if len(text) <= LIMIT:
            break
    return text[:LIMIT]


def told(parts: Parts, names: Iterable[str], lengths: Sequence[int] = NAMES) -> str:
    """Return the text with the full names of cards; if it is too long, with short names of all."""
    every = tuple(names)
    ways = ((lengths[0], True), *((most, False) for most in lengths))
    return fitting(" ".join(parts(cut(every, most), spoken=spoken)) for most, spoken in ways)


def cut(names: Iterable[str], most: int) -> tuple[str, ...]:
    """Shorten the names to at most so many characters."""
    return shortened(names, lambda name: len(name) <= most)


def own(cards: Sequence[Card], named: CardName, words: Catalogue, *, turn: bool) -> Iterator[str]:
    """Tell the reader's turn, and the hand unless it is hidden."""
    if turn:
        yield words("picture-your-turn")
    if cards and HOLE not in cards:
        yield words("spoken-hand", cards=listed(cards, named))


def naming(words: Catalogue, *, spoken: bool) -> CardName:
    """Return the function that names a card, in full or shortly."""
    return words.card_name if spoken else words.card


def turns(to_act: Iterable[Seat], names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Tell whose turn it is."""
    for seat in sorted(to_act):
        if seat != NATURE:
            yield words("picture-turn", name=names[seat])


def listed(cards: Iterable[Card], named: CardName) -> str:
    return ", ".join(map(named, cards))
