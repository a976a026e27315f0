"""Dealing from the seed of a match, so that anybody can repeat it: see `docs/fair-deals.md`.

Nothing here may change, as it verifies matches of years ago.
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
    """A person's contribution to the deals: the id that Discord gave to their click."""

    seat: Seat
    number: int


class Word(NamedTuple):
    """A person's own word, on which the deals depend."""

    seat: Seat
    digest: str
    """SHA-256 of the word, on which the deals depend: it stays when the word is deleted."""
    text: str = ""
    """The word; empty once it was deleted."""


@dataclass(frozen=True, slots=True)
class Source:
    """The source of all deals of a match."""

    seed: bytes = field(repr=False)
    clicks: tuple[Click, ...]
    """Last clicks by seat, if any; empty if anybody has brought a word."""
    words: tuple[Word, ...] = ()
    """Words by seat."""


def commitment(seed: bytes) -> str:
    """Return the hash shown before the deal: it reveals nothing of the seed, and fits no other."""
    return hashlib.sha256(seed).hexdigest()


def word_digest(text: str) -> str:
    """Return the digest of a person's word, on which the deals depend."""
    return hashlib.sha256(text.encode()).hexdigest()


def seed_of_week(secret: bytes, guild: int, week: str) -> bytes:
    """Return the seed of all matches of a server's challenge, from the secret of that week: `2026-W47`."""
    return hmac.digest(secret, f"challenge {guild} {week}".encode(), "sha256")


def seed_of_board(secret: bytes, night: int, board: int) -> bytes:
    """Return the seed of all matches of a board of a duplicate night, from the secret of that night."""
    return hmac.digest(secret, f"duplicate {night} {board}".encode(), "sha256")


def lot(secret: bytes, night: int, team: int) -> str:
    """Return a team's lot, which breaks ties in a duplicate night: unknown to everybody who joins."""
    return hmac.digest(secret, f"lot {night} {team}".encode(), "sha256").hex()


def numbers(source: Source, verb: str, n: int) -> Iterator[int]:
    """Yield the stream of 64-bit numbers for chance's `n`-th action of this verb, counted from 0."""
    brought = "".join(f"{seat} {number}\n" for seat, number in source.clicks)
    brought += "".join(f"{word.seat} {word.digest}\n" for word in source.words)
    for block in itertools.count():
        digest = hmac.digest(source.seed, f"{brought}{verb} {n} {block}".encode(), "sha256")
        for start in range(0, len(digest), 8):
            yield int.from_bytes(digest[start : start + 8], "big")


def below(stream: Iterator[int], limit: int) -> int:
    """Return a number from 0 to below the limit, each equally likely: rejection sampling removes the bias."""
    fair = _NUMBERS - _NUMBERS % limit
    return next(number for number in stream if number < fair) % limit


def drawn(stream: Iterator[int], items: Iterable[T], count: int) -> list[T]:
    """Return `count` of the items, drawn one after the other without replacement."""
    order = list(items)
    for place in range(count):
        other = place + below(stream, len(order) - place)
        order[place], order[other] = order[other], order[place]
    return order[:count]


def dealt(source: Source, state: State, before: Sequence[tuple[Seat, str]]) -> str:
    """Return the action of chance after these actions of the match."""
    (choice,) = state.legal(NATURE)
    if choice.least != choice.most or not (choice.ordered or choice.most == 1):
        raise ValueError(f"{state.slug}: nobody has said how to draw {choice.verb}")
    n = sum(seat == NATURE and action.partition(" ")[0] == choice.verb for seat, action in before)
    options: Sequence[str] = choice.options
    if choice.ordered:
        # Sorted by the deck, whatever the rules' order, as a verifier knows only the cards.
        place = {card: number for number, card in enumerate(state.deck)}
        options = sorted(options, key=place.__getitem__)
    return " ".join((choice.verb, *drawn(numbers(source, choice.verb, n), options, choice.most)))
