"""What discord.py makes of an event."""

from __future__ import annotations

from typing import Any

import pytest
from discord.state import AutoShardedConnectionState

from bot.ops.connections import Known


def test_nothing_is_made_of_what_a_clicked_message_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Any] = []
    monkeypatch.setattr(
        AutoShardedConnectionState, "parse_interaction_create", lambda _, data: read.append(data)
    )
    state = object.__new__(Known)
    message = {"id": "1", "flags": 64, "components": [{"type": 17}], "attachments": [{"id": "2"}]}
    clicked: Any = {"id": "3", "data": {"custom_id": "x", "components": [1]}, "message": message}
    typed: Any = {"id": "4", "data": {"name": "table"}}
    for data in (clicked, typed):
        state.parse_interaction_create(data)
    shown = {"id": "1", "flags": 64, "components": [], "attachments": []}
    assert read == [{**clicked, "message": shown}, typed]
