"""What the computer players of the trick games say of their decisions."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.ai import brain, chance, think
from bot.ai.thought import Budget, Reason
from bot.games import GAMES
from bot.games.base import NATURE, State, play
from bot.words import words
from tests.games.test_differ import position

TABLES = [("differ", 4), ("92q", 4), ("92q", 6), ("92q", 8)]
tables = pytest.mark.parametrize(("slug", "players"), TABLES)


def sentence(said: Reason) -> str:
    values = {name: "Ann" if name == "seat" else value for name, value in said.values}
    return words()(said.key, **values)


@tables
def test_normal_gives_a_reason_for_all_it_does(slug: str, players: int) -> None:
    state: State = GAMES[slug].start(players, {"target": "30"})
    rng = Random(players)
    told = set()
    while state.to_act:
        seat = min(state.to_act)
        if seat == NATURE:
            state, _ = play(state, seat, chance.answer(state, seat, rng))
            continue
        thought = think(slug, "normal", state.view(seat), seat, Random(1))
        assert thought.reason
        assert sentence(thought.reason)
        assert thought.action == brain(slug, "normal")(state.view(seat), seat, Random(1))
        told.add(thought.reason.key)
        state, _ = play(state, seat, thought.action)
    assert len(told) >= 10


@tables
def test_hard_weighs_what_it_could_do(slug: str, players: int) -> None:
    state: State = GAMES[slug].start(players, {"target": "1"})
    rng = Random(players)
    searched = 0
    while state.to_act:
        seat = min(state.to_act)
        if seat == NATURE:
            state, _ = play(state, seat, chance.answer(state, seat, rng))
            continue
        thought = think(slug, "hard", state.view(seat), seat, rng, Budget(iterations=2))
        if thought.weighed:
            searched += 1
            assert thought.weighed[0].action == thought.action
            assert thought.worlds >= 1
            for weighed in thought.weighed:
                play(state, seat, weighed.action)
        if thought.reason:
            assert sentence(thought.reason)
        state, _ = play(state, seat, thought.action)
    assert searched > 10


@pytest.mark.parametrize("name", ["differ", "q92"])
def test_every_sentence_is_said_by_somebody(name: str) -> None:
    sentences = (Path("bot/words/en") / f"{name}_why.ftl").read_text(encoding="utf-8")
    source = Path(f"bot/ai/{name}_normal.py").read_text(encoding="utf-8")
    keys = [line.split(" ", 1)[0] for line in sentences.splitlines() if line.startswith(f"{name}-why-")]
    assert len(keys) > 15
    assert [key for key in keys if f'"{key}"' not in source] == []


def test_an_ender_leaves_the_trick_to_another() -> None:
    state = position(
        hands=("2D 3D", "2S 3S", "4S 5S", "AC QC 3C"),
        face_up=("4D", "5D", "6D", ""),
        table="JC KC 5C",
        turn=3,
    )
    said = think("differ", "normal", state.view(3), 3, Random(1))
    assert said.action == "play 3C"
    assert said.reason
    assert said.reason.key == "differ-why-leave"
    assert ("seat", 1) in said.reason.values
    assert sentence(said.reason).startswith("Ann has the trick already")
