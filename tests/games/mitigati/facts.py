"""Figures of Mitigati for the tests over all games."""

from typing import Final

from tests.kit.facts import Facts

FACTS: Final = Facts(
    seconds={3: (43, 46)},
    # A number of the bargaining is reached by steps of ten and of one; a normal player's are seldom round.
    taps=79,
    puzzle=2,
    topics={
        "bargain": frozenset({"bargaining"}),
        "discard": frozenset({"discard"}),
        "declare": frozenset({"declarations"}),
        "play": frozenset({"play"}),
    },
)
