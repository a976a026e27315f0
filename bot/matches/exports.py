"""A match as a file for people to keep: its transcript, with the source of its deals as comments."""

from __future__ import annotations

from collections.abc import Iterator

from bot.fair.deals import Source, commitment
from bot.matches.transcripts import ending, header, line
from bot.records.movement import night_of, number_of
from bot.records.weekly import named
from bot.tables.table import Table

COMMITMENT, CLICK, WORD, SEED = "# commitment", "# click", "# word", "# seed"
CHALLENGE, BOARD = "# challenge", "# board"


def exported(table: Table, source: Source | None, secret: bytes | None = None) -> str:
    """Return the text of a match without remaining secrets, whole or ended early.

    `secret`: of the week for a challenge, or of the night for a board.
    """
    return "".join(f"{text}\n" for text in _lines(table, source, secret))


def _lines(table: Table, source: Source | None, secret: bytes | None) -> Iterator[str]:
    yield header(table.game, len(table.seats), table.record.options)
    if source:
        yield f"{COMMITMENT} {commitment(source.seed)}"
        yield from (f"{CLICK} {seat} {number}" for seat, number in source.clicks)
        yield from (f"{WORD} {word.seat} {word.digest} {word.text}".rstrip() for word in source.words)
        yield f"{SEED} {source.seed.hex()}"
    if secret and table.record.week is not None:
        yield f"{CHALLENGE} {table.guild} {named(table.record.week)} {secret.hex()}"
    if secret and (board := table.record.board) is not None:
        yield f"{BOARD} {night_of(board)} {number_of(board)} {secret.hex()}"
    yield from (line(seat, action) for _, seat, action, _ in table.log)
    yield from ending(table.state)
