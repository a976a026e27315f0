"""Figures of Differ for the tests over all games."""

from typing import Final

from tests.kit.facts import Facts

FACTS: Final = Facts(
    seconds={4: (12.5, 15)},
    taps=16,
    puzzle=9,
)
