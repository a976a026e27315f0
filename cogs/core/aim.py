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
        """Times of the event loop by message and custom_id; infinite until the change has arrived."""

    @contextmanager
    def changing(self, message: int, before: Page | None, page: Page) -> Iterator[None]:
        """Record a change of a message that nobody asked for; `before`: None if nothing of it stays."""
        now = asyncio.get_running_loop().time
        self._came = {
            old: came for old, came in self._came.items() if max(came.values()) + self.seconds > now()
        }
        recent = self._came.pop(message, {})
        stood = {control.custom_id for control in before.controls} - recent.keys() if before else frozenset()
        came = {
            one: recent.get(one, float("inf"))
            for one in (control.custom_id for control in page.controls)
            if one not in stood
        }
        if came:
            self._came[message] = came
        try:
            yield
        finally:
            came.update((one, now()) for one, at in came.items() if at == float("inf"))

    def missed(self, interaction: Interaction) -> bool:
        """Return whether the tapped control had only just come, so that the tap was meant for another."""
        data: Any = interaction.data or {}
        message = interaction.message.id if interaction.message else 0
        came = self._came.get(message, {}).get(data.get("custom_id", ""))
        if came is None or not self.seconds:
            return False
        return asyncio.get_running_loop().time() - answer(interaction).age < came + self.seconds
