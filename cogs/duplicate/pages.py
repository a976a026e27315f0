"""Pages of a duplicate night: participants, progress, and results by board."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from bot.duplicate.night import MOST_SIZE
from bot.duplicate.score import Compared, compared, datum, worth
from bot.games import GAMES, lowest_wins
from bot.records.movement import DuplicateBoard
from bot.schema.tables import LIVE, PUT_BY, VOID
from bot.words import words
from cogs.core.names import marked, plain, told_apart
from cogs.kit import ids
from cogs.kit.controls import Menu, Option, Press, Style, flowing
from cogs.kit.pages import Page
from cogs.pages import public
from rendering.boards import evening as table_of
from rendering.boards.evening import Cell, Row

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.duplicate.night import Night, Play, Team
    from bot.duplicate.score import Absent, Ranked
    from bot.duplicate.swiss import SwissStanding
    from cogs.kit.pages import Row as Controls
    from rendering.kit.picture import Picture

ROWS: Final = 10
"""Rows that fit a phone's screen."""
COLUMNS: Final = 4
SEALED: Final = 12
"""Digits of the commitment shown publicly, as many as fit a phone's line; a private page has all."""
LARGE: Final = 100
"""Points from which on a picture shows whole numbers."""
LISTED: Final = 40
"""Maximum contestants named in a list."""

REPLAYS: Final = 4
"""Maximum replay buttons of a board: its best teams."""

Scores = dict[int, dict[int, int]]


def page(night: Night, game: str, plays: Sequence[Play], standings: Sequence[Ranked] = ()) -> Page:
    """Return the public page of a night, depending on its status."""
    say = words()
    many = len(night.teams)
    match night.status:
        case "lobby":
            lines = [say("duplicate-lobby", teams=many, size=night.size), *_listed(night)]
        case "playing":
            lines = [
                say("duplicate-playing", until=public.date_and_time(night.ends)),
                *_progress(night, plays),
            ]
        case "over":
            nobody = [] if any(one.own for one in standings) else [say("duplicate-unplayed")]
            lines = [say("duplicate-over"), *nobody, *_ranked(night, standings)]
        case _:
            lines = [say("duplicate-off")]
    return framed(night, game, lines)


def framed(night: Night, game: str, lines: Sequence[str]) -> Page:
    """Return a page of these lines between the night's title and its rules, with the controls."""
    say = words()
    title = say("duplicate-title", game=game, night=night.id)
    if night.status in ("lobby", "playing") and night.slug not in GAMES:
        lines = [say("game-gone", game=night.slug)]
    sealed = say("duplicate-promise-short", commitment=night.commitment[:SEALED])
    small = [*_told(night), *([sealed] if night.status != "off" else [])]
    texts = (title, "\n".join(lines), *filter(None, ("\n".join(small),)))
    return Page(texts, rows=_rows(night))


def _told(night: Night) -> Iterator[str]:
    """Yield the rules before a night, and the scoring after it, unless the standings explain it."""
    if night.status == "lobby":
        yield _how(night)
    elif night.status == "over" and not night.swiss:
        yield words()("duplicate-worth")


def _how(night: Night) -> str:
    say = words()
    return say(
        "duplicate-how-swiss" if night.swiss else "duplicate-how",
        boards=night.rounds,
        size=night.size,
        others=night.players - 1,
        hours=night.hours,
        time=say("duplicate-hours", hours=night.hours),
    )


def promised(page: Page, night: Night) -> Page:
    """Add the rules and the whole commitment, for a private page."""
    how = [_how(night)] if night.status == "playing" else []
    promise = words()("duplicate-promise", commitment=night.commitment)
    return replace(page, texts=(*page.texts, "\n".join([*how, promise])))


def moved(night: Night, game: str) -> Page:
    """Return the page of a message that a newer one has replaced."""
    look = Press(words()("button-duplicate"), ids.Duplicate(night.id, "look"))
    title = words()("duplicate-title", game=game, night=night.id)
    return Page((title, words()("duplicate-moved")), rows=((look,),))


def _rows(night: Night) -> tuple[Controls, ...]:
    say = words()

    def press(what: ids.NightControl, label: str, style: Style = Style.secondary) -> Press:
        return Press(say(label), ids.Duplicate(night.id, what), style)

    match night.status:
        case "lobby":
            join = press("join", "button-duplicate-join", Style.success)
            begin = press("begin", "button-duplicate-begin", Style.primary)
            return flowing(
                join,
                press("leave", "button-duplicate-leave"),
                begin,
                press("code", "button-duplicate-code"),
                press("guests", "button-duplicate-guests"),
                press("off", "button-duplicate-off"),
            )
        case "playing" if night.slug not in GAMES:
            return ((press("off", "button-duplicate-off"), press("look", "button-again")),)
        case "playing":
            play = press("play", "button-duplicate-play", Style.success)
            return ((play, press("look", "button-again"), press("leave", "button-duplicate-leave")),)
        case "over":
            options = tuple(
                Option(say("duplicate-board", board=board.number, seat=board.seat + 1), str(board.number))
                for board in night.boards
            )
            menu = Menu(say("menu-duplicate-boards"), ids.Duplicate(night.id, "boards"), options)
            return (press("file", "button-duplicate-file"), press("share", "button-share")), menu
        case "off":
            return ()


