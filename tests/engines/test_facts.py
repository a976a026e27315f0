"""Views as text: all that is seen is in it, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from bot.ai.decision import Budget
from bot.ai.request import Question
from bot.engines.facts import Fact, facts, viewed
from bot.engines.protocol import asked
from bot.games import GAMES
from bot.games.base import HOLE, Refusal
from tests.games.playing import SMALL, random_match

every_game = pytest.mark.parametrize(("slug", "players"), SMALL)
MOST = 30
"""Steps of a match that are looked at."""


@dataclass(frozen=True)
class Turn:
    drew: bool


@every_game
def test_a_view_reads_back_from_its_text(slug: str, players: int) -> None:
    steps = list(random_match(slug, players, Random(3)))
    for step in steps[:: max(1, len(steps) // MOST)]:
        for reader in (None, *range(players)):
            view = step.after.view(reader)
            told = list(facts(view))
            assert len({fact.name for fact in told}) == len(told)
            assert not any("\n" in str(fact) or "  " in str(fact) for fact in told)
            again = viewed(GAMES[slug], told)
            assert again == view
            assert hash(again) == hash(view)


def test_a_truth_reads_back() -> None:
    for drew in (False, True):
        turn: Any = Turn(drew)
        kind: Any = Turn
        assert viewed(kind, facts(turn)) == turn


@every_game
def test_equal_views_ask_in_equal_bytes(slug: str, players: int) -> None:
    """Whatever lies where the seat cannot see it."""
    rng, others = Random(5), 0
    steps = list(random_match(slug, players, Random(4)))
    for step in steps[:: max(1, len(steps) // MOST)]:
        for seat in sorted(step.before.to_act & {*range(players)}):
            other = step.before.view(seat).guess(seat, rng)
            others += other != step.before
            texts = [
                "\n".join(asked(Question(slug, "", world.view(seat), seat, "chance"), Budget(1.0)))
                for world in (step.before, other)
            ]
            assert texts[0] == texts[1]
    assert others > 1


@every_game
def test_a_hidden_card_is_written_as_a_hole(slug: str, players: int) -> None:
    for step in list(random_match(slug, players, Random(6)))[:MOST:7]:
        for reader in (None, *range(players)):
            view = step.after.view(reader)
            holes = sum(card == HOLE for pile in view.piles.values() for card in pile)
            written = sum(fact.words.split(" ").count(HOLE) for fact in facts(view))
            # Spring Cleaning also hides which place somebody has chosen.
            assert holes <= written <= holes + players


def test_what_is_no_view_is_refused() -> None:
    told = [Fact(fact.name, fact.words) for fact in facts(GAMES["differ"].start(4, {}))]
    assert viewed(GAMES["differ"], [*told, Fact("to-act", "0")]) == GAMES["differ"].start(4, {})
    for wrong in ([], told[1:], [*told, Fact("dealer", "KC")]):
        with pytest.raises(Refusal):
            viewed(GAMES["differ"], wrong)
