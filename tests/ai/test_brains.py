"""What holds for every computer player of every game."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai import LEVELS, best, brain, chance, levels
from bot.ai.decision import Budget
from bot.games import GAMES
from bot.games.base import NATURE, State, play, shuffled
from tests.games.playing import TABLES, random_match, random_options

PLAYERS = [(slug, players, level) for slug, players in TABLES for level in levels(slug)]
BRIEF = Budget(iterations=1)
everybody = pytest.mark.parametrize(("slug", "players", "level"), PLAYERS)


def test_every_game_has_players_from_the_weakest_to_the_strongest() -> None:
    for slug in GAMES:
        assert levels(slug)[:2] == ("chance", "easy")
        assert sorted(levels(slug), key=LEVELS.index) == list(levels(slug))
        assert best(slug) == levels(slug)[-1]
        assert best(slug, "easy") == "easy"
    with pytest.raises(KeyError):
        brain("no such game", "easy")
    with pytest.raises(KeyError):
        brain("differ", "no such level")


@pytest.mark.thorough
@everybody
def test_a_match_among_them_comes_to_its_end(slug: str, players: int, level: str) -> None:
    rng = Random(f"{slug} {players}")
    state: State = GAMES[slug].start(players, random_options(slug, rng))
    while state.to_act:
        seat = shuffled(rng, sorted(state.to_act))[0]
        think = chance.answer if seat == NATURE else brain(slug, level, BRIEF)
        state, _ = play(state, seat, think(state.view(seat), seat, rng))
    assert state.winners


@everybody
def test_they_know_an_answer_whatever_the_others_do(slug: str, players: int, level: str) -> None:
    think = brain(slug, level, BRIEF)
    for number, step in enumerate(random_match(slug, players, Random(players))):
        if number % 5 == 0 and step.seat != NATURE:
            play(step.before, step.seat, think(step.before.view(step.seat), step.seat, Random(number)))
