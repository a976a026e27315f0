"""A look back at one's own play: what was badly done is found, and nothing else, by what was seen alone."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from random import Random
from typing import Any, TypeVar, TypeVarTuple

import pytest

from bot.ai import think
from bot.ai.decision import SHARES, Budget, Thought, reason
from bot.ai.judging import Judged
from bot.engines.pool import EnginePool, Wrong
from bot.games.base import only
from bot.matches import coach
from bot.matches.coach import Decision, Review, chance, decisions, places, review, stands
from bot.matches.replays import Replay
from bot.records.stored import Preferences, Record
from cogs.kit import ids
from cogs.pages import public
from cogs.people.coach import Looked, shown
from tests.games.playing import SMALL, TABLES
from tests.kit.facts import OURS
from tests.kit.languages import PSEUDO, WHOLE, speaking
from tests.kit.panels import front
from tests.kit.random_matches import played
from tests.kit.seeds import seeds
from tests.kit.transcripts import MINE, match

T = TypeVar("T")
Args = TypeVarTuple("Args")


@pytest.fixture
async def engines() -> AsyncIterator[EnginePool]:
    made = EnginePool(0)
    yield made
    await made.close()


def worst(slug: str, one: Decision) -> tuple[float, str]:
    """Return the costliest decision and its cost by a long search."""
    every = [action for choice in one.view.legal(MINE) for action in choice][:12]
    if len(every) < 2:
        return 0.0, one.action
    among = Budget(iterations=24, among=tuple(every))
    found = think(slug, "hard", one.view, MINE, Random(5), among).weighed
    if not found:
        return 0.0, one.action
    bad = min(found, key=lambda weighed: weighed.worth)
    return max(weighed.worth for weighed in found) - bad.worth, bad.action


@pytest.mark.parametrize(("slug", "players"), [("differ", 4), ("topsuit", 3)])
async def test_a_planted_blunder_is_the_costliest(slug: str, players: int, engines: EnginePool) -> None:
    record, replay = match(slug, players, "hard", 1)
    made = decisions(replay, MINE)
    cost, place, action = max(
        (cost, place, action) for place, one in enumerate(made) for cost, action in [worst(slug, one)]
    )
    planted = [*made]
    planted[place] = made[place]._replace(action=action)
    came = await review(record, MINE, planted, engines)
    found = came.costliest[0]
    assert (found.decision.n, found.decision.action) == (made[place].n, action)
    assert found.judged.loss == pytest.approx(cost, abs=0.25 * cost + 6 * found.judged.error)
    assert came.lost > found.judged.loss / 2 - 2.5 * came.error
    assert came.close == came.judged - len(came.costliest)


@pytest.mark.parametrize("seed", seeds(1))
@pytest.mark.parametrize(("slug", "players"), SMALL)
async def test_the_play_of_hard_is_clean(slug: str, players: int, seed: int, engines: EnginePool) -> None:
    record, replay = match(slug, players, "hard", seed)
    came = await review(record, MINE, decisions(replay, MINE), engines)
    assert came.judged > 2
    assert came.costliest == ()
    assert came.close == came.judged
    assert came.lost <= 2.5 * came.error + coach.SHOWN * 0.05


def hidden_anew(replay: Replay, rng: Random) -> Replay:
    """The match with other cards wherever our seat did not see them; what it saw is the same."""
    states = [state.view(MINE).guess(MINE, rng) if MINE in state.to_act else state for state in replay.states]
    return replace(replay, states=tuple(states))


async def pages(record: Record, replay: Replay, came: Review) -> list[Any]:
    looked = Looked(came, replay.states[-1].scores, replay.hands)
    cog, made = front(record.slug), []
    for language in (*WHOLE, PSEUDO):
        for text_only in (False, True):
            for place in range(max(1, len(came.costliest))):
                with speaking(language):
                    player = Preferences(2, text_only=text_only)
                    page = await shown(cog, record, MINE, looked, place, player)
                page.check()
                made.append((page.texts, page.picture))
    return made


@pytest.mark.parametrize(("slug", "players"), SMALL)
async def test_unseen_cards_change_no_review(slug: str, players: int, engines: EnginePool) -> None:
    # Chance seldom comes to the play of a hand of Mitigati: it bargains as it likes.
    record, replay = match(slug, players, "easy" if slug == "mitigati" else "chance", 2)
    other = hidden_anew(replay, Random(3))
    changed = sum(
        one != two
        for line, one, two in zip(replay.lines, replay.states, other.states, strict=False)
        if line.seat == MINE
    )
    assert changed > 3
    came, again = [await review(record, MINE, decisions(one, MINE), engines) for one in (replay, other)]
    # To the last digit; and where nothing was costly, the same would be said whatever was looked at.
    assert came == again
    assert came.costliest or slug not in OURS
    assert await pages(record, replay, came) == await pages(record, other, again)


@pytest.mark.parametrize(("slug", "players"), SMALL)
async def test_only_free_decisions_are_judged(slug: str, players: int) -> None:
    _, replay = match(slug, players, "easy", 2)
    made = decisions(replay, MINE)
    free = [
        line.n
        for line, state in zip(replay.lines, replay.states, strict=False)
        if line.seat == MINE and only(state, MINE) is None
    ]
    assert [one.n for one in made] == free
    for one in made:
        assert one.view == replay.states[one.n].view(MINE)
        assert one.turn == sum(line.seat == MINE for line in replay.lines[: one.n])


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_the_button_stands_below_every_match(slug: str, players: int) -> None:
    table, _ = played(slug, players, Random(1))
    page = public.closed(table, front(slug))
    page.check()
    assert ids.Review(table.id) in [control.id for control in page.controls]


class Given:
    """Says what a test wants said, in the order of the decisions."""

    def __init__(self, first: dict[int, Judged | None], again: float | None = None, on: float = 1.0) -> None:
        """`on`: lead of the better action where it is played on."""
        self.first, self.again, self.on = first, again, on
        self.asked: list[tuple[Any, ...]] = []

    async def aside(self, work: Callable[[*Args], T], *asked: *Args) -> T:
        args: tuple[Any, ...] = asked
        answered: Any = [(self.on, 0.0) for _ in args[5]] if work.__name__ == "played_on" else None
        answered = answered or self._answer(args, first=work.__name__ == "judged")
        said: T = answered
        return said

    def _answer(self, args: tuple[Any, ...], *, first: bool) -> Judged | None:
        self.asked.append(args)
        if first:
            turn = int(args[4].rpartition(" ")[2])
            if turn == 999:
                raise Wrong("somewhere")
            return self.first[turn]
        thought = args[5]
        return None if self.again is None else Judged(thought, self.again, 0.1, args[6])


def given(count: int) -> tuple[Record, list[Decision]]:
    record, replay = match("differ", 4, "easy", 2)
    return record, [decisions(replay, MINE)[0]._replace(n=n, turn=n) for n in range(count)]


def lost(loss: float, error: float = 0.1, why: str = "differ-why-pass") -> Judged:
    return Judged(Thought("pass", reason(why)), loss, error, 10)


async def came(says: Given, count: int) -> Review:
    record, made = given(count)
    return await review(record, MINE, made, says)


async def test_only_losses_beyond_chance_count() -> None:
    says = Given({0: lost(1.0, 0.5), 1: lost(0.0), 2: lost(0.04, 0.001), 3: None}, again=None)
    found = await came(says, 4)
    assert (found.decisions, found.judged, found.unjudged, found.close) == (4, 3, 1, 3)
    assert found.costliest == ()
    assert found.lost == pytest.approx(1.04)
    assert found.error == pytest.approx(math.hypot(0.5, 0.1, 0.001))


async def test_a_second_look_may_clear_a_decision() -> None:
    found = await came(Given({0: lost(3.0), 1: lost(2.0)}, again=0.1), 2)
    assert found.costliest == ()
    assert found.close == 2
    found = await came(Given({0: lost(3.0), 1: lost(2.0)}, again=1.5), 2)
    assert [one.judged.loss for one in found.costliest] == [1.5, 1.5]
    assert found.close == 0


async def test_a_loss_that_is_none_when_played_on_is_not_told() -> None:
    for on in (0.0, -1.0):
        found = await came(Given({0: lost(3.0), 1: lost(2.0)}, again=1.5, on=on), 2)
        assert (found.costliest, found.close) == ((), 2)


@pytest.mark.parametrize(
    ("lead", "deals", "sure"), [(1.0, 60, True), (0.2, 120, True), (0.1, 240, False), (0.0, 60, False)]
)
async def test_a_doubtful_lead_is_played_on_longer(lead: float, deals: int, *, sure: bool) -> None:
    """Every second deal adds one to the lead, and every other takes one away."""
    played: list[int] = []

    class Noisy:
        async def aside(self, _work: Callable[[*Args], T], *asked: *Args) -> T:
            args: tuple[Any, ...] = asked
            played.extend(args[5])
            worths: Any = [(lead + (-1) ** deal, 0.0) for deal in args[5]]
            said: T = worths
            return said

    assert await stands("differ", None, MINE, ("one", "other"), "", Noisy()) == sure
    assert played == [*range(deals)]


async def test_a_loss_that_teaches_nothing_is_not_told() -> None:
    found = await came(Given({0: lost(3.0, why=SHARES), 1: lost(2.0)}, again=1.5), 2)
    assert [one.decision.n for one in found.costliest] == [1]
    assert (found.close, found.lost) == (0, 5.0)


async def test_six_are_reviewed_and_three_shown() -> None:
    says = Given({n: lost(1.0 + n) for n in range(9)}, again=None)
    found = await came(says, 9)
    assert [one.decision.n for one in found.costliest] == [8, 7, 6]
    assert sum(len(args) == 7 for args in says.asked) == coach.SURE[0]


async def test_only_a_long_matchs_end_is_judged() -> None:
    count = coach.MOST_DECISIONS + 50
    says = Given({n: lost(0.0) for n in range(count)})
    found = await came(says, count)
    assert (found.decisions, found.judged, found.beyond, found.unjudged) == (
        count,
        coach.MOST_DECISIONS,
        50,
        0,
    )
    assert {args[5] for args in says.asked} == {(coach.CHOICE[0], coach.TWICE * coach.CHOICE[0])}
    assert says.asked[0][4] == chance(given(count)[1][50], MINE)


async def test_a_decision_that_cannot_be_judged_spoils_nothing(caplog: pytest.LogCaptureFixture) -> None:
    record, made = given(2)
    found = await review(record, MINE, [made[0], made[1]._replace(turn=999)], Given({0: lost(0.0)}))
    assert (found.judged, found.unjudged) == (1, 1)
    assert "judging a decision" in caplog.text


@pytest.mark.parametrize(
    ("points", "low", "gained"),
    [(0.5, False, 0), (1.5, False, 1), (6.0, False, 2), (0.5, True, 0), (2.5, True, 1)],
)
def test_a_loss_in_places_counts_rivals_passed(points: float, *, low: bool, gained: int) -> None:
    assert places((11, 10, 15, 8), 1, points, low=low) == gained
