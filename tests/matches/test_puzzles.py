"""A puzzle is a decision that the search is sure of and people may miss; it shows only what its seat saw."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final, TypeVar, TypeVarTuple

import pytest

from bot.ai import judging, think
from bot.ai.decision import SHARES, Budget, Thought, Weighed, reason
from bot.ai.judging import CERTAIN, LEAD, LEAST, MOST_ACTIONS, TEMPTING, posed
from bot.ai.playing_on import is_ahead
from bot.engines.pool import EnginePool, Wrong
from bot.games import GAMES
from bot.games.base import replay
from bot.matches import puzzles
from bot.matches.puzzles import Puzzle, better, dealt, found, read
from bot.people.puzzles import Posed, Streak
from bot.records.stored import Preferences
from cogs.people.puzzle import pages
from cogs.people.puzzle.pages import Came, Solver
from tests.kit.facts import OURS, facts
from tests.kit.languages import PSEUDO, WHOLE, speaking
from tests.kit.panels import front
from tests.kit.positions import positions
from tests.kit.transcripts import match

T = TypeVar("T")
Args = TypeVarTuple("Args")

DAY: Final = 20261126


@cache
def _kept() -> dict[str, Puzzle]:
    return {}


async def puzzle_of(slug: str) -> Puzzle:
    """One that was dealt, of this game."""
    if slug not in _kept():
        engines = EnginePool(0)
        made = await dealt(sorted(GAMES).index(slug), Random(facts(slug).puzzle), engines)
        await engines.close()
        assert made is not None
        _kept()[slug] = made
    return _kept()[slug]


def chance_of(puzzle: Puzzle) -> str:
    """Return the seed of the search for this puzzle."""
    return f"puzzle seat {puzzle.seat} turn {sum(one == puzzle.seat for one, _ in puzzle.lines)}"


def state_of(puzzle: Puzzle) -> Any:
    return replay(GAMES[puzzle.slug].start(puzzle.players, puzzle.options), puzzle.lines)


@pytest.mark.parametrize("slug", sorted(OURS))
async def test_a_puzzles_answer_is_surely_best(slug: str) -> None:
    puzzle = await puzzle_of(slug)
    assert puzzle.slug == slug
    best, *others = puzzle.thought.weighed
    view = puzzle.view()
    legal = [action for choice in view.legal(puzzle.seat) for action in choice]
    assert LEAST <= len(legal) <= MOST_ACTIONS
    assert {one.action for one in puzzle.thought.weighed} == {*legal}
    assert puzzle.thought.action == best.action
    assert all(best.worth - one.worth > max(LEAD, CERTAIN * one.error) for one in others)
    # A long search by itself, in other worlds, says the same.
    again = think(slug, "hard", view, puzzle.seat, Random(99), Budget(iterations=400, among=tuple(legal)))
    assert again.action == best.action


@pytest.mark.parametrize("slug", sorted(OURS))
async def test_a_puzzle_is_read_as_it_was_written(slug: str) -> None:
    puzzle = await puzzle_of(slug)
    assert read(str(puzzle)) == puzzle
    assert puzzle.readable
    assert not read(str(puzzle).replace('"rules": 1', '"rules": 0')).readable
    assert not read(str(puzzle).replace(f'"slug": "{slug}"', '"slug": "bridge"')).readable


async def shown(puzzle: Puzzle, view: Any) -> list[Any]:
    """Every page that there is of it."""
    cog, made = front(puzzle.slug), []
    day, worst = Posed(DAY, 0, 7, puzzle), puzzle.thought.weighed[-1].action
    others = {puzzle.thought.action: 2, worst: 1}
    for language in (*WHOLE, PSEUDO):
        for text_only in (False, True):
            reader = Solver(Preferences(2, text_only=text_only), "Zoë")
            with speaking(language):
                page = await pages.question(cog, day, view, reader, "", "", lambda rows: rows)
                page.check()
                made.append((page.texts, page.picture, page.controls))
                for action in (worst, puzzle.thought.action):
                    came = Came(action, others, Streak(1, 2), late=False, here=False, today=True)
                    page = await pages.solution(cog, day, view, reader, came)
                    page.check()
                    made.append((page.texts, page.picture, page.controls))
    return made


def numbered(made: list[Any]) -> str:
    """Without the numbers of selects, which differ each time."""
    return repr([(texts, picture, [control.id for control in controls]) for texts, picture, controls in made])


@pytest.mark.parametrize("slug", sorted(OURS))
async def test_unseen_cards_change_no_puzzle(slug: str) -> None:
    puzzle = await puzzle_of(slug)
    state, seat = state_of(puzzle), puzzle.seat
    other = next(guess for seed in range(9) if (guess := puzzle.view().guess(seat, Random(seed))) != state)
    assert other.view(seat) == state.view(seat) == puzzle.view()
    assert numbered(await shown(puzzle, other.view(seat))) == numbered(await shown(puzzle, state.view(seat)))
    chance = chance_of(puzzle)
    for one in (state, other):
        assert posed(slug, one.view(seat), seat, "", chance) == puzzle.thought


async def test_of_a_match_of_people_nobody_is_named() -> None:
    record, played = match("differ", 4, "easy", 8)
    engines = EnginePool(0)
    puzzle = await found(record, played, Random(1), engines)
    await engines.close()
    assert puzzle is not None
    assert puzzle.lines == tuple((line.seat, line.action) for line in played.lines[: len(puzzle.lines)])
    assert played.lines[len(puzzle.lines)].seat == puzzle.seat
    for texts, picture, controls in await shown(puzzle, puzzle.view()):
        told = "\n".join(
            (*texts, picture.alt if picture else "", *(control.custom_id for control in controls))
        )
        assert "Zoë" in told
        assert not [seat for seat in range(4) if f"P{seat}" in told]


async def test_a_toss_or_an_obvious_move_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = await puzzle_of("differ")
    view, seat, chance = puzzle.view(), puzzle.seat, chance_of(puzzle)
    assert posed("differ", view, seat, "", chance) is not None
    gates: tuple[tuple[str, Any], ...] = (
        # Too many easy players find it, or none.
        ("FOUND", (0.0, 0.0)),
        ("FOUND", (1.0, 1.0)),
        ("TEMPTING", 99),
        # Too little, or too much, to choose from.
        ("LEAST", len(puzzle.thought.weighed) + 1),
        ("MOST_ACTIONS", len(puzzle.thought.weighed) - 1),
    )
    for name, value in gates:
        with monkeypatch.context() as patch:
            patch.setattr(judging, name, value)
            assert posed("differ", view, seat, "", chance) is None, name


async def test_what_normal_players_do_by_chance_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = await puzzle_of("differ")
    others = iter([puzzle.thought.weighed[1].action])

    def tossed(slug: str, level: str, *asked: Any) -> Thought:
        if level != "normal":
            return think(slug, level, *asked)
        return Thought(next(others, puzzle.thought.action))

    monkeypatch.setattr(judging, "think", tossed)
    assert posed("differ", puzzle.view(), puzzle.seat, "", chance_of(puzzle)) is None


@pytest.mark.parametrize("slug", sorted(OURS))
async def test_a_normal_player_misses_it_and_some_easy_ones_do_not(slug: str) -> None:
    puzzle = await puzzle_of(slug)
    view, seat, right = puzzle.view(), puzzle.seat, puzzle.thought.action
    usual = [think(slug, "normal", view, seat, Random(f"normal {n}")).action for n in range(40)]
    assert right not in usual
    drawn = [think(slug, "easy", view, seat, Random(n)).action for n in range(120)]
    # Forty others were asked.
    assert 0 < drawn.count(right) / len(drawn) < 0.65
    assert len({*drawn}) > TEMPTING
    assert puzzle.sound
    assert puzzle.thought.taught


@pytest.mark.parametrize(("stands", "why"), [(False, "differ-why-lost"), (True, SHARES)])
async def test_a_puzzle_that_falls_or_teaches_nothing_is_the_last_choice(*, stands: bool, why: str) -> None:
    record, played = match("topsuit", 3, "easy", 2)
    poses = Poses(frozenset(range(99)), stands=stands, why=why)
    puzzle = await found(record, played, Random(1), poses)
    assert puzzle
    assert not puzzle.sound
    assert poses.asked > puzzles.FURTHER
    sound = await found(record, played, Random(1), Poses(frozenset({1})))
    assert better(puzzle, sound) is better(sound, puzzle) is sound
    assert better(puzzle, None) is puzzle
    assert better(None, None) is None


def test_ahead_means_by_two_errors() -> None:
    assert is_ahead([(1.0, 0.0, 0.5), (2.0, 0.0, 0.0)] * 9)
    assert not is_ahead([(1.0, 0.0, 1.1), (2.0, 0.0, 1.8)] * 9)
    assert not is_ahead([(0.0, 0.0)] * 9)


async def test_a_small_or_lucky_lead_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = await puzzle_of("differ")
    view, seat, chance = puzzle.view(), puzzle.seat, chance_of(puzzle)
    for name, value in (("LEAD", 99.0), ("CERTAIN", 1e9), ("PROMISING", 1e9)):
        with monkeypatch.context() as patch:
            patch.setattr(judging, name, value)
            assert posed("differ", view, seat, "", chance) is None, name


def ahead(given: tuple[Any, ...], by: float = 1.0) -> Any:
    """Return the worths of actions that are played on: the first is ahead of all others by so much."""
    actions, deals = given[3], given[5]
    return [(by, *(0.0 for _ in actions[1:])) for _ in deals]


class Says:
    """Finds a puzzle in the decision that it is told of, or goes wrong."""

    def __init__(self, good: int) -> None:
        self.good, self.asked = good, 0

    async def aside(self, work: Callable[[*Args], T], *args: *Args) -> T:
        given: tuple[Any, ...] = args
        if work.__name__ != "posed":
            played: T = ahead(given)
            return played
        self.asked += 1
        if self.asked != self.good:
            raise Wrong("somewhere")
        every = [action for choice in given[1].legal(given[2]) for action in choice]
        weighed = tuple(Weighed(action, float(-n), 9, 0.1) for n, action in enumerate(every))
        answered: Any = Thought(every[0], reason("differ-why-lost", card="KH"), weighed, "points", 9)
        said: T = answered
        return said


class Poses:
    """Finds a puzzle in each decision: of doing nothing wherever that may be done, but for these."""

    def __init__(self, lively: frozenset[int], *, stands: bool = True, why: str = "differ-why-lost") -> None:
        self.lively, self.asked, self.stands, self.why = lively, 0, stands, why

    async def aside(self, work: Callable[[*Args], T], *args: *Args) -> T:
        given: tuple[Any, ...] = args
        if work.__name__ != "posed":
            played: T = ahead(given, by=float(self.stands))
            return played
        slug, view, seat = given[0], given[1], given[2]
        self.asked += 1
        every = [action for choice in view.legal(seat) for action in choice]
        idle = [action for action in every if action.partition(" ")[0] in GAMES[slug].idle]
        acts = [action for action in every if action not in idle]
        first = acts if self.asked in self.lively else idle
        best = (first or every)[0]
        weighed = [Weighed(best, 1.0, 9), *(Weighed(one, 0.0, 9, 0.1) for one in every if one != best)]
        answered: Any = Thought(best, reason(self.why), tuple(weighed), "points", 9)
        said: T = answered
        return said


async def test_puzzles_of_action_are_preferred(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "FURTHER", 5)
    record, played = match("topsuit", 3, "easy", 2)
    for lively in (1, 2, 6):
        poses = Poses(frozenset({lively}))
        puzzle = await found(record, played, Random(1), poses)
        assert puzzle
        assert puzzle.thought.action.startswith(("play ", "extend "))
        assert not puzzle.idle
        assert poses.asked == lively
    # Where there is no other, or it would take long to find one.
    poses = Poses(frozenset({7}))
    puzzle = await found(record, played, Random(1), poses)
    assert puzzle
    assert (puzzle.idle, puzzle.thought.action) == (True, "draw")
    assert poses.asked == 6


async def test_a_dealt_puzzle_is_the_days_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands of it are dealt until one can be solved by doing something, and then the first will do."""
    monkeypatch.setattr(puzzles, "LOOKS", 3)
    turn = sorted(GAMES).index("topsuit")
    poses = Poses(frozenset({8}))
    puzzle = await dealt(turn, Random(1), poses)
    assert puzzle
    assert (puzzle.slug, puzzle.idle, poses.asked) == ("topsuit", False, 8)
    poses = Poses(frozenset())
    puzzle = await dealt(turn, Random(1), poses)
    assert puzzle
    assert (puzzle.slug, puzzle.idle, poses.asked) == ("topsuit", True, 3 * puzzles.EACH)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_doing_nothing_is_something_that_can_be_done(slug: str) -> None:
    every = {
        action
        for state, seat in positions(slug, GAMES[slug].seats[0], count=300, each=1)
        for choice in state.legal(seat)
        for action in choice
    }
    idle = GAMES[slug].idle
    found = {one for one in idle if any(f"{action} ".startswith(f"{one} ") for action in every)}
    # In Spring Cleaning a pass takes a deck and discards that have run out.
    assert found or not idle
    assert idle - found <= ({"pass"} if slug == "springcleaning" else set())
    assert {action.partition(" ")[0] for action in every} - idle


def test_a_card_taken_from_an_offer_is_not_idle() -> None:
    thought = Thought("draw 1.3")
    taken = Puzzle("springcleaning", 1, 3, {}, (), 0, thought)
    assert not taken.idle
    assert replace(taken, thought=replace(thought, action="draw deck")).idle


async def test_a_decision_that_cannot_be_judged_spoils_nothing(caplog: pytest.LogCaptureFixture) -> None:
    record, played = match("differ", 4, "easy", 2)
    says = Says(3)
    assert await found(record, played, Random(1), says)
    assert says.asked == 3
    assert "looking for a puzzle" in caplog.text


async def test_only_so_much_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "LOOKS", 2)
    monkeypatch.setattr(puzzles, "DEALT", 3)
    says = Says(-1)
    assert await dealt(1, Random(1), says) is None
    assert says.asked == 6
