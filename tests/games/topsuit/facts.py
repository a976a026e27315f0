"""Figures of Top Suit for the tests over all games."""

from typing import Final

from tests.kit.facts import Facts

FACTS: Final = Facts(
    seconds={3: (13, 14)},
    taps=18,
    puzzle=16,
    topics={"play": frozenset({"combinations", "suits", "extend"}), "over": frozenset({"end"})},
)
