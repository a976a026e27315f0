"""Ids of buttons and selects as values: written and parsed only here.

A custom_id is a kind of control and such a value, `press:act:7:0:3:play KH`. It holds all that a click needs,
so it works after every restart. Buttons stand in messages for years: a form may be added, but none may be
changed or removed. Forged ids are refused here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from string import Formatter
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

from bot.games import GAMES
from bot.games.base import Refusal

MOST: Final = 100
"""Maximum characters of a custom_id at Discord."""

LARGEST: Final = 2**31 - 1
"""Largest number of a table, or of a log's lines."""
LARGEST_SNOWFLAKE: Final = 2**63 - 1
"""Largest snowflake."""

CONTROLS: Final = ("press", "menu", "channels", "people", "roles", "form")
"""Kinds of control: a button, selects of our options and of a server's channels, people and roles, a form."""


_NUMBER: Final = "[0-9]{1,19}"

User = Annotated[int, LARGEST_SNOWFLAKE]
Slug = Annotated[str, "|".join(map(re.escape, GAMES))]
Action = Annotated[str, ".*"]
"""An action of a match, or its steps so far; its other words are the values of a select."""


class Id:
    """The purpose of a control, written as `form`."""

    form: ClassVar[str]

    def __str__(self) -> str:
        return self.form.format_map(vars(self))


# At a table


@dataclass(frozen=True)
class _InTurn(Id):
    """An id about an action of the panel's seat, valid while the seat has made `turn` actions."""

    table: int
    seat: int
    turn: int
    action: Action


@dataclass(frozen=True)
class _OnTheWay(Id):
    """An id about the steps so far towards such an action."""

    table: int
    seat: int
    turn: int
    so_far: Action


@dataclass(frozen=True)
class Act(_InTurn):
    """Do this action."""

    form = "act:{table}:{seat}:{turn}:{action}"


@dataclass(frozen=True)
class Confirm(_InTurn):
    """Ask for confirmation of this action."""

    form = "sure:{table}:{seat}:{turn}:{action}"


@dataclass(frozen=True)
class Narrow(_OnTheWay):
    """Show the panel a step nearer to an action."""

    form = "narrow:{table}:{seat}:{turn}:{so_far}"


Told = Literal["last", "score"]
"""Views of the past: the last trick, the points."""
LookAt = Told | Literal["hand", "watch", "tricks", "rules", "help"]


@dataclass(frozen=True)
class Look(Id):
    form = "look:{table}:{what}"
    table: int
    what: LookAt


@dataclass(frozen=True)
class Hint(Id):
    form = "hint:{table}:{seat}:{turn}"
    table: int
    seat: int
    turn: int


@dataclass(frozen=True)
class Hinted(_InTurn):
    """Do a hint's action, which another control of the panel may do too."""

    form = "hinted:{table}:{seat}:{turn}:{action}"


@dataclass(frozen=True)
class Forced(Id):
    """Turn on automatic forced moves for the player of this seat."""

    form = "forced:{table}:{seat}"
    table: int
    seat: int


@dataclass(frozen=True)
class Claim(Id):
    """Claim the rest of a hand."""

    form = "claim:{table}:{seat}:{turn}:ask"
    table: int
    seat: int
    turn: int


@dataclass(frozen=True)
class AnswerClaim(Id):
    """Answer a claim made after so many lines of the log: agree, or play on."""

    form = "claim:{table}:{lines}:{said}"
    table: int
    lines: int
    said: Literal["yes", "no"]


@dataclass(frozen=True)
class Seat(Id):
    """A player's choices about their seat, and about the end of a match."""

    form = "seat:{table}:{what}"
    table: int
    what: Literal["leave", "left", "conceded", "back", "end", "stay", "resume", "next"]


@dataclass(frozen=True)
class TakeOver(Id):
    """Give another player's seat to a computer player."""

    form = "seat:{table}:over-{seat}"
    table: int
    seat: int


@dataclass(frozen=True)
class TakeBack(Id):
    """Ask to take back the last of so many lines, or answer such a request."""

    form = "seat:{table}:{what}-{lines}"
    table: int
    what: Literal["ask", "agree", "refuse"]
    lines: int


LobbyControl = Literal[
    "join", "leave", "start", "rules", "hints", "sit", "clock", "add", "remove-computer", "fill", "size"
]


@dataclass(frozen=True)
class Lobby(Id):
    form = "lobby:{table}:{what}"
    table: int
    what: LobbyControl


@dataclass(frozen=True)
class Guests(Id):
    """The host's page of guests; the person concerned is the value of the select."""

    form = "guests:{table}:{what}"
    table: int
    what: Literal["show", "invite", "free", "host", "access", "role"]


@dataclass(frozen=True)
class Rematch(Id):
    form = "rematch:{table}"
    table: int


