"""How hands and matches ended, as pictures: everybody is there, the best first, and nothing is too large."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.games import GAMES, lowest_wins
from bot.games.differ.rules import HandResult, points_for
from bot.games.springcleaning.scores import RoundResult
from bot.records.results import results as match_results
from bot.words import LANGUAGES
from cogs.kit.course import Lead, lost_lead
from cogs.pages import public, results
from rendering.boards.result import Row, podium, result
from rendering.kit.alt import LIMIT
from rendering.kit.canvas import Canvas
from tests.cogs.hands import ended, table_of
from tests.kit.languages import PSEUDO, speaking
from tests.kit.panels import front as cog_of

NAMES = ("Ann", "Bartholomew von Humboldt", "Cleo", "日本語", "W" * 32, "Zoë", "Jo", "Kay")
SIZES = [(slug, players) for slug, game in GAMES.items() for players in (game.seats[0], game.seats[-1])]


TOLD = [*((*size, PSEUDO) for size in SIZES), *(("92q", 8, language) for language in LANGUAGES)]
"""Each size in the longest language, and each language at the largest table."""


@pytest.mark.parametrize(("slug", "players", "language"), TOLD)
def test_the_result_of_a_hand_tells_of_everybody(slug: str, players: int, language: str) -> None:
    cog, names = cog_of(slug), NAMES[:players]
    with speaking(language):
        for state in ended(slug, players)[:3]:
            picture = results.of_hand(table_of(state), cog, names)
            if picture is None:
                assert slug == "topsuit"
                continue
            title, *rows = picture.alt.split("\n")
            assert str(len(state.sheet)) in title
            assert len(rows) == players
            assert all(any(row.startswith(name[:12]) for row in rows) for name in names)
            assert len(picture.alt) <= LIMIT
            assert len(picture.png) <= 100_000


def test_the_least_trash_has_the_longest_bar() -> None:
    state = ended("springcleaning", 3)[-1]
    table = table_of(state)
    shares = [results._share(table, state, seat) for seat in range(3)]
    assert sorted(range(3), key=lambda seat: shares[seat], reverse=True) == sorted(
        range(3), key=lambda seat: state.scores[seat]
    )


def test_a_podium_shows_what_changes() -> None:
    rows = tuple(Row(seat, name, "5 points", 0.5, place=seat + 1) for seat, name in enumerate(("Ann", "Bob")))
    shown = podium("Differ", rows).png
    others = (("name", "Eve"), ("total", "6 points"), ("place", 2), ("ratings", (1000, 1010)))
    for name, value in others:
        changed: Any = {name: value}
        assert podium("Differ", (replace(rows[0], **changed), rows[1])).png != shown, name


def test_no_gain_is_shown_as_nought() -> None:
    for state in ended("differ", 4)[:3]:
        picture = results.of_hand(table_of(state), cog_of("differ"), NAMES[:4])
        assert picture
        for row in picture.alt.split("\n")[1:]:
            assert re.search(r"[,:] \d+ points? \([+\N{MINUS SIGN}]?\d+\)\.$", row), row


def test_totals_are_of_one_height(monkeypatch: pytest.MonkeyPatch) -> None:
    heights: set[int] = set()
    write = Canvas.text

    def text(self: Canvas, said: str, at: Any, height: int, *args: Any, **kwargs: Any) -> int:
        heights.update({height} if said.endswith("points") else ())
        return write(self, said, at, height, *args, **kwargs)

    monkeypatch.setattr(Canvas, "text", text)
    for shown in (3, 8):
        heights.clear()
        totals = ("7 points", "\N{MINUS SIGN}1312 points", *("12 points",) * (shown - 2))
        result("T", tuple(Row(seat, "Ann", total, 0.5, "+5") for seat, total in enumerate(totals)))
        assert len(heights) == 1


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_who_won_stands_first_on_the_podium(slug: str, players: int) -> None:
    state, names = ended(slug, players)[-1], NAMES[:players]
    assert state.winners
    changes = [(seat, 1000, 1000 + seat) for seat in range(players)]
    picture = results.of_match(table_of(state), cog_of(slug), names, changes)
    rows = picture.alt.split("\n")[1:]
    first = [row for row in rows if row.startswith("1. ")]
    assert len(first) == len(state.winners)
    assert rows[: len(first)] == first
    assert all(any(names[seat][:12] in row for row in first) for seat in state.winners)
    order = [next(seat for seat in range(players) if names[seat][:12] in row) for row in rows]
    scores = [state.scores[seat] for seat in order[len(first) :]]
    assert scores == sorted(scores, reverse=not lowest_wins(slug))
    assert f"rating from 1000 to {1000 + players - 1}" in picture.alt
    assert len(picture.png) <= 100_000


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_a_player_who_left_is_placed_last(slug: str, players: int) -> None:
    state = ended(slug, players)[-1]
    left = state.winners[0]
    table = table_of(state, left)
    entered = {one.seat: one.place for one in match_results(table.record, state, 0)}
    assert results.places(table) == entered
    assert entered[left] == players
    assert left not in results.winners(table)
    with speaking("en"):
        won = f"Person {results.winners(table)[0]}"
        assert won in public.outcome(table)
        told = public.own_result(table, cog_of(slug), left)
        assert won in told
        assert public.course(table, cog_of(slug)) == cog_of(slug).peak(state.view(None), public.names(table))
        stayed = table_of(state)
        turned = cog_of(slug).highlight(state.view(None), public.names(stayed))
        assert public.course(stayed, cog_of(slug)) == turned
        assert f"{players}th" in told or f"{players}rd" in told or f"{players}nd" in told


def test_a_result_shows_what_changes() -> None:
    row = Row(0, "Ann", "5 points", 0.5, "+5", detail="took 5 tricks", bid="5H")
    shown = result("After hand 1", (row,)).png
    for other in (
        replace(row, name="Bob"),
        replace(row, total="6 points"),
        replace(row, share=0.6),
        replace(row, points="+6"),
        replace(row, good=False),
        replace(row, detail="took 6 tricks"),
        replace(row, bid="5S"),
        replace(row, place=1),
        replace(row, ratings=(1000, 1010)),
    ):
        assert result("After hand 1", (other,)).png != shown, other
    assert result("After hand 2", (row,)).png != shown


@pytest.mark.parametrize(
    ("points", "winners", "low", "lead"),
    [
        # The last hand turned it.
        ([(6, 0, 0), (0, 2, 0), (0, 9, 0)], (1,), False, Lead(2, (0,), 4)),
        ([(6, 0, 6), (0, 2, 0), (0, 9, 0)], (1,), False, Lead(2, (0, 2), 4)),
        # A third of the best total, some hands before the end.
        ([(9, 0), (0, 10), (0, 2)], (1,), False, Lead(1, (0,), 9)),
        ([(3, 0), (0, 10), (0, 2)], (1,), False, None),
        # The least wins.
        ([(0, 2, 1), (2, 0, 1), (2, 0, 1)], (1,), True, Lead(1, (0,), 2)),
        # Nobody else ever led; a single hand has no course; nobody won yet.
        ([(5, 0), (5, 0), (5, 0)], (0,), False, None),
        ([(5, 0)], (0,), False, None),
        ([(5, 0), (0, 9)], (), False, None),
    ],
)
def test_a_lead_that_did_not_last(points: Any, winners: Any, low: Any, lead: Lead | None) -> None:
    assert lost_lead(points, winners, low=low) == lead


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_a_match_has_something_to_tell_in_a_line_or_two(slug: str, players: int, language: str) -> None:
    cog = cog_of(slug)
    with speaking(language):
        for state in ended(slug, players)[-2:]:
            told = cog.highlight(state.view(None), NAMES[:players])
            assert told or state.to_act
            assert "??" not in told
            assert len(told) <= 400


def test_a_hand_that_is_told_of_a_whole_match_says_why() -> None:
    results = [(0, "9H", 9), (1, "4S", 4)]
    sheet = tuple(HandResult(0, who, bid, took, points_for(who, bid, took)) for who, bid, took in results)
    over = ended("differ", 4)[-1].but(sheet=sheet, phase="over")
    peak = cog_of("differ").peak(over, NAMES[:4])
    assert peak.startswith("Most points in one hand — Hand 1: ")
    alone = cog_of("differ").peak(over.but(sheet=sheet[:1]), NAMES[:4])
    assert alone.startswith("Hand 1: ")


def test_a_match_tells_of_the_bid_that_would_have_won_it() -> None:
    bids = [(0, "9H", 9), (1, "9S", 7), (2, "9S", 8), (0, "9D", 10)]
    sheet = tuple(HandResult(0, who, bid, took, points_for(who, bid, took)) for who, bid, took in bids)
    over = ended("differ", 4)[-1].but(sheet=sheet, phase="over")
    # Only seat 0 was ever near enough, and won.
    assert over.winners == (0,)
    assert "would have won" not in cog_of("differ").highlight(over, NAMES[:4])
    sheet = (sheet[0]._replace(differ=1, points=points_for(1, "9H", 9)), *sheet[1:], sheet[-1])
    over = over.but(sheet=sheet)
    assert over.winners == (0,)
    told = cog_of("differ").highlight(over, NAMES[:4])
    assert told.startswith("Hand 2")
    assert NAMES[1] in told
    assert told.endswith("2 short.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_in_trash_says_what_decided_it(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    trash = [(2, 0, 1), (0, 1, 2), (0, 1, 2)]
    sheet = tuple(RoundResult(0, one.index(0), one, one) for one in trash)
    cog, tied = cog_of("springcleaning"), ended("springcleaning", 3)[-1].but(sheet=sheet, phase="over")
    assert tied.scores == (2, 2, 5)
    assert tied.winners == (0,)
    monkeypatch.setattr(public, "names", lambda _table: NAMES[:3])
    with speaking(language):
        assert "2" in cog.tie(tied)
        for seat in range(3):
            assert public.own_result(table_of(tied), cog, seat).endswith(cog.tie(tied))
        clear = tied.but(sheet=sheet[:2])
        assert clear.scores == (2, 1, 3)
        assert cog.tie(clear) == ""
        shared = tied.but(
            sheet=(
                *sheet[:1],
                RoundResult(0, 0, (0, 2, 0), (0, 2, 0)),
                RoundResult(0, 0, (0, 0, 4), (0, 0, 4)),
            )
        )
        assert shared.winners == (0, 1)
        assert cog.tie(shared) == ""


@pytest.mark.parametrize("players", [3, 4])
def test_top_suit_tells_how_it_ended(players: int) -> None:
    state = ended("topsuit", players)[-1]
    told = cog_of("topsuit").highlight(state.view(None), NAMES[:players])
    if state.finisher >= 0:
        assert told.startswith(f"{NAMES[state.finisher]} went out with ")
        assert ("doesn't count" in told) == bool(state.acts)
    else:
        fewest = min(map(len, state.hands))
        assert all(
            (name in told) == (len(hand) == fewest) for name, hand in zip(NAMES, state.hands, strict=False)
        )
