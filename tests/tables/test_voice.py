"""Lines of computer players: from public events and the log alone, two a hand, and nobody is teased;
and reactions of people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.games import GAMES
from bot.games.base import Event, begins_hand
from bot.records.stored import Line, Occupant
from bot.tables import voice
from bot.tables.lobby import COMPUTERS
from bot.tables.news import public
from bot.tables.reactions import MOST as REACTIONS
from bot.tables.reactions import Reactions
from bot.tables.table import Table, Unreadable
from bot.tables.voice import AT_THE_END, MANNERS, Moment, Said, newest
from cogs.kit.moments import contract, last_trump, shut_out
from tests.house import refused
from tests.kit.panels import front
from tests.kit.random_matches import played

MOST = 120
"""Lines of a match."""
TRIES = 3
STEP = 6
SMALLEST = [(slug, game.seats[0]) for slug, game in GAMES.items()]


def match(slug: str, players: int, *, people: int = 1, most: int = MOST) -> Table:
    """Return a random match of this many people, and computer players."""
    whole, _ = played(slug, players, Random(6), most=most)
    computers = (Occupant(name, level="normal") for name in COMPUTERS)
    seats = (*whole.record.seats[:people], *computers)[:players]
    return Table.of(replace(whole.record, seats=seats, status="playing"), whole.log)


def growing(table: Table) -> Iterator[Table]:
    """Yield one table after every few lines of the log, and at the end of each hand."""
    so_far = Table.of(table.record)
    for line in table.log:
        so_far.read([line])
        if line.n % STEP == 0 or so_far.between_hands or begins_hand(line.seat, line.action):
            yield so_far


def other_worlds(table: Table, rng: Random) -> Iterator[Table]:
    """Yield tables that look the same to everybody, with other hidden cards."""
    first = table.begun[-1][0]
    verb, *cards = table.log[first].action.split(" ")
    for _ in range(TRIES):
        one, other = rng.sample(range(len(cards)), 2)
        names = {cards[one]: cards[other], cards[other]: cards[one]}
        for renamed in ({}, names):
            dealt = [*cards]
            dealt[one], dealt[other] = dealt[other], dealt[one]
            deal = table.log[first]._replace(action=" ".join((verb, *dealt)))
            later = [_renamed(line, renamed) for line in table.log[first + 1 :]]
            try:
                world = Table.of(table.record, [*table.log[:first], deal, *later])
            except Unreadable:
                continue
            if world.state != table.state and public(world) == public(table):
                yield world


def _renamed(line: Line, names: dict[str, str]) -> Line:
    return line._replace(action=" ".join(names.get(word, word) for word in line.action.split(" ")))


def talkative(events: Sequence[Event], _players: int) -> Iterator[Moment]:
    """Find every event of a seat worth a line."""
    if events[-1].seat >= 0:
        yield Moment("bold", events[-1].seat)


@pytest.mark.parametrize(("slug", "players"), SMALLEST)
def test_hidden_cards_choose_no_line(slug: str, players: int) -> None:
    worlds, rng = 0, Random(3)
    table = match(slug, players, people=0)
    for so_far in growing(table):
        if not so_far.begun:
            continue
        for world in other_worlds(so_far, rng):
            worlds += 1
            assert newest(world, front(slug).moments) == newest(so_far, front(slug).moments)
            assert newest(world, talkative) == newest(so_far, talkative)
    assert worlds > 3


@pytest.mark.parametrize(("slug", "players"), SMALLEST)
def test_a_hand_has_two_lines_at_most(slug: str, players: int) -> None:
    table = match(slug, players)
    for worth in (front(slug).moments, talkative):
        said: dict[int, set[Said]] = {}
        for so_far in growing(table):
            if line := newest(so_far, worth):
                said.setdefault(so_far.hands, set()).add(line)
        assert max(map(len, said.values()), default=0) <= 2
        assert worth is not talkative or said


@pytest.mark.parametrize(("slug", "players"), SMALLEST)
def test_nobody_is_teased_or_spoken_for(slug: str, players: int) -> None:
    for so_far in growing(match(slug, players, people=2)):
        if line := newest(so_far, front(slug).moments):
            assert so_far.user_at(line.speaker) is None
            assert line.kind == "cheer" or so_far.user_at(line.about) is None


def test_an_away_persons_stand_in_says_nothing() -> None:
    table = match("differ", 4, people=4, most=40)
    away = tuple(one and one._replace(away="left") for one in table.seats)
    gone = Table.of(replace(table.record, seats=away), table.log)
    assert gone.level(0)
    assert newest(gone, talkative) is None


def test_a_line_in_play_goes_after_two_rounds() -> None:
    table = match("differ", 4, people=0, most=60)
    so_far = Table.of(table.record, table.log[:2])
    shown = []
    for line in table.log[2:14]:
        so_far.read([line])
        shown.append(newest(so_far, talkative) is not None)
    # Here the deal is already worth a line.
    still = voice.ROUNDS * 4 - 1
    assert shown == [True] * still + [False] * (12 - still)


def test_the_line_of_the_hand_before_is_found() -> None:
    table = match("differ", 4, people=0, most=170)
    ended, found = list[Said | None](), False
    for so_far in growing(table):
        if ended and not so_far.between_hands:
            assert newest(so_far, front("differ").moments, -2) == ended.pop()
        if so_far.between_hands:
            ended.append(newest(so_far, front("differ").moments))
            found |= ended[-1] is not None
    assert found


@pytest.mark.parametrize("people", [0, 1])
def test_the_next_hand_has_another_line(people: int) -> None:
    def praised(events: Sequence[Event], _players: int) -> Iterator[Moment]:
        if events[-1].kind == "played":
            yield Moment("made", 0)

    table = match("differ", 4, people=people, most=170)
    assert table.hands > 1
    before, now = newest(table, praised, -2), newest(table, praised)
    assert before
    assert now
    assert now.again != before.again
    # A person is praised by one after another.
    assert (now.speaker != before.speaker) == bool(people)


def test_each_manner_has_two_computer_players() -> None:
    manners = [voice.manner(name) for name in COMPUTERS]
    assert sorted(manners) == sorted(MANNERS * 2)
    assert voice.manner("a program") in MANNERS


def kinds(bid: str, taken: int, *partners: str) -> list[str]:
    """Return the moments at the end of a bid of seat 0, whose side took so many tricks."""
    tricks = [Event("took", n % (1 + len(partners))) for n in range(taken)]
    events = [Event("partners", 0, words=partners), *tricks, Event("scored", 0, words=(bid, "0"))]
    return [moment.kind for moment in contract(events, 8)]


def test_ends_of_a_contract() -> None:
    assert kinds("5H", 5) == kinds("5+", 5, "1") == ["exact"]
    assert kinds("10N", 10) == kinds("8S", 12) == ["made"]
    assert kinds("5C", 3) == kinds("8C", 6) == ["fell"]
    assert kinds("5C", 4) == kinds("5C", 6) == []
    assert [*contract([Event("bid", 2, words=("8N",))], 8)] == [Moment("bold", 2)]
    assert [*contract([Event("bid", 2, words=("7N",))], 8)] == []
    assert [*shut_out([Event("took", seat) for seat in (0, 2, 2)], 4)] == [
        Moment("nothing", 1),
        Moment("nothing", 3),
    ]
    assert {"made", "exact", "fell", "nothing"} == AT_THE_END


def test_the_last_trump_is_counted_in_public() -> None:
    trumps, seen, found = frozenset({"AH", "KH"}), list[Event](), list[Moment]()
    for seat, card in enumerate(("AH", "KH", "QS", "JS")):
        seen.append(Event("played", seat, (card,)))
        found += last_trump(seen, trumps, 13)
    assert found == [Moment("trump", 1)]


def test_reactions_are_few_a_hand_and_go_after_two_rounds() -> None:
    whole, _ = played("differ", 4, Random(2), most=130)
    table, given = Table.of(whole.record, whole.log[:30]), Reactions()
    given.give(table, 2, "clap")
    given.give(table, 1, "fire")
    given.give(table, 2, "snail")
    assert given.shown(table) == [(0, "fire"), (1, "snail")]
    assert (given.left(table, 1), given.left(table, 2)) == (REACTIONS - 1, REACTIONS - 2)
    given.give(table, 2, "clap")
    with refused("reactions-spent"):
        given.give(table, 2, "clap")
    stood = 0
    for line in whole.log[30:]:
        stood += bool(given.shown(table))
        table.read([line])
        if table.hands == 2:
            break
    assert stood == 8
    assert given.left(table, 2) == REACTIONS