def named(night: Night, *, typed: bool) -> Night:
    """Return the night with people's names told apart; `typed`: whether team names stay."""
    everybody = [*(one for team in night.teams for one in team.members.values()), *night.away]
    names = {one.user: one for one in told_apart(everybody)}
    teams = tuple(
        team._replace(
            name=team.name if typed else "",
            members={line: names[one.user] for line, one in team.members.items()},
        )
        for team in night.teams
    )
    return replace(night, teams=teams, away=tuple(names[one.user] for one in night.away))


def called(night: Night, team: Team) -> str:
    """Return a team's name for lists, with markup."""
    if night.size == 1:
        return marked(team.members[0].name if team.members else "")
    first, more = next(iter(team.members.values()), None), ", …" if len(team.members) > 1 else ""
    return f"{_labelled(team)} ({marked(first.name)}{more})" if first else _labelled(team)


def _labelled(team: Team) -> str:
    """Return a team's number, with its name if that is shown."""
    if team.name:
        return words()("duplicate-team-named", team=team.number, name=marked(team.name))
    return words()("duplicate-team", team=team.number)


def _people(team: Team) -> str:
    """Return the names of a team's people, its founder first."""
    return ", ".join(marked(one.name) for one in team.members.values())


def drawn(night: Night, team: Team) -> str:
    """Return a team's name for pictures."""
    if night.size == 1:
        return plain(team.members[0].name if team.members else "")
    return words()("duplicate-team", team=team.number)


def members(night: Night, team: Team) -> str:
    """Return the names of a team's people as pictures show them below its number."""
    return "" if night.size == 1 else ", ".join(plain(one.name) for one in team.members.values())


def _listed(night: Night) -> Iterator[str]:
    for team in night.teams[:LISTED]:
        alone = night.size == 1
        yield f"• {called(night, team)}" if alone else f"• **{_labelled(team)}**: {_people(team)}"
    yield from more(len(night.teams))


def more(count: int, named: int = LISTED) -> Iterator[str]:
    """Yield a line with the number of unlisted entries, if any."""
    if count > named:
        yield words()("list-more", count=count - named)


def _progress(night: Night, plays: Sequence[Play]) -> Iterator[str]:
    """Yield each team's number of boards played; scores would reveal something of the cards."""
    done = Counter(one.team for one in plays if one.status not in (*LIVE, *PUT_BY, *VOID))
    for team in night.teams[:LISTED]:
        yield words()(
            "duplicate-progress",
            name=called(night, team),
            done=done[team.number],
            boards=len(night.boards),
        ) + (f" · {words()('duplicate-gone-mark')}" if team.gone is not None else "")
    yield from more(len(night.teams))


def _ranked(night: Night, standings: Sequence[Ranked]) -> Iterator[str]:
    teams = {team.number: team for team in night.teams}
    for one in standings[:LISTED]:
        yield words()(
            "duplicate-line",
            place=placed(one),
            name=called(night, teams[one.team]),
            points=signed(worth(one.compared, len(teams))),
            matchpoints=one.compared.matchpoints,
        ) + missed(one, len(night.boards))
    yield from more(len(standings))


def placed(one: Ranked | SwissStanding) -> int:
    """Return a team's place; 0 if its people have played no board themselves."""
    return one.place if one.own else 0


def missed(one: Ranked | SwissStanding, boards: int) -> str:
    """Return the note after a team's score if *normal* played some of these boards; else an empty string."""
    return "" if one.own >= boards else f" · {_own(one, boards)}"


def _own(one: Ranked | SwissStanding, boards: int) -> str:
    return words()("duplicate-own", own=one.own, boards=boards)


def about(one: Ranked | SwissStanding, boards: int) -> str:
    """Return the note below a team's name in pictures if *normal* played some of these boards."""
    return "" if one.own >= boards else _own(one, boards)


def signed(points: Fraction) -> str:
    """Format a difference with its sign and the language's decimals."""
    shown = words()("duplicate-points", points=abs(round(float(points), 1)))
    if shown == words()("duplicate-points", points=0.0):
        return shown
    return f"+{shown}" if points > 0 else f"\N{MINUS SIGN}{shown}"


def short(points: Fraction) -> str:
    """Format a difference briefly for a picture."""
    return signed(points) if abs(points) < LARGE else signed(Fraction(round(points)))[:-2]


