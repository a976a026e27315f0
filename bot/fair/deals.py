"""How a deal is made from the seed of its match, so that anybody can make it again: see `docs/fair-deals.md`.

Nothing here may change: matches of years ago are verified with it.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeVar

from bot.games.base import NATURE, Seat, State

T = TypeVar("T")

SEED_BYTES: Final = 32
_NUMBERS: Final = 2**64


class Click(NamedTuple):
    """What somebody brings to the deals: the number that Discord gave to their click."""

    seat: Seat
    number: int


class Word(NamedTuple):
    """A word of somebody's own that the deals depend on."""

    seat: Seat
    digest: str
    """The SHA-256 of the word, which is what the deals depend on: it stays when the word is forgotten."""
    text: str = ""
    """Empty once whoever chose it was forgotten."""


@dataclass(frozen=True, slots=True)
class Source:
    """What the deals of a match come from."""

    seed: bytes = field(repr=False)
    clicks: tuple[Click, ...]
    """By seat; whoever never clicked has none. None at all where anybody has brought a word."""
    words: tuple[Word, ...] = ()
    """By seat."""


def commitment(seed: bytes) -> str:
    """What is shown before the cards are dealt: it tells nothing of the seed, and fits no other."""
    return hashlib.sha256(seed).hexdigest()


def word_digest(text: str) -> str:
    """What the deals depend on of somebody's word."""
    return hashlib.sha256(text.encode()).hexdigest()


def seed_of_week(secret: bytes, guild: int, week: str) -> bytes:
    """The seed of all matches of a server's challenge, from the secret of that week: `2026-W47`."""
    return hmac.digest(secret, f"challenge {guild} {week}".encode(), "sha256")


def seed_of_board(secret: bytes, night: int, board: int) -> bytes:
    """The seed of all matches of a board of a duplicate night, from the secret of that night."""
    return hmac.digest(secret, f"duplicate {night} {board}".encode(), "sha256")


def lot(secret: bytes, night: int, team: int) -> str:
    """What a team of a duplicate night draws where equal ones are parted: known to nobody who joins."""
    return hmac.digest(secret, f"lot {night} {team}".encode(), "sha256").hex()


def numbers(source: Source, verb: str, n: int) -> Iterator[int]:
    """The stream, of numbers of 64 bits, for chance's `n`-th action of this verb, counted from 0."""
    brought = "".join(f"{seat} {number}\n" for seat, number in source.clicks)
    brought += "".join(f"{word.seat} {word.digest}\n" for word in source.words)
    for block in itertools.count():
        digest = hmac.digest(source.seed, f"{brought}{verb} {n} {block}".encode(), "sha256")
        for start in range(0, len(digest), 8):
            yield int.from_bytes(digest[start : start + 8], "big")


def below(stream: Iterator[int], limit: int) -> int:
    """A number from 0 to below the limit, each exactly as likely: what would favour some is passed over."""
    fair = _NUMBERS - _NUMBERS % limit
    return next(number for number in stream if number < fair) % limit


def drawn(stream: Iterator[int], items: Iterable[T], count: int) -> list[T]:
    """So many of the items, one after the other, each time one of those that are left."""
    order = list(items)
    for place in range(count):
        other = place + below(stream, len(order) - place)
        order[place], order[other] = order[other], order[place]
    return order[:count]


def dealt(source: Source, state: State, before: Sequence[tuple[Seat, str]]) -> str:
    """What chance does now, after these actions of the match."""
    (choice,) = state.legal(NATURE)
    if choice.least != choice.most or not (choice.ordered or choice.most == 1):
        raise ValueError(f"{state.slug}: nobody has said how to draw {choice.verb}")
    n = sum(seat == NATURE and action.partition(" ")[0] == choice.verb for seat, action in before)
    options: Sequence[str] = choice.options
    if choice.ordered:
        # In the order of the deck, whatever the rules list them by: who verifies knows the cards alone.
        place = {card: number for number, card in enumerate(state.deck)}
        options = sorted(options, key=place.__getitem__)
    return " ".join((choice.verb, *drawn(numbers(source, choice.verb, n), options, choice.most)))
