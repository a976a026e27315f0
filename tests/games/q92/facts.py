"""Figures of 92Q for the tests over all games."""

from typing import Final

from tests.kit.facts import Facts

FACTS: Final = Facts(
    seconds={4: (13, 14), 8: (5, 7)},
    taps=17,
    puzzle=37,
)
