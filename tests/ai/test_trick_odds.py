from __future__ import annotations

import pytest

from bot.ai.bits import CARD
from bot.ai.differ import reasons as differ_reasons
from bot.ai.differ.odds import TrickOdds
from bot.ai.q92 import heuristics
from bot.ai.q92 import reasons as q92_reasons
from bot.games.differ.rules import Differ
from bot.games.q92.rules import NinetyTwoQ
from tests.kit.differ import position
from tests.kit.q92 import playing

ENDERS = ("2D 3D", "2S 3S", "4S 5S", "AC QC 3C")
"""Hands where an ender is the third to play, before the differ."""
DIFFERS = ("AC QC 3C", "2S 3S", "4S 5S", "2D 3D")
"""Hands where the differ is the third to play."""


def differ_reason(state: Differ, card: str, monkeypatch: pytest.MonkeyPatch, chance: float) -> str:
    """The key of what is said where this card is played and its side takes the trick with this chance."""
    monkeypatch.setattr(TrickOdds, "chance", lambda _odds, _card: chance)
    seat = state.turn
    said = differ_reasons.why(state.view(seat), seat, f"play {card}")
    assert said
    return said.key.removeprefix("differ-why-")


def test_a_hopeless_card_is_called_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(hands=ENDERS, table="JC 5C", turn=3, leader=1)
    assert differ_reason(state, "QC", monkeypatch, 0.05) == "lost"
    assert differ_reason(state, "QC", monkeypatch, 0.6) == "likely-ours"
    state = position(hands=DIFFERS, table="JC 5C", turn=0, leader=2)
    assert differ_reason(state, "QC", monkeypatch, 0.05) == "lost"
    assert differ_reason(state, "QC", monkeypatch, 0.6) == "likely"


def test_only_what_cannot_be_beaten_is_called_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    ender = position(hands=ENDERS, table="JC 5C", turn=3, leader=1)
    assert differ_reason(ender, "AC", monkeypatch, 1.0) == "sure-ours"
    assert differ_reason(ender, "AC", monkeypatch, 0.998) == "likely-ours"
    differ = position(hands=DIFFERS, table="JC 5C", turn=0, leader=2)
    assert differ_reason(differ, "AC", monkeypatch, 1.0) == "holds"
    assert differ_reason(differ, "AC", monkeypatch, 0.998) == "likely"
    said = differ_reasons.why(differ.view(0), 0, "play AC")
    assert said
    assert dict(said.values)["percent"] == 99


