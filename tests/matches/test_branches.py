"""Playing on from a moment of a finished match: fits what was seen, ends with the hand, and is kept."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai import brain
from bot.games.base import NATURE, Refusal, pick
from bot.matches import branches
from bot.matches.branches import Branch, acted, begun, first, over, possible, state_of, then
from bot.records.stored import Preferences
from cogs.people.play_on import shown
from tests.games.playing import SMALL
from tests.kit.languages import PSEUDO, WHOLE, speaking
from tests.kit.panels import front
from tests.kit.transcripts import MINE, match


@pytest.mark.parametrize("anew", [True, False])
@pytest.mark.parametrize(("slug", "players"), SMALL)
async def test_every_moment_plays_on_to_the_end(slug: str, players: int, *, anew: bool) -> None:
    record, replay = match(slug, players, "easy", 2)
    rng, other = Random(1), 0
    steps = [step for step in range(replay.last + 1) if possible(replay, step)]
    assert len(steps) > replay.last / 2
    for step in steps[:: max(1, len(steps) // 6)]:
        branch = begun(record.id, MINE, step, anew=anew)
        start = first(replay, branch)
        assert start.view(MINE) == replay.states[step].view(MINE)
        other += start != replay.states[step]
        branch, state = acted(replay, branch)
        while not over(replay, branch, state):
            assert MINE in state.to_act
            assert state_of(replay, branch) == state
            branch, state = acted(replay, branch, pick(rng, state.legal(MINE)))
        assert len(state.sheet) == len(replay.states[step].sheet) + 1 or not state.to_act
        assert not any(action.startswith("deal ") for _, action in branch.lines)
        with pytest.raises(Refusal, match="branch-over"):
            acted(replay, branch, "pass")
    assert (other > 3) == anew


@pytest.mark.parametrize(("slug", "players"), SMALL)
async def test_pages_fit_with_and_without_pictures(slug: str, players: int) -> None:
    record, replay = match(slug, players, "easy", 2)
    cog, rng, plays = front(slug), Random(2), brain(slug, "normal")
    step = next(step for step in range(replay.last) if possible(replay, step))
    branch, state = acted(replay, begun(record.id, MINE, step, anew=True))
    count = 0
    while True:
        for language in (*WHOLE, PSEUDO):
            for text_only in (False, True):
                if not text_only and count % 5:
                    continue
                with speaking(language):
                    player = Preferences(2, text_only=text_only)
                    page = await shown(cog, record, replay, branch, state, player)
                page.check()
                assert bool(page.picture) != text_only
        if over(replay, branch, state):
            break
        branch, state = acted(replay, branch, plays(state.view(MINE), MINE, rng))
        count += 1
    assert count


@pytest.mark.parametrize(("slug", "players"), SMALL)
def test_a_branch_repeats_itself(slug: str, players: int) -> None:
    record, replay = match(slug, players, "easy", 2)
    step = [step for step in range(replay.last) if possible(replay, step)][3]
    one = begun(record.id, MINE, step, anew=True)
    assert acted(replay, one) == acted(replay, one)
    assert begun(record.id, MINE, step, anew=True) != one


def test_between_hands_nothing_is_played_on() -> None:
    record, replay = match("differ", 4, "easy", 2)
    for step in (0, 1, replay.last):
        assert not possible(replay, step)
        with pytest.raises(Refusal, match="branch-not-here"):
            acted(replay, begun(record.id, MINE, step, anew=True))
    with pytest.raises(Refusal, match="branch-not-here"):
        acted(replay, begun(record.id, MINE, replay.last + 7, anew=False))


def test_an_unplayable_branch_is_refused_kindly() -> None:
    record, replay = match("differ", 4, "easy", 2)
    made = begun(record.id, MINE, 2, anew=True)
    spoilt = Branch(made.table, made.seat, made.step, made.chance, ((MINE, "play XX"),))
    with pytest.raises(Refusal, match="table-unreadable"):
        state_of(replay, spoilt)


def test_it_is_compared_with_the_hands_end() -> None:
    _, replay = match("differ", 4, "easy", 2)
    ended = then(replay, 5)
    assert len(ended.sheet) == 1
    assert ended in replay.states
    assert then(replay, replay.hands[-1]).scores == replay.states[-1].scores


def test_chance_is_the_only_one_who_deals() -> None:
    _, replay = match("differ", 4, "easy", 2)
    assert replay.states[1].to_act == {NATURE}
    assert not branches.possible(replay, 1)
