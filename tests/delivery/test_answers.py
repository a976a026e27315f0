"""How often the answer to an interaction is sent where Discord takes few messages by it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery import answers
from cogs.delivery.answers import LATER_PAUSES, MOST_FOLLOW_UPS, Answer, Unanswered
from cogs.delivery.tokens import MOST_POSTS
from cogs.kit.pages import Page

DISCORD_TAKES = 5


class Followed:
    """An interaction that is answered; whatever follows arrives, and nobody says so."""

    def __init__(self) -> None:
        self.tried = 0
        self.response = SimpleNamespace(is_done=lambda: True)
        self.followup = SimpleNamespace(send=self._send)

    async def _send(self, *_: Any, **__: Any) -> None:
        self.tried += 1
        raise TimeoutError


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "LATER_PAUSES", (0.0,) * len(LATER_PAUSES))


@pytest.mark.parametrize("abroad", [True, False])
async def test_lost_receipts_count_as_sent_abroad(*, abroad: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often something is answered, with what the table posts by the same interaction."""
    monkeypatch.setattr(answers, "visits", lambda _: abroad)
    interaction: Any = Followed()
    answer = Answer(interaction)
    for _ in range(3):
        with pytest.raises(Unanswered):
            await answer.reply(Page(("words",)))
        with pytest.raises(Unanswered):
            await answer.file("words", "name", b"")
    assert interaction.tried == (MOST_FOLLOW_UPS if abroad else 6 * (1 + len(LATER_PAUSES)))
    assert MOST_FOLLOW_UPS + MOST_POSTS <= DISCORD_TAKES
