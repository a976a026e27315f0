"""A duplicate night as a value: its teams, boards and stages, and what each person has still to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, get_args

from bot.duplicate.swiss import open_lot
from bot.records.movement import DuplicateBoard, boards
from bot.records.stored import Status
from bot.schema.tables import LIVE, PUT_BY, VOID

NightStatus = Literal["lobby", "playing", "over", "off"]
"""Status of a night; `off`: called off before it began."""
NightForm = Literal["all", "swiss"]
"""Whether each team is compared with all others, or with one in each round (`bot.duplicate.swiss`)."""

FORMS: Final[tuple[NightForm, ...]] = get_args(NightForm)
HOURS: Final = (2, 24, 72, 168, 336)
"""Choices of hours for playing a night."""
MOST_ROUNDS: Final = 6
MOST_SIZE: Final = 4
"""Most people in a team."""
MOST_TEAMS: Final = 16
MOST_ALONE: Final = 64
"""Most contestants if each plays alone."""
HOUR: Final = 60 * 60 * 1000


class Member(NamedTuple):
    user: int
    """Discord id; negative for a deleted person."""
    name: str
    left: int | None = None
    """Round in which the member left, counted from 0; None while they take part."""

    @property
    def there(self) -> bool:
        return self.user > 0 and self.left is None


class Team(NamedTuple):
    number: int
    guild: int
    name: str
    """Name; empty if each plays alone, and for a deleted founder."""
    members: Mapping[int, Member]
    """Members by line; a computer player plays a missing line."""
    lot: str | None = None
    """Lot drawn when a night in rounds begins; None if an older Toucan began it."""

    @property
    def gone(self) -> int | None:
        """Return the first round, counted from 0, after the whole team has left; None if a member stays."""
        left = [one.left for one in self.members.values()]
        known = [one for one in left if one is not None]
        return max(known) + 1 if len(known) == len(left) and known else None


class Play(NamedTuple):
    """A team's progress on a board."""

    board: int
    team: int
    table: int
    status: Status


@dataclass(frozen=True, slots=True)
class Night:
    id: int
    guild: int
    channel: int
    host: int
    slug: str
    players: int
    options: Mapping[str, str]
    rounds: int
    """Number of boards that each contestant plays."""
    size: int
    """People in a team; 1 if each plays alone."""
    hours: int
    status: NightStatus
    code: str = field(repr=False)
    """Code that lets people bring a team from another server."""
    commitment: str
    """Hash of the secret from which all deals come."""
    opened: int
    until: int | None
    """End as planned when the night began, in milliseconds since 1970 in UTC; None before it begins."""
    ended: int | None
    """Moment when everything was revealed; None before."""
    teams: tuple[Team, ...] = ()
    form: NightForm = "all"
    stage: int = 0
    """Number of rounds that all have finished; 0 for a night that is not in rounds."""
    away: tuple[Member, ...] = ()
    """People the host sent away before it began, in that order."""
    put_off: int = 0
    """Milliseconds of outages since the night began, by which it ends later."""

    @property
    def boards(self) -> tuple[DuplicateBoard, ...]:
        return boards(self.rounds, self.size, self.players)

    @property
    def swiss(self) -> bool:
        return self.form == "swiss"

    @property
    def open_boards(self) -> tuple[DuplicateBoard, ...]:
        """The boards that are played now: all of them, or those of the round."""
        return tuple(board for board in self.boards if not self.swiss or board.turn == self.stage)

    @property
    def last(self) -> bool:
        """Whether the night is over when the open boards are."""
        return not self.swiss or self.stage + 1 >= self.rounds

    @property
    def closes(self) -> int:
        """Moment when computer players finish the open boards, in milliseconds since 1970 in UTC.

        It is `ends` in the last round. Earlier rounds leave each later round its share of the time; a round
        that is over sooner leaves the next one the rest.
        """
        left = self.rounds - 1 - self.stage if self.swiss else 0
        return self.ends - left * (self.hours * HOUR // self.rounds)

    @property
    def ends(self) -> int:
        """End of the night with outages added, in milliseconds since 1970 in UTC; 0 before it begins."""
        return (self.until or 0) + self.put_off

    @property
    def guilds(self) -> frozenset[int]:
        """Servers of the night and of its teams."""
        return frozenset({self.guild, *(team.guild for team in self.teams)})

    @property
    def sealed_lots(self) -> bool:
        """Whether nobody could compute the lots before it began."""
        return any(team.lot for team in self.teams)

    @property
    def lots(self) -> dict[int, str]:
        return {team.number: team.lot or open_lot(self.commitment, team.number) for team in self.teams}

    @property
    def most(self) -> int:
        """Most teams that may take part."""
        return MOST_TEAMS if self.size > 1 else MOST_ALONE

    def place_of(self, user: int) -> tuple[Team, int] | None:
        """Return this person's team and their line in it; None if they do not take part."""
        for team in self.teams:
            for line, one in team.members.items():
                if one.user == user:
                    return team, line
        return None

    def hosted_by(self, user: int) -> bool:
        """Return whether they may decide about it: its host or, if the host was deleted, anybody who takes
        part."""
        return user == self.host or (self.host < 0 and self.place_of(user) is not None)

    def due(self, plays_so_far: Sequence[Play]) -> list[tuple[int, int]]:
        """Return the boards and teams that people have still to begin or to finish."""
        done = {(one.board, one.team) for one in plays_so_far if one.status not in (*LIVE, *PUT_BY, *VOID)}
        wanted = (
            (board.number, team.number)
            for board in self.open_boards
            for team in self.teams
            if (member := team.members.get(board.line)) and member.there
        )
        return [one for one in wanted if one not in done]

    def awaits(self, user: int, plays_so_far: Sequence[Play]) -> bool:
        """Return whether this person has an open board still to begin or to finish."""
        team, line = self.place_of(user) or (None, 0)
        own = {board.number for board in self.open_boards if board.line == line}
        due = self.due(plays_so_far) if self.status == "playing" and team else []
        return any(team and number == team.number and board in own for board, number in due)
