"""Figures of Spring Cleaning for the tests over all games."""

from typing import Final

from tests.kit.facts import Facts

FACTS: Final = Facts(
    seconds={2: (15, 16), 5: (13, 13)},
    taps=36,
    puzzle=12,
    topics={
        "opening": frozenset({"offers"}),
        "play": frozenset({"combinations", "turn"}),
        "insert": frozenset({"turn"}),
        "offer": frozenset({"turn"}),
        "arrange": frozenset({"pickup"}),
    },
)
