"""A whole duplicate night as a file: every match of every board, and the standings that follow from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.duplicate.nights import Night
from bot.duplicate.score import Ranked
from bot.games import lowest_wins

NIGHT, PLAYED, STANDING = "# night", "# played", "# standing"


class Exported(NamedTuple):
    """A match of a night, as it is exported by itself too: `bot/matches/exports.py`."""

    team: int
    seat: int
    text: str


def exported(night: Night, secret: bytes, matches: Sequence[Exported], standings: Sequence[Ranked]) -> str:
    """The text of a night that is over."""
    return "".join(f"{text}\n" for text in _lines(night, secret, matches, standings))


def _lines(
    night: Night, secret: bytes, matches: Sequence[Exported], standings: Sequence[Ranked]
) -> Iterator[str]:
    best = "lowest" if lowest_wins(night.slug) else "highest"
    yield f"{NIGHT} {night.id} {best} {night.commitment} {secret.hex()}"
    for team, seat, text in matches:
        first, *others = text.splitlines()
        yield first
        yield f"{PLAYED} {team} {seat}"
        yield from others
    for place, team, compared in standings:
        yield f"{STANDING} {place} {team} {compared.difference} {compared.matchpoints}"
