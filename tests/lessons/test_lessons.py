"""Lessons: each plays by the rules, has a sentence for every step, and takes only a few minutes."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from bot.games import path
from bot.games.base import HOLE, State
from bot.games.base import refusal as refused
from bot.lessons import LEARNER, lesson
from bot.matches.transcripts import check
from bot.words import words
from cogs.kit.games import game_cogs
from tests.kit.facts import OURS
from tests.kit.lessons import ALWAYS_SPOKEN_OF, LESSONS, speaks_of

PREFIXES = {front.game.slug: front(cast("Any", None)).prefix for front in game_cogs()}


def legal(state: State, action: str) -> bool:
    return any(action in choice for choice in state.legal(LEARNER))


@pytest.mark.parametrize("slug", LESSONS)
def test_a_lesson_plays_by_the_rules(slug: str) -> None:
    report = list(check(slug, path(slug, "lesson").read_bytes().splitlines(keepends=True)))
    assert [good for _, good in report] == [True], report


@pytest.mark.parametrize("slug", sorted(OURS))
def test_a_lesson_has_a_fair_length(slug: str) -> None:
    assert 12 <= len(lesson(slug)) <= 25


@pytest.mark.parametrize("slug", LESSONS)
def test_steps_and_sentences_match(slug: str) -> None:
    wanted = {f"lesson-{PREFIXES[slug]}-{step.topic}" for step in lesson(slug)}
    assert len(wanted) == len(lesson(slug))
    wanted |= {
        f"lesson-{PREFIXES[slug]}-{step.topic}-instead"
        for step in lesson(slug)
        if any(legal(step.state, other) for other in step.others)
    }
    every = (path(slug, "words") / "en").glob(f"{PREFIXES[slug]}*.ftl")
    text = "\n".join(file.read_text(encoding="utf-8") for file in every)
    assert set(re.findall(rf"^(lesson-{PREFIXES[slug]}-\S+) =", text, re.MULTILINE)) == wanted


@pytest.mark.parametrize("slug", LESSONS)
def test_the_learner_stops_before_each_of_their_moves(slug: str) -> None:
    """The steps' own moves are all that the learner does."""
    text = path(slug, "lesson").read_text(encoding="utf-8")
    made = [line.removeprefix(f"{LEARNER} ") for line in text.splitlines() if line.startswith(f"{LEARNER} ")]
    assert made == [step.move for step in lesson(slug) if step.move]
    assert not lesson(slug)[-1].move


@pytest.mark.parametrize("slug", LESSONS)
def test_every_try_is_another_move_and_answered(slug: str) -> None:
    for step in lesson(slug):
        assert len(step.others) <= 4
        assert step.move not in step.others
        assert step.move or not step.others
        for other in step.others:
            if not legal(step.state, other):
                assert words().refusal(refused(step.state, LEARNER, other))


@pytest.mark.parametrize("slug", [slug for slug in LESSONS if slug != "springcleaning"])
def test_sentences_name_only_seen_cards(slug: str) -> None:
    seen = set(ALWAYS_SPOKEN_OF)
    for step in lesson(slug):
        seen |= {card for cards in step.state.view(LEARNER).piles.values() for card in cards}
        for key in (f"lesson-{PREFIXES[slug]}-{step.topic}", f"lesson-{PREFIXES[slug]}-{step.topic}-instead"):
            told = words()(key) if key in words() else ""
            unseen = [card for card in step.state.deck if card not in seen and speaks_of(told, card)]
            assert not unseen, f"{key}: {unseen}"
    assert HOLE in seen


def test_nobody_is_offered_themselves_as_partner() -> None:
    lines = path("92q", "lesson").read_text().splitlines()
    assert [line for line in lines if line.startswith("#? partners")] == ["#? partners 2"]
