"""A whole duplicate night as a file: every match of every board, and the resulting standings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.duplicate.night import Night
from bot.duplicate.score import Ranked
from bot.duplicate.swiss import SwissCourse
from bot.games import lowest_wins

NIGHT, PLAYED, STANDING = "# night", "# played", "# standing"
PAIRING, SWISS = "# pairing", "swiss"
SEALED: Final = "sealed"
"""Mark in the header of a night whose lots come from its secret rather than from the commitment."""
NORMAL: Final = "normal"
"""Mark after team and seat in an export: *normal* played the board for the team."""


class Exported(NamedTuple):
    """A match of a night, as it is also exported alone: `bot/matches/exports.py`."""

    team: int
    seat: int
    text: str
    absent: bool = False
    """Whether *normal* played the board for the team."""


def exported(
    night: Night, secret: bytes, matches: Sequence[Exported], came: Sequence[Ranked] | SwissCourse
) -> str:
    """Return the text of a finished night; `came`: its standings, or the whole course of a Swiss night."""
    return "".join(f"{text}\n" for text in _lines(night, secret, matches, came))


def _lines(
    night: Night, secret: bytes, matches: Sequence[Exported], came: Sequence[Ranked] | SwissCourse
) -> Iterator[str]:
    best = "lowest" if lowest_wins(night.slug) else "highest"
    form = f" {SWISS} {night.size}" if night.swiss else ""
    form += f" {SEALED}" if night.swiss and night.sealed_lots else ""
    yield f"{NIGHT} {night.id} {best} {night.commitment} {secret.hex()}{form}"
    for one in matches:
        first, *others = one.text.splitlines()
        yield first
        yield f"{PLAYED} {one.team} {one.seat}" + (f" {NORMAL}" if one.absent else "")
        yield from others
    for line in claims(came):
        yield " ".join(map(str, line))


def claims(came: Sequence[Ranked] | SwissCourse) -> Iterator[tuple[str | int, ...]]:
    """Yield the lines of a file on pairings and standings, each as a mark and numbers."""
    if isinstance(came, SwissCourse):
        for number, pairing in enumerate(came.pairings, 1):
            for meeting in pairing:
                yield PAIRING, number, *meeting
        for standing in came.standings:
            yield STANDING, *standing[:-1]
    else:
        for ranked in came:
            yield STANDING, ranked.place, ranked.team, *ranked.compared
