"""The protocol of programs, and levels as programs of their own."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.ai import best, think
from bot.ai.decision import Budget
from bot.ai.request import Question
from bot.cli.engine import answers
from bot.engines.protocol import HELLO, LISTED, Hearing, asked
from bot.games import GAMES
from bot.games.base import State
from tests.games.playing import SMALL, random_match

every_game = pytest.mark.parametrize(("slug", "players"), SMALL)


def positions(slug: str, players: int, most: int, seed: int = 8) -> list[tuple[State, int]]:
    """Views of those who are to act in a match, and their seats."""
    steps = [step for step in random_match(slug, players, Random(seed)) if step.seat >= 0]
    return [(one.before.view(one.seat), one.seat) for one in steps[:: max(1, len(steps) // most)]]


@every_game
def test_what_is_asked_can_be_heard(slug: str, players: int) -> None:
    for view, seat in positions(slug, players, 20):
        for budget in (Budget(0.5), Budget(iterations=7), Budget(1.25, 3)):
            hearing = Hearing()
            heard = list(map(hearing.hear, asked(Question(slug, "", view, seat, "some chance"), budget)))
            assert heard.pop() == (Question(slug, "", view, seat, "some chance"), budget)
            assert not any(heard)


@every_game
def test_every_action_is_listed_or_described(slug: str, players: int) -> None:
    for view, seat in positions(slug, players, 40):
        said = list(asked(Question(slug, "", view, seat, ""), Budget(1.0)))
        listed = [line.removeprefix("legal ") for line in said if line.startswith("legal ")]
        more = {line.split(" ")[1] for line in said if line.startswith(("more ", "choose "))}
        choices = view.legal(seat)
        assert listed
        assert len(listed) == len(set(listed)) <= LISTED * len(choices)
        assert all(any(action in choice for choice in choices) for action in listed)
        for choice in choices:
            assert choice.count > LISTED if choice.verb in more else set(choice) <= set(listed)


def test_a_choice_among_too_many_is_described() -> None:
    """Three cards of a hand of 28."""
    matches = (step for seed in range(100) for step in random_match("mitigati", 3, Random(seed)))
    view, seat = next((one.before, one.seat) for one in matches if one.before.phase == "discard")
    said = list(asked(Question("mitigati", "", view.view(seat), seat, ""), Budget(1.0)))
    (choose,) = [line for line in said if line.startswith("choose ")]
    (choice,) = view.legal(seat)
    assert choose == f"choose discard 3 3 listed {' '.join(choice.options)}"
    assert [line for line in said if line.startswith("legal ")] == [
        f"legal discard {' '.join(choice.options[:3])}"
    ]


@pytest.mark.parametrize(
    ("slug", "players", "level"),
    [*((*one, "hard") for one in SMALL), ("differ", 4, "chance"), ("differ", 4, "normal")],
)
def test_a_level_answers_alike_as_a_program(slug: str, players: int, level: str) -> None:
    budget = Budget(iterations=3)
    for number, (view, seat) in enumerate(positions(slug, players, 4)):
        lines = asked(Question(slug, "", view, seat, f"number {number}"), budget)
        thought = think(slug, best(slug, level), view, seat, Random(f"number {number}"), budget)
        assert list(answers([HELLO, *lines, "quit", "go seconds=1"], level))[2:] == [
            f"action {thought.action}"
        ]


def test_the_command_speaks_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "toucan 1\r\nnoise\n\nposition differ players=4 rules=1 seat=9\ngo seconds=1\ntoucan 99\nquit\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO(said))
    assert main(["engine", "--level", "easy"]) == 0
    name, ready, *errors = capsys.readouterr().out.splitlines()
    assert name.startswith("id name Toucan")
    assert name.endswith(" easy")
    assert ready == "ready"
    assert len(errors) == 3
    assert all(line.startswith("error ") for line in errors)


def test_nonsense_is_told_from_a_question() -> None:
    (view, seat), *_ = positions("topsuit", 3, 1)
    lines = list(asked(Question("topsuit", "", view, seat, ""), Budget(1.0)))
    wrong = (
        ["go seconds=1"],
        [*lines[:-1], "go"],
        [*lines[:-1], "go seconds=forever"],
        [lines[0].replace("topsuit", "chess"), *lines[1:]],
        [lines[0].replace("rules=1", "rules=2"), *lines[1:]],
        [lines[0].replace(f"seat={seat}", f"seat={(seat + 1) % 3}"), *lines[1:]],
        [lines[0], *lines[3:]],
    )
    for said in wrong:
        assert [line.partition(" ")[0] for line in answers(said, "normal")][-1] == "error"
    assert set(GAMES) >= {"topsuit"}


def test_the_example_of_the_documentation_is_a_question() -> None:
    """Word for word what the bot would say, and what our own players can answer."""
    text = (Path(__file__).parents[2] / "docs/engines.md").read_text(encoding="utf-8")
    example = text[text.index("position differ") :].partition("```")[0].splitlines()
    (question, budget), *_ = filter(None, map(Hearing().hear, example))
    assert list(asked(question, budget)) == example
    assert next(iter(answers(example, "hard"))) in ("action play 4S", "action play 8S")
