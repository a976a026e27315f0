"""Oh Hell among the games for its own tests, as if it were installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from toucan_ohhell.rules import Game

from tests.games import playing, test_contract


@pytest.fixture(autouse=True, scope="module")
def registered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for module in (playing, test_contract):
            patch.setattr(module, "RULES", {Game.slug: Game})
        yield
