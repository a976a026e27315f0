"""Properties of every computer player of every game."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai import LEVELS, best, brain, chance, levels, thinker
from bot.ai.decision import Budget, Thought
from bot.ai.request import Question, answer
from bot.engines.duel import Duel, pairing
from bot.games import GAMES
from bot.games.base import NATURE, Seat, State, only, play, shuffled
from bot.words import words
from tests.games.playing import SMALL, TABLES, random_match, random_options

BRIEF = Budget(iterations=2)
PLAYERS = [(slug, players, level) for slug, players in TABLES for level in levels(slug)]
EVERY = {"chance": 9, "novice": 2, "easy": 2, "normal": 5, "hard": 9}
"""One decision of so many is looked at."""


def test_levels_rise_from_chance_to_the_best() -> None:
    for slug in GAMES:
        assert levels(slug)[:3] == ("chance", "novice", "easy")
        assert sorted(levels(slug), key=LEVELS.index) == list(levels(slug))
        assert best(slug) == levels(slug)[-1]
        assert best(slug, "easy") == "easy"
    with pytest.raises(KeyError):
        brain("no such game", "easy")
    with pytest.raises(KeyError):
        brain("differ", "no such level")


@pytest.mark.parametrize(("slug", "players", "level"), PLAYERS)
def test_every_answer_is_legal_and_explained(slug: str, players: int, level: str) -> None:
    """Random play leads to positions that the players themselves would not come to."""
    for number, step in enumerate(random_match(slug, players, Random(players))):
        if step.seat != NATURE and number % EVERY[level] == 0:
            view = step.before.view(step.seat)
            thought = answer(Question(slug, level, view, step.seat, str(number)), BRIEF)
            play(step.before, step.seat, thought.action)
            assert_explained(thought, view, step.seat)
            assert thought.reason or level != "normal" or only(view, step.seat) is not None


def assert_explained(thought: Thought, view: State, seat: Seat) -> None:
    """The reason makes a sentence, and what was compared may be done."""
    if thought.reason:
        said = {name: "Ann" if name == "seat" else value for name, value in thought.reason.values}
        assert words()(thought.reason.key, **said)
    if thought.weighed:
        assert thought.weighed[0].action == thought.action
        assert thought.worlds > 0
    for one in thought.weighed:
        assert any(one.action in choice for choice in view.legal(seat))


@pytest.mark.parametrize("level", ["novice", "easy", "normal", "hard"])
@pytest.mark.parametrize(("slug", "players"), SMALL)
def test_a_match_of_each_level_ends(slug: str, players: int, level: str) -> None:
    rng = Random(f"{slug} {players}")
    options = random_options(slug, rng)
    state: State = GAMES[slug].start(players, options | {"target": "5"} if "target" in options else options)
    while state.to_act:
        seat = shuffled(rng, sorted(state.to_act))[0]
        if seat == NATURE:
            action = chance.answer(state.view(seat), seat, rng)
        else:
            thought = thinker(slug, level)(state.view(seat), seat, rng, BRIEF)
            assert_explained(thought, state.view(seat), seat)
            action = thought.action
        state, _ = play(state, seat, action)
    assert state.winners


@pytest.mark.parametrize(
    ("slug", "players", "options", "pairings", "won"),
    [
        ("differ", 4, {}, 12, 11),
        ("92q", 4, {"target": "40"}, 8, 7),
        ("mitigati", 3, {}, 8, 7),
        ("topsuit", 3, {}, 20, 15),
        ("springcleaning", 2, {}, 8, 7),
    ],
)
def test_easy_beats_chance(slug: str, players: int, options: dict[str, str], pairings: int, won: int) -> None:
    wanted = Duel(slug, ("easy", "chance"), players, options, "test")
    assert sum(pairing(wanted, number).won for number in range(pairings)) >= won
