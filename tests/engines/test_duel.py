"""Duels between computer players."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import main
from bot.ai.decision import Budget, Thought
from bot.cli.duel import found, interval, said
from bot.engines.compiled import ROOT
from bot.engines.duel import Duel, Pairing, pairing
from bot.engines.duel_jobs import played
from bot.engines.pool import Process
from bot.games.base import Seat

SHORT = {"target": "5"}


def differ(*pair: str, seed: str = "a") -> Duel:
    return Duel("differ", (pair[0], pair[1]), 4, SHORT, seed, Budget(iterations=1))


def results(done: Iterable[Pairing]) -> list[tuple[Any, ...]]:
    return [(one.points, one.victories, len(one.seconds[0])) for one in done]


def in_processes(wanted: Duel, count: int, jobs: int) -> list[Pairing]:
    done = dict(played(wanted, range(count), jobs, ROOT))
    return [done[number] for number in range(count)]


def test_processes_do_not_change_a_duels_result() -> None:
    wanted = differ("easy", "chance")
    alone = results(pairing(wanted, number) for number in range(3))
    assert results(in_processes(wanted, 3, 1)) == alone
    assert results(in_processes(wanted, 3, 2)) == alone
    assert results(in_processes(differ("easy", "chance", seed="b"), 3, 2)) != alone


def test_a_duel_that_is_stopped_leaves_nobody_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    class Seen(Process):
        def __init__(self, modules: Path) -> None:
            super().__init__(modules)
            started.append(self._python)

    monkeypatch.setattr("bot.engines.duel_jobs.Process", Seen)
    duelling = played(differ("hard", "hard"), range(100), 2, ROOT)
    next(duelling)
    assert [process.returncode for process in started] == [None, None]
    duelling.close()
    assert None not in [process.returncode for process in started]


def test_a_level_against_itself_is_never_ahead() -> None:
    wanted = Duel("differ", ("chance", "chance"), 4, SHORT, "a")
    done = [pairing(wanted, number) for number in range(2)]
    assert [one.won for one in done] == [0.5, 0.5]
    assert [one.victories for one in done] == [(1.0, 1.0), (1.0, 1.0)]


def test_both_play_every_seat_with_equal_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each says who it is when it is asked: in a pairing each has each seat once."""
    asked: dict[str, list[tuple[Seat, Any]]] = {"first": [], "second": []}

    def thinker(_slug: str, level: str) -> Any:
        def think(view: Any, seat: Seat, _rng: Random, _budget: Budget) -> Thought:
            asked[level].append((seat, view.hands[seat]))
            return Thought(next(iter(view.legal(seat)[-1])))

        return think

    monkeypatch.setattr("bot.engines.duel.thinker", thinker)
    pairing(Duel("topsuit", ("first", "second"), 3, {}, "x"), 0)
    # Both do the same at every turn, so both matches are the same but for who sits where.
    assert sorted({seat for seat, _ in asked["first"]}) == [0, 1, 2]
    assert sorted(asked["first"]) == sorted(asked["second"])


def test_fewer_penalties_are_a_lead() -> None:
    wanted = Duel("springcleaning", ("easy", "chance"), 3, {}, "a")
    done = [pairing(wanted, number) for number in range(2)]
    assert all(one.lead > 0 for one in done)
    assert all(max(one.points) <= 0 for one in done)


def test_how_sure_a_share_is() -> None:
    low, high = interval(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = interval(1.0, 100)
    assert (round(low, 3), round(high, 3)) == (0.963, 1.0)


def test_the_line_of_the_table() -> None:
    wanted = Duel("92q", ("hard", "normal"), 6, {"target": "9"}, "1", Budget(0.7))
    seconds = ((0.5, 0.25), (0.001,))
    done = [
        Pairing((10.0, 8.0), (2.0, 0.0), seconds),
        Pairing((6.0, 8.0), (0.5, 1.5), seconds),
        Pairing((9.0, 6.0), (1.0, 1.0), seconds),
    ]
    won = "66.7% (20.8% to 93.9%)"
    assert said(wanted, done).splitlines() == [
        f"| 92q target=9 | 6 | hard | normal | 6 | 0.7 s | {won} | 8.33 : 7.33 (+1.00 ± 2.99) | 58.3% |",
        "hard: 6 decisions, 375.000 ms of processor time each, 500.000 ms at the 99th percentile",
        "normal: 3 decisions, 1.000 ms of processor time each, 1.000 ms at the 99th percentile",
    ]
    assert "| 0.7 s, machine code |" in said(wanted, done, machine_code=True)
    assert found(wanted, done[:1])["lead_95"] is None
    assert found(wanted, done, machine_code=True)["machine_code"]


def test_at_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["duel", "differ", "--a", "easy", "--b", "chance", "--matches", "4", "--set", "target=5"]
    assert main([*args, "--iterations", "1"]) == 0
    assert capsys.readouterr().out.startswith("| differ target=5 | 4 | easy | chance | 4 | - | ")
    assert main([*args, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["game"], figures["matches"], figures["seconds"]) == ("differ", 4, 0.7)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (("differ", "--a", "best"), "no computer player"),
        (("differ", "--players", "5"), "players, not 5"),
        (("differ", "--set", "target"), "name=value"),
    ],
)
def test_what_cannot_be_played(
    capsys: pytest.CaptureFixture[str], wrong: tuple[str, ...], reason: str
) -> None:
    assert main(["duel", "--b", "chance", "--a", "easy", *wrong]) == 2
    assert reason in capsys.readouterr().err
