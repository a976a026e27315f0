"""Nothing that is shown grows without bound: every page at 200 people, 100 matches, the longest names."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.duplicate.night import MOST_ALONE, MOST_ROUNDS, MOST_SIZE, MOST_TEAMS, Member, Night, Play, Team
from bot.duplicate.score import standings
from bot.duplicate.swiss import course
from bot.evenings.score import Evening, Participant, Won
from bot.games import GAMES
from bot.people.challenges import Attempt, Challenge
from bot.people.history import ROWS, Past
from bot.people.seasons import Champion, Season
from bot.store.names import Person
from bot.words import LANGUAGES, speaking, words
from cogs.duplicate import pages, rounds
from cogs.evening import score
from cogs.kit.pages import MOST_ALT, MOST_TEXT, Page
from cogs.people import challenge_board
from cogs.people.leaderboard_text import as_text
from cogs.people.past import PastCog
from cogs.season import page as season
from rendering.boards import evening as table_of
from rendering.boards.leaderboard import Line

ROOT = Path(__file__).parents[2]
PEOPLE, MATCHES = 200, 100
WIDE = "\N{FULLWIDTH LATIN CAPITAL LETTER W}" * 30 + "*_"
"""A name of 32 letters, of which two are markup."""
BOT: Any = SimpleNamespace(
    game_name=lambda _: "Spring Cleaning", get_guild=lambda _: SimpleNamespace(name=WIDE * 3)
)
MOMENT = 1_800_000_000_000


def evening() -> Iterator[Page]:
    """For somebody who reads, below a result that is long itself, and below a picture."""
    won = {number: Won(1 + number % 4, 12) for number in range(MATCHES)}
    people = tuple(Participant(WIDE, None, won, number + 1) for number in range(PEOPLE))
    found = Evening(("springcleaning",) * MATCHES, people)
    about = words()("evening-points")
    yield Page((f"### {score._title(found)}", "\n".join(score._lines(BOT, found)), about))
    yield Page(("x" * 1500, *score._more(found)))
    names, rows = score._columns(BOT, found)
    drawn = table_of.evening(score._title(found), names, rows[: score.ROWS], words()("evening-total"))
    yield Page((about, *score._more(found)), drawn)


def nights() -> Iterator[Page]:
    for size, most in ((1, MOST_ALONE), (MOST_SIZE, MOST_TEAMS)):
        teams = tuple(
            Team(
                team,
                1,
                WIDE[-24:] if size > 1 else "",
                {line: Member(size * team + line, WIDE, 0) for line in range(size)},
            )
            for team in range(1, most + 1)
        )
        made = Night(
            987654, 1, 1, 1, "topsuit", 4, {}, MOST_ROUNDS, size, 336, "over", "ABCDEFGH", "a" * 64, 0,
            MOMENT, MOMENT, teams,
        )  # fmt: skip
        scores = {board.number: {team.number: -100 - team.number for team in teams} for board in made.boards}
        absent = {(board, team.number) for board in scores for team in teams if team.number % 2}
        plays = [Play(1, team.number, 1_234_500 + team.number, "over") for team in teams]
        ranked = standings(scores, lowest_wins=False, absent=absent)
        yield pages.page(made, "Spring Cleaning", (), ranked)
        drawn = pages.standings_picture(made, scores, ranked, absent)
        yield Page((WIDE,), drawn)
        yield pages.board_page(made, "Spring Cleaning", made.boards[0], scores[1], plays, absent)
        yield Page((WIDE,), pages.board_picture(made, made.boards[0], scores[1], absent))
        for status in ("lobby", "playing", "off"):
            other = _of(made, status=status)
            yield pages.promised(pages.page(other, "Spring Cleaning", plays), other)
        played = [
            {board.number: scores[board.number] for board in made.boards if board.turn == turn}
            for turn in range(MOST_ROUNDS)
        ]
        for stage in (MOST_ROUNDS - 1, MOST_ROUNDS):
            swiss = _of(made, form="swiss", stage=stage, status="over" if stage == MOST_ROUNDS else "playing")
            came = course(
                range(1, most + 1), played[:stage], rounds=MOST_ROUNDS, lots=made.lots, lowest_wins=False,
                absent=absent,
            )  # fmt: skip
            yield pages.promised(rounds.page(swiss, "Spring Cleaning", plays, came, 1), swiss)
            yield Page((WIDE,), rounds.picture(swiss, came))


def _of(night: Night, **changed: Any) -> Night:
    return Night(**{name: getattr(night, name) for name in night.__slots__} | changed)


def champions() -> Iterator[Page]:
    found = [Champion(slug, user, WIDE, 99_999, 9_999, 9_999) for slug in GAMES for user in range(PEOPLE)]
    over = Season(1, 0, MOMENT)
    ahead = season.under_way(BOT, over, found)
    yield Page(("\n".join(season.lines(BOT, found)), "\n".join(ahead), season.how()))


def leaderboard() -> Iterator[Page]:
    """A page of it, and the reader's own line."""
    lines = [Line(99_999, WIDE, "99999?", 1.0, 99_999, 99_999) for _ in range(11)]
    about = ("board-how-points", {"most": 12}), ("board-how-rating", {"start": 1000, "least": 5, "rivals": 3})
    told = "\n".join(words()(key, **values) for key, values in about)
    yield Page((words()("board-title", game="Spring Cleaning"), "\n".join(map(as_text, lines)), told))


