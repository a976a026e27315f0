"""The ways in which a request can fail: by Discord, by what stands between us and it, by the wire."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle
from typing import Final, TypeVar

from tests.discord.faults import VIA, CutShort, Garble, Hang, Refuse, Reset, Way, limited

A = TypeVar("A")
B = TypeVar("B")

PAGE: Final = "<html><title>Attention Required! | Cloudflare</title></html>"
_VIA: Final = tuple(VIA.items())

WAYS: Final[dict[str, Way]] = {
    "500": Refuse(500),
    "502 and a page": Refuse(502, body=PAGE),
    "502 and nothing": Refuse(502, body=""),
    "503": Refuse(503),
    "401": Refuse(401, text="401: Unauthorized"),
    "403 and a page": Refuse(403, body=PAGE),
    "429": limited(),
    "429 of all": limited(everywhere=True),
    "429 of all, for long": limited(500, everywhere=True),
    "429 of all bots": limited(shared=True),
    "429 without Via": limited(via=False),
    "429 for a day": limited(86_400),
    "429 and a page": Refuse(429, headers=_VIA, body=PAGE),
    "429 without a number": Refuse(429, headers=_VIA, body={"message": "slow down"}),
    "reset before": Reset(),
    "reset after": Reset(after=True),
    "silence before": Hang(),
    "silence after": Hang(after=True),
    "half an answer": CutShort(),
    "an empty answer": Garble(b""),
    "another answer": Garble(b'{"id": null}'),
    "a list": Garble(b"[1, 2]"),
}

DISTINCT: Final = ("503", "401", "429 of all, for long", "reset after", "silence before", "another answer")
"""One for each way through discord.py and `cogs/delivery`: the others differ from these only in what
`tests/wire/test_verdict.py` tries. All of `WAYS` meet a table in `tests/wire/test_sweep.py`."""


def in_turn(some: Iterable[A], every: Iterable[B]) -> list[tuple[A, B]]:
    """Pair each of `every` once, with `some` in turn: where one does not change what the other does."""
    return list(zip(cycle(some), every, strict=False))
