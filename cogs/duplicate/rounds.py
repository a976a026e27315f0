"""Pages of a Swiss night: the pairings of this round, and the standings after the previous ones."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from bot.schema.tables import LIVE, PUT_BY, VOID
from bot.words import words
from cogs.duplicate.pages import (
    LISTED,
    ROWS,
    about,
    called,
    drawn,
    framed,
    members,
    missed,
    more,
    placed,
    short,
    signed,
)
from cogs.pages import public
from rendering.boards import evening as table_of
from rendering.boards.evening import Cell, Row

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.duplicate.night import Night, Play
    from bot.duplicate.swiss import Meeting, SwissCourse, SwissStanding
    from cogs.kit.pages import Page
    from rendering.kit.picture import Picture

MEETINGS: Final = 20
"""Maximum pairings listed for a round."""
LEADERS: Final = 10
"""Maximum teams listed while a night is played."""


def page(
    night: Night, game: str, plays: Sequence[Play], course: SwissCourse, reader: int | None = None
) -> Page:
    """Return the page during or after a night; `reader`: the person whose pairing comes first."""
    say = words()
    if night.status == "over":
        nobody = [] if any(one.own for one in course.standings) else [say("duplicate-unplayed")]
        lines = [say("duplicate-over-swiss"), *nobody, *_ranked(night, course.standings, LISTED)]
        return framed(night, game, lines)
    until = public.date_and_time(night.closes)
    lines = [say("duplicate-round", round=night.stage + 1, rounds=night.rounds, until=until)]
    lines += _meetings(night, plays, course.pairings[-1], reader)
    if night.stage:
        lines.append(say("duplicate-after-round", round=night.stage))
        lines += _ranked(night, course.standings, LEADERS)
    return framed(night, game, lines)


def _meetings(
    night: Night, plays: Sequence[Play], pairing: Sequence[Meeting], reader: int | None
) -> Iterator[str]:
    """Yield the pairings with their boards played; scores would reveal something of the cards."""
    say, teams = words(), {team.number: team for team in night.teams}
    numbers = {board.number for board in night.open_boards}
    done = Counter(
        one.team for one in plays if one.board in numbers and one.status not in (*LIVE, *PUT_BY, *VOID)
    )
    place = night.place_of(reader) if reader else None
    own = place[0].number if place else 0
    for meeting in sorted(pairing, key=lambda one: own not in one)[:MEETINGS]:
        names = [called(night, teams[team]) for team in meeting]
        played, boards = sum(done[team] for team in meeting), len(numbers) * len(meeting)
        if len(names) == 1:
            yield say("duplicate-bye", name=names[0], done=played, boards=boards)
        else:
            yield say("duplicate-pair", one=names[0], other=names[1], done=played, boards=boards)
    yield from more(len(pairing), MEETINGS)


def _ranked(night: Night, standings: Sequence[SwissStanding], most: int) -> Iterator[str]:
    teams = {team.number: team for team in night.teams}
    done = _done(night)
    for one in standings[:most]:
        yield words()(
            "duplicate-swiss-line",
            place=placed(one),
            name=called(night, teams[one.team]),
            points=one.points,
            buchholz=one.buchholz,
            difference=signed(_difference(night, one)),
        ) + missed(one, done)
    yield from more(len(standings), most)


def _done(night: Night) -> int:
    """Return the number of each team's boards that count by now."""
    return len(night.boards) if night.status == "over" else night.stage * night.size


def _difference(night: Night, one: SwissStanding) -> Fraction:
    """Return the average difference to the other teams."""
    return Fraction(one.difference, max(1, len(night.teams) - 1))


def picture(night: Night, course: SwissCourse) -> Picture:
    """Draw the final standings of a night."""
    say, teams = words(), {team.number: team for team in night.teams}
    columns = say("duplicate-buchholz"), say("duplicate-margin")
    rows = tuple(
        Row(
            placed(one),
            drawn(night, teams[one.team]),
            about(one, _done(night)) or members(night, teams[one.team]),
            (Cell(str(one.buchholz)), Cell(short(_difference(night, one)))),
            str(one.points),
        )
        for one in course.standings[:ROWS]
    )
    title = say("duplicate-after", night=night.id)
    return table_of.evening(title, columns, rows, say("duplicate-swiss-points"))
