"""Calibration of bids: expectations beside results."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

import pytest

from bench.strength import calibration
from bench.strength.calibration import TENTHS, mean, points, record, table
from bench.strength.calls import Call, calls
from bench.strength.plot import HEIGHT, WIDTH, Axis, Point, plot
from bot.ai.decision import SECONDS, Budget
from bot.engines.compiled import ROOT, home
from bot.games.mitigati.trick import PLAYERS


@pytest.mark.parametrize("slug", ["differ", "92q"])
def test_a_hand_is_played_to_its_end(slug: str) -> None:
    said = calls(slug, 4, 1, "1", Budget(iterations=2))
    assert said == calls(slug, 4, 1, "1", Budget(iterations=2))
    assert [one.action != "pass" for one in said if one.won] == [True]
    assert all(one.hand == 1 for one in said)
    assert len({one.outcome for one in said}) > 1


def test_a_bargained_hand_is_played_on() -> None:
    """Only then can its expected worth be compared."""
    some = [calls("mitigati", 3, number, "1", Budget(iterations=3)) for number in range(12)]
    assert some[0] == calls("mitigati", 3, 0, "1", Budget(iterations=3))
    struck = [said for said in some if any(one.won for one in said)]
    assert struck
    for said in some:
        assert all(one.expected == round(one.expected) for one in said)
        outcomes = {one.outcome for one in said}
        if len(outcomes) == PLAYERS:
            # A hand that is played pays one point less than nothing; a bargain would pay nothing.
            assert sum(outcomes) == -1
    for said in struck:
        assert [one.won for one in said] == [False] * (len(said) - 1) + [True]
        assert said[-1].action.split(" ")[0] in ("demand", "offer")


def two(hand: int) -> list[Call]:
    return [Call(hand, "bid 1S", 0.5, float(hand), won=True), Call(hand, "pass", 0.0, 1.0, won=False)]


def test_what_is_cut_off_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hands.jsonl"
    asked: list[int] = []

    class Here:
        """A process that is cut off at the third hand it is asked for."""

        def __init__(self, _modules: Path) -> None:
            self.left = 2

        def do(self, _work: object, _slug: str, _players: int, number: int, *_: object) -> list[Call]:
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            asked.append(number)
            return [
                Call(number, "bid 1S", 0.5, float(number), won=True),
                Call(number, "pass", 0.0, 1.0, won=False),
            ]

        def kill(self) -> None: ...

        def bury(self) -> None: ...

    monkeypatch.setattr(calibration, "Process", Here)

    def told(hands: int) -> str:
        command = ["calibration", "differ", "--hands", str(hands), "--record", str(file)]
        monkeypatch.setattr("sys.argv", command)
        calibration.main()
        return capsys.readouterr().out

    assert "2 hands" in told(5)
    assert "4 hands" in told(5)
    assert "5 hands" in told(5)
    assert asked == [0, 1, 2, 3, 4]
    assert "3 hands" in told(3)
    wanted = argparse.Namespace(game="differ", players=4, seed="1", budget=SECONDS)
    with closing(record(file, wanted, machine_code=home() != ROOT)) as kept:
        assert kept.done[3] == two(3)
    monkeypatch.setattr("sys.argv", ["calibration", "92q", "--record", str(file)])
    with pytest.raises(SystemExit, match="another duel"):
        calibration.main()


def test_calls_of_a_hand_share_its_luck() -> None:
    alone = [Call(hand, "bid", 0.0, hand % 2, won=True) for hand in range(100)]
    twice = [one for one in alone for _ in range(4)]
    assert mean(alone, lambda one: one.outcome) == mean(twice, lambda one: one.outcome) == "+0.50 ± 0.10"


def test_the_table() -> None:
    every = [
        Call(0, "bid 5S", 1.5, 2.0, won=True),
        Call(0, "bid 1S", 0.0, -1.0, won=False),
        Call(1, "pass", -0.5, 1.0, won=False),
    ]
    assert table("differ", every).splitlines()[2:] == [
        "| the bid that was played | 1 | +1.50 ± 0.00 | +2.00 ± 0.00 | +0.50 ± 0.00 |",
        "| bids that were outbid | 1 | +0.00 ± 0.00 | -1.00 ± 0.00 | -1.00 ± 0.00 |",
        "| all bids | 2 | +0.75 ± 0.00 | +0.50 ± 0.00 | -0.25 ± 0.00 |",
        "| passes | 1 | -0.50 ± 0.00 | +1.00 ± 0.00 | +1.50 ± 0.00 |",
        "| expected -1 to -0.25 | 1 | -0.50 ± 0.00 | +1.00 ± 0.00 | +1.50 ± 0.00 |",
        "| expected -0.25 to 0.25 | 1 | +0.00 ± 0.00 | -1.00 ± 0.00 | -1.00 ± 0.00 |",
        "| expected 1 to 2 | 1 | +1.50 ± 0.00 | +2.00 ± 0.00 | +0.50 ± 0.00 |",
    ]


def test_a_point_is_a_tenth_of_the_calls() -> None:
    every = [Call(hand, "bid", hand / 10, hand % 2, won=True) for hand in range(200)]
    found = points(reversed(every))
    assert len(found) == TENTHS
    assert [round(one.expected, 2) for one in found[:2]] == [0.95, 2.95]
    assert {one.outcome for one in found} == {0.5}
    assert all(one.margin > 0 for one in found)


def test_few_calls_make_fewer_points() -> None:
    assert points([Call(0, "bid", 1.0, 2.0, won=True)]) == [Point(1.0, 2.0, 0.0)]


def test_the_plot_has_room_for_all_intervals() -> None:
    some = [Point(-1.0, -0.5, 1.5), Point(3.0, 2.0, 2.5)]
    axis = Axis.around(some)
    assert axis.low <= -2.0
    assert axis.high >= 4.5
    across = [axis.place(value, 100, 900) for value in (axis.low, 0, axis.high)]
    assert across == sorted(across)
    assert (across[0], across[-1]) == (100, 900)
    picture = plot(some)
    assert (picture.width, picture.height) == (WIDTH, HEIGHT)
    assert "-1.0: -0.5 ± 1.5; +3.0: +2.0 ± 2.5" in picture.alt