def test_an_uncertain_trick_is_not_called_left(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(hands=ENDERS, table="KC 5C", turn=3, leader=1)
    assert differ_reason(state, "3C", monkeypatch, 0.6) == "leave"
    assert differ_reason(state, "3C", monkeypatch, 0.45) == "leave-least"


def test_differ_calls_no_takeable_trick_hopeless(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chances = {"AC": 0.7, "3C": 0.1, "QC": 0.2}
    monkeypatch.setattr(TrickOdds, "chance", lambda _odds, card: chances[CARD[card]])

    def said(state: Differ, card: str) -> str:
        reason = differ_reasons.why(state.view(0), 0, f"play {card}")
        assert reason
        return reason.key.removeprefix("differ-why-")

    lead, follow = position(hands=DIFFERS), position(hands=DIFFERS, table="KC 5C", leader=2)
    assert said(lead, "3C") == said(follow, "3C") == "keep"
    chances["AC"] = 0.3
    assert said(lead, "3C") == "lead-low"
    assert said(follow, "3C") == "lost"


@pytest.mark.parametrize(("hands", "turn", "key"), [(DIFFERS, 0, "tries"), (ENDERS, 3, "tries-ours")])
def test_a_poor_chance_is_told_as_the_best(
    monkeypatch: pytest.MonkeyPatch, hands: tuple[str, ...], turn: int, key: str
) -> None:
    chances = {"AC": 0.3, "QC": 0.2, "3C": 0.01}
    monkeypatch.setattr(TrickOdds, "chance", lambda _odds, card: chances[CARD[card]])
    monkeypatch.setattr(TrickOdds, "cost", lambda _odds, card: chances[CARD[card]])
    state = position(hands=hands, turn=turn)

    def told(card: str) -> str:
        reason = differ_reasons.why(state.view(turn), turn, f"play {card}")
        return reason.key.removeprefix("differ-why-") if reason else ""

    assert [told("AC"), told("QC"), told("3C")] == [key, "", "lead-low"]


def test_a_partners_trick_wants_the_lowest_of_a_suit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TrickOdds, "chance", lambda _odds, _card: 0.6)
    view = position(hands=ENDERS, table="KC 5C", turn=3, leader=1).view(3)
    told = [differ_reasons.why(view, 3, f"play {card}") for card in ("3C", "QC")]
    assert [reason.key if reason else "" for reason in told] == ["differ-why-leave", ""]


# 92Q


def q92_reason(
    state: NinetyTwoQ, card: str, monkeypatch: pytest.MonkeyPatch, follow: float = 0.0, **chances: float
) -> str:
    """Return the reason in 92Q; a card's chance stands after its underscore, and everyone follows a two."""
    monkeypatch.setattr(heuristics.TrickOdds, "worth", lambda _odds, one: chances.get("_" + one, 0.0))
    monkeypatch.setattr(heuristics.TrickOdds, "follow", lambda _odds, _led: follow)
    seat = state.turn
    said = q92_reasons.why(state.view(seat), seat, f"play {card}")
    assert said
    assert "percent" not in dict(said.values)
    return said.key.removeprefix("q92-why-")


def test_a_two_leads_only_if_all_should_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    # The two of the left suit might rise too.
    state = playing("2D 3D 2S", "4D 5D 3S", "6D 7D 4S", "8D 9D 5S")
    assert q92_reason(state, "2D", monkeypatch, follow=0.98, _2D=0.98) == "two"
    assert q92_reason(state, "2D", monkeypatch, follow=0.6, _2D=0.9) == "likely"
    state = playing("2D 3D", "4D 5D", "6D 7D", "8D 9D")
    assert q92_reason(state, "2D", monkeypatch, follow=0.98, _2D=0.98) == "likely"
    assert q92_reason(state, "2D", monkeypatch, follow=0.6, _2D=0.1) == "lead-low"


def test_words_say_how_likely_a_trick_is(monkeypatch: pytest.MonkeyPatch) -> None:
    lead = playing("KD 3D", "4D 5D", "6D 7D", "8D 9D")
    assert q92_reason(lead, "KD", monkeypatch, _KD=0.9) == "likely"
    assert q92_reason(lead, "KD", monkeypatch, _KD=0.6) == "tries"
    follow = lead.but(trick=("4D",), leader=3)
    assert q92_reason(follow, "KD", monkeypatch, _KD=0.9) == "likely"
    assert q92_reason(follow, "KD", monkeypatch, _KD=0.6) == "tries"
    assert q92_reason(follow, "3D", monkeypatch, _3D=0.1) == "lost"


def test_q92_calls_no_takeable_trick_hopeless(monkeypatch: pytest.MonkeyPatch) -> None:
    lead = playing("KD 3D", "4D 5D", "6D 7D", "8D 9D")
    assert q92_reason(lead, "3D", monkeypatch, _3D=0.1, _KD=0.2) == "lead-low"
    assert q92_reason(lead, "3D", monkeypatch, _3D=0.1, _KD=0.6) == "keep"
    follow = lead.but(trick=("4D",), leader=3)
    assert q92_reason(follow, "3D", monkeypatch, _3D=0.1, _KD=0.2) == "lost"
    assert q92_reason(follow, "3D", monkeypatch, _3D=0.1, _KD=0.6) == "keep"


def test_nothing_is_certain_while_a_two_may_rise(monkeypatch: pytest.MonkeyPatch) -> None:
    state = playing("QS 5S", "2C 3S", "3C 8S", "8D 9D", trump="S")
    assert q92_reason(state, "QS", monkeypatch, _QS=1.0) == "likely"
    assert q92_reason(state.but(trick=("3S",), leader=3), "QS", monkeypatch, _QS=1.0) == "likely"
    state = playing("QS 5S 2C", "3S 4S", "3C 8S", "8D 9D", trump="S")
    assert q92_reason(state, "QS", monkeypatch, _QS=1.0) == "draw"
    assert q92_reason(state.but(trick=("3S",), leader=3), "QS", monkeypatch, _QS=1.0) == "sure"
