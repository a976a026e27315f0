"""Ids of buttons and selects as values: written and parsed only here.

A custom_id is a kind of control and such a value, `press:act:7:0:3:play KH`. It holds all that a click needs,
so it works after every restart. Buttons stand in messages for years: a form may be added, but none may be
changed or removed. Forged ids are refused here.

`route(ids.NAME, …)` registers the handler of a form. Forms are here, and not beside their handlers, because
most buttons are shown by rooms below that of the handler.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from string import Formatter
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NamedTuple,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from bot.games import offered
from bot.games.base import Refusal
from bot.tables.reactions import Sign

LONGEST: Final = 100
"""Maximum characters of a custom_id at Discord."""

LARGEST: Final = 2**31 - 1
"""Largest number of a table, or of a log's lines."""
LARGEST_SNOWFLAKE: Final = 2**63 - 1
"""Largest snowflake."""

CONTROLS: Final = ("press", "menu", "channels", "people", "roles", "form")
"""Kinds of control: a button, selects of our options and of a server's channels, people and roles, a form."""


_NUMBER: Final = "[0-9]{1,19}"

User = Annotated[int, LARGEST_SNOWFLAKE]
Slug = Annotated[str, "[a-z0-9]{1,32}"]
Action = Annotated[str, ".*"]
"""An action of a match, or its steps so far; its other words are the values of a select."""


EVERY: Final[list[type[Id]]] = []
"""All forms of ids."""


@dataclass_transform(frozen_default=True)
class Id:
    """The purpose of a control, written as `form`; a subclass is a frozen dataclass of its parts."""

    form: ClassVar[str]
    live: ClassVar[bool]
    """Whether the table must be a live one of the place of the click."""

    def __init_subclass__(cls, form: str = "", *, live: bool = False) -> None:
        dataclass(frozen=True)(cls)
        cls.live = live
        if form:
            cls.form = form
            EVERY.append(cls)

    def __str__(self) -> str:
        return self.form.format_map(vars(self))


# At a table


class OfTable(Id):
    """An id about a table."""

    table: int


class _OfTurn(OfTable):
    """An id of the panel's seat, valid while the seat has made `turn` actions."""

    seat: int
    turn: int


class _InTurn(_OfTurn):
    """An id about an action of the panel's seat."""

    action: Action


class Act(_InTurn, form="act:{table}:{seat}:{turn}:{action}", live=True):
    """Do this action."""


class Confirm(_InTurn, form="sure:{table}:{seat}:{turn}:{action}", live=True):
    """Ask for confirmation of this action."""


class Narrow(_InTurn, form="narrow:{table}:{seat}:{turn}:{action}", live=True):
    """Show the panel a step nearer to an action, with these steps so far."""


Told = Literal["last", "score"]
"""Views of the past: the last trick, the points."""
LookAt = Told | Literal["hand", "watch", "tricks", "table", "rules", "help"]


class Look(OfTable, form="look:{table}:{what}", live=True):
    what: LookAt


class React(OfTable, form="react:{table}:{sign}", live=True):
    """Show everybody at the table a reaction of the clicker, who plays there."""

    sign: Sign


class Hint(_OfTurn, form="hint:{table}:{seat}:{turn}", live=True): ...


class Hinted(_InTurn, form="hinted:{table}:{seat}:{turn}:{action}"):
    """Do a hint's action, which another control of the panel may do too."""


class Forced(OfTable, form="forced:{table}:{seat}"):
    """Turn on automatic forced moves for the player of this seat."""

    seat: int


class Claim(_OfTurn, form="claim:{table}:{seat}:{turn}:ask", live=True):
    """Claim the rest of a hand."""


class AnswerClaim(OfTable, form="claim:{table}:{lines}:{said}", live=True):
    """Answer a claim made after so many lines of the log: agree, or play on."""

    lines: int
    said: Literal["yes", "no"]


class Seat(OfTable, form="seat:{table}:{what}", live=True):
    """A player's choices about their seat, and about the end of a match."""

    what: Literal["leave", "left", "conceded", "back", "end", "stay", "resume", "next"]


class TakeOver(OfTable, form="seat:{table}:over-{seat}", live=True):
    """Give another player's seat to a computer player."""

    seat: int


class TakeBack(OfTable, form="seat:{table}:{what}-{lines}", live=True):
    """Ask to take back the last of so many lines, or answer such a request."""

    what: Literal["ask", "agree", "refuse"]
    lines: int


LobbyOption = Literal["hints", "sit", "clock", "add", "remove-computer", "size"]
"""Choices of the lobby's private page of options; older public messages offer them too."""
LobbyControl = LobbyOption | Literal["join", "leave", "start", "rules", "options", "fill"]


class Lobby(OfTable, form="lobby:{table}:{what}", live=True):
    what: LobbyControl


class Guests(OfTable, form="guests:{table}:{what}", live=True):
    """The host's page of guests; the person concerned is the value of the select."""

    what: Literal["show", "invite", "free", "host", "access", "role"]


