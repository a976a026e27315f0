"""A duel on file, so that a long one can be stopped and resumed: a header, then a line for each pairing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from bot.engines.compiled import sources
from bot.engines.duel import Duel, Pairing
from bot.games.base import Refusal

DECIMALS: Final = 6
"""Decimals kept of a decision's seconds."""
DIGITS_OF_SOURCES: Final = 16
"""Hexadecimal digits kept of the digest of the sources."""


def about(wanted: Duel, *, machine_code: bool) -> dict[str, Any]:
    """Return the parameters that repeat the duel."""
    return {
        "game": wanted.slug,
        "players": wanted.players,
        "a": wanted.pair[0],
        "b": wanted.pair[1],
        "options": dict(wanted.options),
        "seed": wanted.seed,
        "seconds": wanted.budget.seconds,
        "iterations": wanted.budget.iterations,
        "machine_code": machine_code,
    }


class DuelRecord:
    """The pairings of a duel by their numbers, in memory and on file, if there is a file.

    Each is a line of JSON, written when it is finished. A truncated last line is ignored; a file with other
    content is refused and not changed.
    """

    def __init__(self, path: Path | None, wanted: Duel, *, machine_code: bool) -> None:
        self.done: dict[int, Pairing] = {}
        self._file = None
        if not path:
            return
        # Results of other sources would be those of other players.
        head = {**about(wanted, machine_code=machine_code), "sources": sources()[:DIGITS_OF_SOURCES]}
        try:
            whole = self._read(path, head)
            self._file = path.open("ab")
            self._file.truncate(whole)
            if not whole:
                self._write(head)
        except OSError as error:
            raise Refusal("duel-record-unusable", file=str(path), reason=error.strerror or "?") from error

    def add(self, number: int, pairing: Pairing) -> None:
        self._write({"pairing": number, **_told(pairing)})
        self.done[number] = pairing

    def close(self) -> None:
        if self._file:
            self._file.close()

    def _write(self, said: dict[str, Any]) -> None:
        if self._file:
            self._file.write(_line(said))
            self._file.flush()

    def _read(self, path: Path, head: dict[str, Any]) -> int:
        """Read the results in the file; return the number of bytes that are whole."""
        try:
            lines = path.read_bytes().splitlines(keepends=True)
        except FileNotFoundError:
            return 0
        whole = 0
        for number, line in enumerate(lines, 1):
            try:
                said = _said(line)
                if number == 1:
                    _compare(path, said, head)
                else:
                    self.done[said["pairing"]] = _pairing(said)
            except (ValueError, TypeError, KeyError):
                torn = number == len(lines) and (number > 1 or _line(head).startswith(line))
                if not torn:
                    raise Refusal("duel-record-form", file=str(path), line=number) from None
                break
            whole += len(line)
        return whole


def _told(pairing: Pairing) -> dict[str, Any]:
    times = [[round(one, DECIMALS) for one in side] for side in pairing.seconds]
    return {**pairing._asdict(), "seconds": times}


def _compare(path: Path, found: dict[str, Any], head: dict[str, Any]) -> None:
    """Raise Refusal if the file belongs to another duel."""
    for name, value in head.items():
        if (other := found[name]) != value:
            given = {"file": str(path), "name": name, "found": json.dumps(other), "wanted": json.dumps(value)}
            raise Refusal("duel-record-sources" if name == "sources" else "duel-record-other", **given)


def _pairing(said: dict[str, Any]) -> Pairing:
    a, b = said["seconds"]
    failed = tuple(said.get("failed", (0, 0)))
    return Pairing(_two(said["points"]), _two(said["victories"]), (tuple(a), tuple(b)), failed)


def _two(values: list[float]) -> tuple[float, float]:
    a, b = values
    return a, b


def _line(said: dict[str, Any]) -> bytes:
    return json.dumps(said).encode("ascii") + b"\n"


def _said(line: bytes) -> Any:
    if not line.endswith(b"\n"):
        raise ValueError("it breaks off")
    return json.loads(line)
