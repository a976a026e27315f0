"""Functions that each test calls, and its seconds: measured once, and kept in a file."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.faults.planting import Definition, functions, watch

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / ".reach.jsonl"
PRODUCT: Final = ("bot", "cogs", "rendering")
Function = tuple[str, str]


class Took(NamedTuple):
    """A test as it is without any fault."""

    seconds: float
    reached: int
    """The numbers of the functions that it calls, as bits."""
    slow: bool = False
    """It is not run by `make test`."""


class Reach:
    """The functions that tests call; a test is measured again once its file has changed."""

    def __init__(self, kept: Path = KEPT) -> None:
        self._kept = kept
        self._numbers: dict[Function, int] = {}
        self._measured: dict[str, tuple[str, float, str]] = {}
        for kind, *told in map(json.loads, kept.read_text().splitlines() if kept.exists() else []):
            if kind == "function":
                file, name = told
                self._numbers.setdefault((file, name), len(self._numbers))
            else:
                test, digest, seconds, mask = told
                self._measured[test] = (digest, seconds, mask)

    def known(self, items: Sequence[pytest.Item]) -> dict[pytest.Item, Took]:
        """Return what is known of these tests."""
        found = {item: self._measured[item.nodeid] for item in items if item.nodeid in self._measured}
        return {
            item: Took(seconds, int(mask, 16), slow(item))
            for item, (digest, seconds, mask) in found.items()
            if digest == _digest(item.path)
        }

    def bits(self, file: str, function: str) -> tuple[int, int]:
        """Return the bit of the function, and those of all functions of its module."""
        beside = sum(1 << number for (other, _), number in self._numbers.items() if other == file)
        return 1 << self._numbers.get((file, function), len(self._numbers)), beside

    def watched(self) -> dict[int, tuple[Function, Definition]]:
        """Number all functions of the product, those that are new after the others."""
        found: dict[int, tuple[Function, Definition]] = {}
        with self._kept.open("a") as kept:
            for path in sorted(path for room in PRODUCT for path in (ROOT / room).rglob("*.py")):
                file = path.relative_to(ROOT).as_posix()
                for name, definition in functions(path.read_text(encoding="utf-8")).items():
                    number = self._numbers.setdefault((file, name), len(self._numbers))
                    if number == len(self._numbers) - 1:
                        kept.write(json.dumps(["function", file, name]) + "\n")
                    found[number] = ((file, name), definition)
        return found

    def measure(
        self,
        watched: Mapping[int, tuple[Function, Definition]],
        passes: Callable[[pytest.Item, pytest.Item | None], bool],
        items: Sequence[pytest.Item],
    ) -> None:
        """Run these tests with the functions watched: in a fork, for nothing is put back."""
        seen: set[int] = set()
        for number, (function, definition) in watched.items():
            with suppress(ImportError, KeyError, NameError, TypeError, ValueError):
                watch(*function, definition, seen, number)
        with self._kept.open("ab", buffering=0) as kept:
            for item, following in zip(items, [*items[1:], None], strict=True):
                seen.clear()
                begun = time.perf_counter()
                if passes(item, following):
                    mask = sum(1 << number for number in seen)
                    told = ["test", item.nodeid, _digest(item.path), round(time.perf_counter() - begun, 3)]
                    kept.write(json.dumps([*told, f"{mask:x}"]).encode() + b"\n")
                else:
                    os.write(2, f"left out, for it fails without any fault: {item.nodeid}\n".encode())


def slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None


@cache
def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]


def ordered(
    bits: tuple[int, int],
    took: Mapping[pytest.Item, Took],
    own: Callable[[pytest.Item], bool] = lambda _: False,
) -> list[pytest.Item]:
    """Return the tests that come by the module, given its bits.

    First those of the function itself, and of these the module's own ones, then the quickest first, and slow
    ones after all others: what is cached may be called by other tests than the one that was seen to.
    """
    here, beside = bits
    found = [(item, one) for item, one in took.items() if one.reached & beside]
    found.sort(key=lambda pair: (not pair[1].reached & here, pair[1].slow, not own(pair[0]), pair[1].seconds))
    return [item for item, _ in found]