@dataclass(frozen=True)
class NextMatch(Id):
    """Play another match with the same people, the seats turned; the game is the value of the select."""

    form = "next:{table}"
    table: int


@dataclass(frozen=True)
class Evening(Id):
    """Show the score of the evening that this table's match belongs to."""

    form = "evening:{table}"
    table: int


@dataclass(frozen=True)
class Queue(Id):
    """Join the queue for a seat, or leave it."""

    form = "queue:{table}:{what}"
    table: int
    what: Literal["wait", "stop"]


@dataclass(frozen=True)
class Substitute(Id):
    """Give up a seat in the middle of a match, or take one on offer.

    The person it is offered to is the value of the select.
    """

    form = "substitute:{table}:{seat}:{what}"
    table: int
    seat: int
    what: Literal["show", "named", "waiting", "keep", "take"]


@dataclass(frozen=True)
class Hands(Id):
    """Show all cards of a finished hand, numbered from 1."""

    form = "hands:{table}:{hand}"
    table: int
    hand: int


@dataclass(frozen=True)
class Fair(Id):
    form = "fair:{table}:{what}"
    table: int
    what: Literal["show", "cut", "word", "unword"]


# Opening and joining tables


SERVERS_CLOCK: Final = "server"
"""The server's default clock, until another is chosen."""

PlayControl = Literal["show", "game", "size", "people", "level", "clock", "go"]


@dataclass(frozen=True)
class Play(Id):
    """The page that opens a table, with the choices made so far."""

    form = "play:{slug}:{size}:{people}:{level}:{clock}:{what}"
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


@dataclass(frozen=True)
class Corner(Id):
    """The lasting message of a server; the table to join is the value of the select."""

    form = "corner:{what}"
    what: Literal["join", "mine"]


# Private pages


@dataclass(frozen=True)
class Rules(Id):
    """Explain a game's rules; the topic is the value of the select."""

    form = "rules:{slug}"
    slug: Slug


@dataclass(frozen=True)
class Learn(Id):
    """A step of a game's lesson, with a picture or an attempt at another action."""

    form = "learn:{slug}:{step}:{what}"
    slug: Slug
    step: int
    what: Annotated[str, "show|hand|table|try[0-9]"]


@dataclass(frozen=True)
class Replay(Id):
    form = "replay:{table}:open"
    table: int


Walk = Literal["first", "back", "next", "untrick", "trick", "deal", "last"]
"""Steps of a replay: single, to the end of a trick, to a deal."""


@dataclass(frozen=True)
class ReplayStep(Id):
    """A replay after so many lines, from one point of view."""

    form = "replay:{table}:{step}:{eyes}:{what}"
    table: int
    step: int
    eyes: Annotated[str, "all|public|[0-9]{1,2}"]
    what: Walk | Literal["hand", "eyes", "share", "export", "web", "unweb"]


@dataclass(frozen=True)
class Review(Id):
    """Show the clicker's own costliest decisions of a match."""

    form = "review:{table}:open"
    table: int


@dataclass(frozen=True)
class ReviewStep(Id):
    """One decision of a review, numbered from 0."""

    form = "review:{table}:{place}:{what}"
    table: int
    place: int
    what: Literal["back", "next", "share"]


@dataclass(frozen=True)
class PlayOn(Id):
    """Play on alone after so many lines of a match: hidden cards dealt anew, or as they were."""

    form = "play-on:{table}:{step}:{how}"
    table: int
    step: int
    how: Literal["anew", "same"]


# Actions while playing on, like `Act`, `Confirm` and `Narrow`.


@dataclass(frozen=True)
class OnAct(_InTurn):
    form = "on:{table}:{seat}:{turn}:{action}"


@dataclass(frozen=True)
class OnConfirm(_InTurn):
    form = "ons:{table}:{seat}:{turn}:{action}"


@dataclass(frozen=True)
class OnNarrow(_OnTheWay):
    form = "onto:{table}:{seat}:{turn}:{so_far}"


@dataclass(frozen=True)
class PuzzleOpen(Id):
    """Open the current day's puzzle."""

    form = "puzzle:open"


# Actions in a day's puzzle, like `Act`, `Confirm` and `Narrow`. `day` is 20261123; `which` is one of the
# day's puzzles.


@dataclass(frozen=True)
class _OfDay(Id):
    day: int
    which: int


@dataclass(frozen=True)
class PuzzleAct(_OfDay):
    form = "puz:{day}:{which}:{action}"
    action: Action


@dataclass(frozen=True)
class PuzzleConfirm(_OfDay):
    form = "puzs:{day}:{which}:{action}"
    action: Action


@dataclass(frozen=True)
class PuzzleNarrow(_OfDay):
    form = "puzt:{day}:{which}:{so_far}"
    so_far: Action