def history() -> Iterator[Page]:
    match = Past(
        1_234_567,
        7,
        "springcleaning",
        "over",
        MOMENT,
        -9_999,
        8,
        tuple(Person(WIDE, user) for user in range(1, 8)),
    )
    cog: Any = SimpleNamespace(bot=BOT)
    line = PastCog._line(cog, match, 1)
    assert PastCog.label(cog, match)
    yield Page((words()("history-title", page=99_999, pages=99_999), "\n".join([line] * ROWS)))


def weekly() -> Iterator[Page]:
    challenge = Challenge(1, 202_601, "springcleaning", 4, {})
    attempts = [Attempt(number + 1, 1, WIDE, -9_999, number + 1, "over") for number in range(PEOPLE)]
    for user in (0, PEOPLE):
        yield challenge_board.page(challenge, "Spring Cleaning", attempts, user, 0, now=True)


GROWING: dict[str, Callable[[], Iterator[Page]]] = {
    "duplicate/pages.py": nights,
    "evening/score.py": evening,
    "people/past.py": history,
    "people/leaderboard.py": leaderboard,
    "people/challenge_board.py": weekly,
    "season/page.py": champions,
}
"""Pages that list people or matches."""

SAID = "core/threads delivery/answers duplicate/cog evening/queue evening/substitutes"
SAID += " pages/board_text pages/challenge_text pages/fair pages/open_hands pages/public"
SAID += " people/challenge people/coach people/lessons people/play_on people/privacy"
SAID += " people/puzzle/pages season/cog server/about server/commands server/corner"
SAID += " server/opening server/setup_page"
TABLE = "claims debts ending info lobby painter panel_pages reminders review room seats"
TABLE += " watching"
FEW = "duplicate/guests people/calls people/guests people/my_tables people/profile people/replay"
BOUNDED = {f"{name}.py" for name in (*SAID.split(), *FEW.split(), *(f"table/{one}" for one in TABLE.split()))}
"""Pages of sentences, of one table's seats, or of lists that take no more than so many (`MOST`)."""


def test_every_page_is_known() -> None:
    """A new page must be listed here, growing or not."""
    made = set()
    for path in (ROOT / "cogs").rglob("*.py"):
        calls = (
            node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)
        )
        if any(isinstance(name, ast.Name) and name.id == "Page" for name in calls):
            made.add(path.relative_to(ROOT / "cogs").as_posix())
    assert made == {*GROWING, *BOUNDED}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", GROWING)
def test_a_page_fits_however_many_there_are(page: str, language: str) -> None:
    with speaking(language):
        for made in GROWING[page]():
            made.check()
            made.in_words().check()
            assert not made.picture or len(made.picture.alt) <= MOST_ALT


@pytest.mark.parametrize("between", ["\n", ", "])
def test_a_long_list_counts_the_rest(between: str) -> None:
    entries = [f"{number}. {WIDE}" for number in range(PEOPLE)]
    own = words()("list-more", count=5)
    for text in (between.join(entries), between.join([*entries, own])):
        page = Page(("A title", text, "x" * 500))
        page.check()
        *kept, last = page.texts[1].split(between)
        more = PEOPLE - len(kept) + 5 * text.endswith(own)
        assert kept == entries[: len(kept)]
        assert last == words()("list-more", count=more)
        assert MOST_TEXT - 50 < sum(map(len, page.texts)) <= MOST_TEXT
    assert Page((between.join(entries[:3]),)).texts == (between.join(entries[:3]),)