def standings_picture(
    night: Night, scores: Scores, standings: Sequence[Ranked], absent: Absent = ()
) -> Picture:
    """Draw the standings; if there are many boards, a column holds several."""
    say, teams = words(), {team.number: team for team in night.teams}
    numbers = [board.number for board in night.boards]
    each = -(-len(numbers) // COLUMNS)
    parts = [numbers[start : start + each] for start in range(0, len(numbers), each)]
    columns = tuple(say("duplicate-column", first=part[0], last=part[-1], count=len(part)) for part in parts)
    by_board = {board: compared(made, lowest_wins=lowest_wins(night.slug)) for board, made in scores.items()}

    def cell(part: Sequence[int], team: int) -> Cell:
        points = short(worth(_sum(by_board, part, team), len(teams)))
        others = sum((board, team) in absent for board in part)
        return Cell(points, note=say("duplicate-nobody") if others else "")

    rows = tuple(
        Row(
            placed(one),
            drawn(night, teams[one.team]),
            about(one, len(numbers)) or members(night, teams[one.team]),
            tuple(cell(part, one.team) for part in parts),
            short(worth(one.compared, len(teams))),
        )
        for one in standings[:ROWS]
    )
    return table_of.evening(say("duplicate-after", night=night.id), columns, rows, say("evening-total"))


def _sum(by_board: Mapping[int, Mapping[int, Compared]], numbers: Sequence[int], team: int) -> Compared:
    found = Compared()
    for number in numbers:
        found = found.plus(by_board[number][team])
    return found


def board_page(
    night: Night,
    game: str,
    board: DuplicateBoard,
    made: Mapping[int, int],
    plays: Sequence[Play],
    absent: Absent = (),
) -> Page:
    """Return the page of a board: teams from the best on, with buttons to the best replays."""
    say = words()
    rows = _board_rows(night, board, made, absent)
    tables = {one.team: one.table for one in plays if one.board == board.number}
    lines = [
        say(
            "duplicate-board-line",
            place=place,
            name=called(night, team) if night.size == 1 else _labelled(team),
            size=night.size if place else MOST_SIZE,
            player=_player(team, board, place),
            score=made[team.number],
            points=signed(points),
            table=tables.get(team.number, 0),
        )
        for place, team, points in rows[:LISTED]
    ]
    lines += more(len(rows))
    title = say("duplicate-board-title", game=game, board=board.number, night=night.id)
    about = say("duplicate-board-told", seat=board.seat + 1, datum=round(float(datum(made)), 1))
    replays = [
        Press(say("duplicate-board-replay", name=drawn(night, team)), ids.Replay(tables[team.number]))
        for _, team, _ in rows
        if team.number in tables
    ]
    back = Press(say("button-duplicate"), ids.Duplicate(night.id, "look"))
    walk = flowing(*replays[:REPLAYS], back)
    return Page((title, "\n".join(lines), about), rows=(*walk, *_rows(night)[1:]))


def board_picture(
    night: Night, board: DuplicateBoard, made: Mapping[int, int], absent: Absent = ()
) -> Picture:
    say = words()
    rows = tuple(
        Row(
            place,
            drawn(night, team),
            "" if night.size == 1 and place else _drawn_player(team, board, place),
            (Cell(str(made[team.number]).replace("-", "\N{MINUS SIGN}")),),
            short(points),
        )
        for place, team, points in _board_rows(night, board, made, absent)[:ROWS]
    )
    title = say("duplicate-board-picture", board=board.number, datum=round(float(datum(made)), 1))
    return table_of.evening(title, (say("duplicate-score"),), rows, say("duplicate-difference"))


def _board_rows(
    night: Night, board: DuplicateBoard, made: Mapping[int, int], absent: Absent
) -> list[tuple[int, Team, Fraction]]:
    """Return place, team and score for each team on a board, the best first.

    Teams for which *normal* played come last, with place 0.
    """
    results = compared(made, lowest_wins=lowest_wins(night.slug))
    teams = [team for team in night.teams if team.number in results]
    own = [results[team.number] for team in teams if (board.number, team.number) not in absent]

    def place(team: Team) -> int:
        if (board.number, team.number) in absent:
            return 0
        return 1 + sum(other.difference > results[team.number].difference for other in own)

    ranked = sorted(teams, key=lambda team: (not place(team), -results[team.number].difference))
    return [(place(team), team, worth(results[team.number], len(results))) for team in ranked]


def _player(team: Team, board: DuplicateBoard, place: int) -> str:
    one = team.members.get(board.line)
    return marked(one.name) if one and place else words()("duplicate-nobody")


def _drawn_player(team: Team, board: DuplicateBoard, place: int) -> str:
    one = team.members.get(board.line)
    return plain(one.name) if one and place else words()("duplicate-nobody")
