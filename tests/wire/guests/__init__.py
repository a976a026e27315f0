"""Where the bot is no member: in somebody's messages with it, in a group's, and on servers without it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable


def cases(every: Iterable[Any], quick: Collection[Any]) -> list[Any]:
    """All but the `quick` ones are for when there is time."""
    return [
        pytest.param(
            *(one if isinstance(one, tuple) else (one,)), marks=() if one in quick else pytest.mark.slow
        )
        for one in every
    ]