class Rematch(OfTable, form="rematch:{table}"): ...


class NextMatch(OfTable, form="next:{table}"):
    """Play another match with the same people, the seats turned; the game is the value of the select."""


class Evening(OfTable, form="evening:{table}"):
    """Show the score of the evening that this table's match belongs to."""


class Queue(OfTable, form="queue:{table}:{what}", live=True):
    """Join the queue for a seat, or leave it."""

    what: Literal["wait", "stop"]


class Substitute(OfTable, form="substitute:{table}:{seat}:{what}"):
    """Give up a seat in the middle of a match, or take one on offer.

    The person it is offered to is the value of the select.
    """

    seat: int
    what: Literal["show", "named", "waiting", "keep", "take"]


class Hands(OfTable, form="hands:{table}:{hand}"):
    """Show all cards of a finished hand, numbered from 1."""

    hand: int


class Fair(OfTable, form="fair:{table}:{what}"):
    what: Literal["show", "cut", "word", "unword"]


# Opening and joining tables


SERVERS_CLOCK: Final = "server"
"""The server's default clock, until another is chosen."""

PlayControl = Literal["show", "game", "size", "people", "level", "clock", "go"]


class Play(Id, form="play:{slug}:{size}:{people}:{level}:{clock}:{what}"):
    """The page that opens a table, with the choices made so far."""

    slug: Slug
    size: int
    """Number of seats."""
    people: int
    """Number of seats not for computer players."""
    level: Annotated[str, "[a-z0-9]{1,16}"]
    """A level, or the name of a registered program."""
    clock: Annotated[str, "[a-z]{1,9}"]
    """A clock of tables, or `SERVERS_CLOCK`."""
    what: PlayControl


class Corner(Id, form="corner:{what}"):
    """The lasting message of a server; the table to join is the value of the select."""

    what: Literal["join", "mine"]


# Private pages


class Rules(Id, form="rules:{slug}"):
    """Explain a game's rules; the topic is the value of the select."""

    slug: Slug


class Learn(Id, form="learn:{slug}:{step}:{what}"):
    """A step of a game's lesson, with a picture or an attempt at another action."""

    slug: Slug
    step: int
    what: Annotated[str, "show|hand|table|try[0-9]"]


class Replay(OfTable, form="replay:{table}:open"): ...


Walk = Literal["first", "back", "next", "untrick", "trick", "deal", "last"]
"""Steps of a replay: single, to the end of a trick, to a deal."""


class ReplayStep(OfTable, form="replay:{table}:{step}:{eyes}:{what}"):
    """A replay after so many lines, from one point of view."""

    step: int
    eyes: Annotated[str, "all|public|[0-9]{1,2}"]
    what: Walk | Literal["hand", "eyes", "share", "export", "web", "unweb"]


class Review(OfTable, form="review:{table}:open"):
    """Show the clicker's own costliest decisions of a match."""


class ReviewStep(OfTable, form="review:{table}:{place}:{what}"):
    """One decision of a review, numbered from 0."""

    place: int
    what: Literal["back", "next", "share"]


class PlayOn(OfTable, form="play-on:{table}:{step}:{how}"):
    """Play on alone after so many lines of a match: hidden cards dealt anew, or as they were."""

    step: int
    how: Literal["anew", "same"]


class OnAct(_InTurn, form="on:{table}:{seat}:{turn}:{action}"):
    """`Act` while playing on."""


class OnConfirm(_InTurn, form="ons:{table}:{seat}:{turn}:{action}"):
    """`Confirm` while playing on."""


class OnNarrow(_InTurn, form="onto:{table}:{seat}:{turn}:{action}"):
    """`Narrow` while playing on."""


class PuzzleOpen(Id, form="puzzle:open"):
    """Open the current day's puzzle."""


class PuzzleShare(Id, form="puzzle:share:{day}"):
    """Tell everybody whether the clicker solved that day's puzzle."""

    day: int


class _OfDay(Id):
    """An id about an action in one of a day's puzzles; `day` is 20261123."""

    day: int
    which: int
    action: Action


class PuzzleAct(_OfDay, form="puz:{day}:{which}:{action}"):
    """`Act` in a puzzle."""


class PuzzleConfirm(_OfDay, form="puzs:{day}:{which}:{action}"):
    """`Confirm` in a puzzle."""


class PuzzleNarrow(_OfDay, form="puzt:{day}:{which}:{action}"):
    """`Narrow` in a puzzle."""


class History(Id, form="history:{page}:{way}"):
    page: int
    way: Literal["newer", "older"]


class HistoryReplay(Id, form="history:replay"):
    """Replay a match; the table is the value of the select."""


class Privacy(Id, form="privacy:{user}"):
    """Delete a person's data; they must be the clicker."""

    user: User


class Blocks(Id, form="blocks:all"):
    """Set the people whom the clicker blocks: exactly the values of the select."""


class Calls(Id, form="calls:{what}"):
    """Calls to games in this place: which games, until when and how often; or none."""

    what: Literal["show", "games", "until", "every", "stop"]


