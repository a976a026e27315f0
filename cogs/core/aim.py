"""Taps meant for what stood there before: a message changed by itself, with another button there."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from cogs.delivery.answers import answer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Page


class Aim:
    """The controls that came into messages by themselves a moment ago, or are about to."""

    def __init__(self, seconds: float) -> None:
        """`seconds`: between the moment a control came by itself and the first tap meant for it."""
        self.seconds = seconds
        self._came: dict[int, dict[str, float]] = {}
        """Times of the event loop by message and custom_id."""

    @contextmanager
    def changing(self, message: int, before: Page | None, page: Page) -> Iterator[None]:
        """Record a change of a message that nobody asked for; `before`: None if nothing of it stays in place.

        A control counts from the receipt, or from the request for as long as there is none.
        """
        now = asyncio.get_running_loop().time
        begun = now()
        self._came = {
            old: came for old, came in self._came.items() if max(came.values()) + self.seconds > begun
        }
        recent = self._came.pop(message, {})
        places, old_places = _places(page), _places(before) if before else {}
        stood = {one for one, place in places.items() if old_places.get(one) == place} - recent.keys()
        there = places.keys() - stood
        if there:
            self._came[message] = {one: recent.get(one, begun) for one in there}
        yield
        self._came.get(message, {}).update(dict.fromkeys(there - recent.keys(), now()))

    def missed(self, interaction: Interaction) -> bool:
        """Return whether the tapped control had only just come, so that the tap was meant for another."""
        data: Any = interaction.data or {}
        message = interaction.message.id if interaction.message else 0
        came = self._came.get(message, {}).get(data.get("custom_id", ""))
        if came is None or not self.seconds:
            return False
        return asyncio.get_running_loop().time() - answer(interaction).age < came + self.seconds


def _places(page: Page) -> dict[str, tuple[int, int]]:
    """Return each control's row, counted from below as a channel is read at its lower end, and column."""
    return {
        control.custom_id: (row, column)
        for row, controls in enumerate(reversed(page.rows))
        for column, control in enumerate(controls if isinstance(controls, tuple) else (controls,))
    }
