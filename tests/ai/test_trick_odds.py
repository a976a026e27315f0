"""What the computer players of the trick games say of how likely a trick is."""

from __future__ import annotations

import pytest

from bot.ai import differ_normal
from bot.ai.differ import Table
from bot.games.differ import Differ
from tests.games.test_differ import position

ENDERS = ("2D 3D", "2S 3S", "4S 5S", "AC QC 3C")
"""Hands where an ender is the third to play, before the differ."""
DIFFERS = ("AC QC 3C", "2S 3S", "4S 5S", "2D 3D")
"""Hands where the differ is the third to play."""


def differ_reason(state: Differ, card: str, monkeypatch: pytest.MonkeyPatch, chance: float) -> str:
    """The key of what is said where this card is played and its side takes the trick with this chance."""
    monkeypatch.setattr(Table, "chance", lambda _table, _card: chance)
    seat = state.turn
    return differ_normal.why(state.view(seat), seat, f"play {card}").key.removeprefix("differ-why-")


def test_a_card_of_which_little_is_hoped_is_not_said_to_try(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(hands=ENDERS, table="JC 5C", turn=3, leader=1)
    assert differ_reason(state, "QC", monkeypatch, 0.05) == "lost"
    assert differ_reason(state, "QC", monkeypatch, 0.6) == "likely-ours"
    state = position(hands=DIFFERS, table="JC 5C", turn=0, leader=2)
    assert differ_reason(state, "QC", monkeypatch, 0.05) == "lost"
    assert differ_reason(state, "QC", monkeypatch, 0.6) == "tries"


def test_only_what_cannot_be_beaten_is_called_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    ender = position(hands=ENDERS, table="JC 5C", turn=3, leader=1)
    assert differ_reason(ender, "AC", monkeypatch, 1.0) == "sure-ours"
    assert differ_reason(ender, "AC", monkeypatch, 0.998) == "likely-ours"
    differ = position(hands=DIFFERS, table="JC 5C", turn=0, leader=2)
    assert differ_reason(differ, "AC", monkeypatch, 1.0) == "holds"
    assert differ_reason(differ, "AC", monkeypatch, 0.998) == "tries"
    said = differ_normal.why(differ.view(0), 0, "play AC")
    assert dict(said.values)["percent"] == 99


def test_a_trick_that_another_may_lose_is_not_left_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(hands=ENDERS, table="KC 5C", turn=3, leader=1)
    assert differ_reason(state, "3C", monkeypatch, 0.6) == "leave"
    assert differ_reason(state, "3C", monkeypatch, 0.45) == "leave-least"