class Profile(Id, form="profile:{user}:{slug}:{what}"):
    """A person's profile, with the course of their rating in a game; `share` makes it public."""

    user: User
    slug: Slug
    what: Literal["look", "share"]


class Leaderboard(Id, form="board:{slug}:{where}:{when}:{page}"):
    slug: Slug
    where: Literal["here", "all"]
    when: Annotated[str, "(?:ever|week|month|season)(?:~[0-9]{1,9})?"]
    """A period, and how many before it: `week~1` is last week."""
    page: Annotated[str, "own|(?:share)?[0-9]{1,9}"]
    """The asker's own page, or its number, with leading zeros where two buttons show the same page."""


class Champions(Id, form="champions:{hour}:{what}"):
    """The season that ended so many hours after 1970 began, or a neighbour; 0: the newest."""

    hour: int
    what: Literal["look", "earlier", "later", "share"]


class ChallengePlay(Id, form="challenge:play"):
    """Go on with this week's challenge, or explain it first."""


class ChallengeStart(Id, form="challenge:start"):
    """Begin one's only attempt."""


class ChallengeLook(OfTable, form="challenge:{table}:{what}"):
    what: Told


BoardControl = Literal["board", "back", "on", "earlier", "now", "share"]


class ChallengeBoard(Id, form="challenge:{week}:{page}:{what}"):
    week: int
    page: int
    what: BoardControl


NightControl = Literal[
    "look",
    "play",
    "join",
    "leave",
    "begin",
    "off",
    "code",
    "guests",
    "away",
    "away-2",
    "away-3",
    "away-team",
    "back",
    "boards",
    "file",
    "share",
    "unname",
]


class Duplicate(Id, form="duplicate:{night}:{what}"):
    """A duplicate night: look, take part, play the next board, see the results."""

    night: int
    what: NightControl


Setting = Literal[
    "text_only",
    "colours",
    "cards",
    "panel",
    "sorting",
    "confirm",
    "forced",
    "public_rating",
    "web",
    "champion",
    "talk",
    "mentions",
    "language",
]


class Settings(Id, form="settings:{what}"):
    """A person's own preference; the value is that of the select."""

    what: Setting


SetupPlay = Literal[
    "play",
    "clock",
    "season",
    "patience",
    "mentions",
    "hints",
    "hinted",
    "threads",
    "programs",
    "talk",
    "nights",
]
"""Controls of the setup's page on play, and `play`, which opens it."""
SetupPlaces = Literal["places", "channels", "corner", "barred", "champions", "announce", "language", "typed"]
SetupControl = SetupPlaces | SetupPlay


class Setup(Id, form="setup:{what}"):
    """A setting of a server, for its managers."""

    what: SetupControl


# Parsing


def parse(custom_id: str) -> Id:
    """Parse a custom_id; raise `Refusal` for one that we never made, or of a game that is gone."""
    control, _, text = custom_id.partition(":")
    first = f"{text.partition(':')[0]}:"
    if control in CONTROLS and len(custom_id) <= LONGEST:
        for made in EVERY:
            if made.form.startswith(first) and (match := _form(made).pattern.fullmatch(text)):
                parts: dict[str, Any] = match.groupdict()
                if "slug" in parts:
                    offered(parts["slug"])
                return made(**parts | {name: number(parts[name], most) for name, most in _form(made).numbers})
    raise Refusal("bad-button")


def number(text: str, largest: int = LARGEST) -> int:
    """Parse a number in an id or a select's value."""
    if not (re.fullmatch(_NUMBER, text) and int(text) <= largest):
        raise Refusal("bad-button")
    return int(text)


class _Form(NamedTuple):
    pattern: re.Pattern[str]
    numbers: tuple[tuple[str, int], ...]
    """Numeric parts, each with its largest value."""


_FORMS: Final[dict[type[Id], _Form]] = {}
"""Parsers, each built when first needed: building all would be a twentieth of a start."""


def _form(made: type[Id]) -> _Form:
    if made not in _FORMS:
        _FORMS[made] = _built(made)
    return _FORMS[made]


def _built(made: type[Id]) -> _Form:
    """Build the parser of a class of ids from the types of its parts."""
    hints, pattern, numbers = get_type_hints(made, include_extras=True), "", []
    for before, name, _, _ in Formatter().parse(made.form):
        pattern += re.escape(before)
        if name is None:
            continue
        hint = hints[name]
        if hint in (int, User):
            part = _NUMBER
            numbers.append((name, LARGEST if hint is int else LARGEST_SNOWFLAKE))
        elif get_origin(hint) is Annotated:
            part = hint.__metadata__[0]
        else:
            part = "|".join(map(re.escape, _choices(hint)))
        pattern += f"(?P<{name}>{part})"
    return _Form(re.compile(pattern), tuple(numbers))


def _choices(hint: Any) -> Iterator[str]:
    """Yield the options of a `Literal`, or of several joined."""
    for choice in get_args(hint):
        if isinstance(choice, str):
            yield choice
        else:
            yield from _choices(choice)