@dataclass(frozen=True)
class History(Id):
    form = "history:{page}:{way}"
    page: int
    way: Literal["newer", "older"]


@dataclass(frozen=True)
class HistoryReplay(Id):
    """Replay a match; the table is the value of the select."""

    form = "history:replay"


@dataclass(frozen=True)
class Privacy(Id):
    """Delete a person's data; they must be the clicker."""

    form = "privacy:{user}"
    user: User


@dataclass(frozen=True)
class Blocks(Id):
    """Set the people whom the clicker blocks: exactly the values of the select."""

    form = "blocks:all"


@dataclass(frozen=True)
class Calls(Id):
    """Calls to games in this place: which games, until when and how often; or none."""

    form = "calls:{what}"
    what: Literal["show", "games", "until", "every", "stop"]


@dataclass(frozen=True)
class Profile(Id):
    """A person's profile, with the course of their rating in a game; `share` makes it public."""

    form = "profile:{user}:{slug}:{what}"
    user: User
    slug: Slug
    what: Literal["look", "share"]


@dataclass(frozen=True)
class Leaderboard(Id):
    form = "board:{slug}:{where}:{when}:{page}"
    slug: Slug
    where: Literal["here", "all"]
    when: Annotated[str, "(?:ever|week|month|season)(?:~[0-9]{1,9})?"]
    """A period, and how many before it: `week~1` is last week."""
    page: Annotated[str, "own|(?:share)?[0-9]{1,9}"]
    """The asker's own page, or its number, with leading zeros where two buttons show the same page."""


@dataclass(frozen=True)
class Champions(Id):
    """The season that ended so many hours after 1970 began, or a neighbour; 0: the newest."""

    form = "champions:{hour}:{what}"
    hour: int
    what: Literal["look", "earlier", "later", "share"]


@dataclass(frozen=True)
class ChallengePlay(Id):
    form = "challenge:play"


@dataclass(frozen=True)
class ChallengeLook(Id):
    form = "challenge:{table}:{what}"
    table: int
    what: Told


BoardControl = Literal["board", "back", "on", "earlier", "now", "share"]


@dataclass(frozen=True)
class ChallengeBoard(Id):
    form = "challenge:{week}:{page}:{what}"
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


@dataclass(frozen=True)
class Duplicate(Id):
    """A duplicate night: look, take part, play the next board, see the results."""

    form = "duplicate:{night}:{what}"
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
    "mentions",
    "language",
]


@dataclass(frozen=True)
class Settings(Id):
    """A person's own preference; the value is that of the select."""

    form = "settings:{what}"
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
    "nights",
]
"""Controls of the setup's page on play, and `play`, which opens it."""
SetupMenu = Literal["language", "typed"] | SetupPlay
SetupControl = Literal["places", "channels", "corner", "barred", "champions", "announce"] | SetupMenu


@dataclass(frozen=True)
class Setup(Id):
    """A setting of a server, for its managers."""

    form = "setup:{what}"
    what: SetupControl


# Parsing


def parse(custom_id: str) -> Id:
    """Parse a custom_id; raise `Refusal` for one that we never made."""
    control, _, text = custom_id.partition(":")
    first = text.partition(":")[0]
    if control in CONTROLS and len(custom_id) <= MOST and first in _FIRST:
        for form in _forms(first):
            if match := form.pattern.fullmatch(text):
                parts = match.groupdict()
                return form.made(**parts | {name: number(parts[name], most) for name, most in form.numbers})
    raise Refusal("bad-button")


def number(text: str, largest: int = LARGEST) -> int:
    """Parse a number in an id or a select's value."""
    if not (re.fullmatch(_NUMBER, text) and int(text) <= largest):
        raise Refusal("bad-button")
    return int(text)


class _Form(NamedTuple):
    made: Callable[..., Id]
    pattern: re.Pattern[str]
    numbers: tuple[tuple[str, int], ...]
    """Numeric parts, each with its largest value."""


def _form(made: type[Id]) -> _Form:
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
    return _Form(made, re.compile(pattern), tuple(numbers))


def _choices(hint: Any) -> Iterator[str]:
    """Yield the options of a `Literal`, or of several joined."""
    for choice in get_args(hint):
        if isinstance(choice, str):
            yield choice
        else:
            yield from _choices(choice)


def _every(kind: type[Id] = Id) -> Iterator[type[Id]]:
    for made in kind.__subclasses__():
        if hasattr(made, "form"):
            yield made
        yield from _every(made)


EVERY: Final = tuple(_every())

_FIRST: Final = frozenset(made.form.partition(":")[0] for made in EVERY)
"""First words of all forms."""


@cache
def _forms(first: str) -> tuple[_Form, ...]:
    """Return the forms with this first word; compiling all would be a twentieth of a start."""
    return tuple(_form(made) for made in EVERY if made.form.partition(":")[0] == first)
