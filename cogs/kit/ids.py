"""What stands in the ids of buttons and selects, as values: written and read here and nowhere else.

A custom_id is the kind of control and such a value, `press:act:7:0:3:play KH`. Everything that a click needs
is in it, so it works after every restart. Buttons stand in messages for years: a form may be added, but none
may be changed or taken away. Whoever made an id up is refused here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from string import Formatter
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

from bot.games import GAMES
from bot.games.base import Refusal

MOST: Final = 100
"""Characters of a custom_id that Discord takes."""

LARGEST: Final = 2**31 - 1
"""Of the numbers of tables, and of the lines of a log."""
LARGEST_SNOWFLAKE: Final = 2**63 - 1
"""Of Discord's own ids."""

CONTROLS: Final = ("press", "menu", "channels", "people", "roles", "form")
"""A button, selects of what we offer and of a server's channels, people and roles, a form to type in."""


_NUMBER: Final = "[0-9]{1,19}"

User = Annotated[int, LARGEST_SNOWFLAKE]
Slug = Annotated[str, "|".join(map(re.escape, GAMES))]
Action = Annotated[str, ".*"]
"""An action of a match, or how much of it has been chosen; its other words are the values of a select."""


class Id:
    """What a control does, as `form` has it."""

    form: ClassVar[str]

    def __str__(self) -> str:
        return self.form.format_map(vars(self))


# At a table


@dataclass(frozen=True)
class _InTurn(Id):
    """About an action of the seat whose panel it is, if it has made `turn` actions so far."""

    table: int
    seat: int
    turn: int
    action: Action


@dataclass(frozen=True)
class _OnTheWay(Id):
    """About how much of such an action has been chosen."""

    table: int
    seat: int
    turn: int
    so_far: Action


@dataclass(frozen=True)
class Act(_InTurn):
    """Do this."""

    form = "act:{table}:{seat}:{turn}:{action}"


@dataclass(frozen=True)
class Confirm(_InTurn):
    """Ask whether this is meant."""

    form = "sure:{table}:{seat}:{turn}:{action}"


@dataclass(frozen=True)
class Narrow(_OnTheWay):
    """Show the panel one step nearer to an action."""

    form = "narrow:{table}:{seat}:{turn}:{so_far}"


Told = Literal["last", "score"]
"""What has been, of the last trick and the points."""
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
    """Do what a hint said, which another control of the panel may do too."""

    form = "hinted:{table}:{seat}:{turn}:{action}"


@dataclass(frozen=True)
class Forced(Id):
    """Have what is forced done for whoever sits here, from now on."""

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
    """Agree to what was claimed after so many lines of the log, or play on."""

    form = "claim:{table}:{lines}:{said}"
    table: int
    lines: int
    said: Literal["yes", "no"]


@dataclass(frozen=True)
class Seat(Id):
    """What people do about their seat, and about the end of a match."""

    form = "seat:{table}:{what}"
    table: int
    what: Literal["leave", "left", "conceded", "back", "end", "stay", "resume", "next"]


@dataclass(frozen=True)
class TakeOver(Id):
    """Give somebody's seat to a computer player."""

    form = "seat:{table}:over-{seat}"
    table: int
    seat: int


@dataclass(frozen=True)
class TakeBack(Id):
    """Ask for the last of so many lines to be taken back, or answer who asked."""

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
    """The host's page of who may sit down; whom it is about is the value of the select."""

    form = "guests:{table}:{what}"
    table: int
    what: Literal["show", "invite", "free", "host", "access", "role"]


@dataclass(frozen=True)
class Rematch(Id):
    form = "rematch:{table}"
    table: int


@dataclass(frozen=True)
class NextMatch(Id):
    """Go on with the same people, the seats turned; the game is the value of the select."""

    form = "next:{table}"
    table: int


@dataclass(frozen=True)
class Evening(Id):
    """What the matches of an evening come to, of which this table's is one."""

    form = "evening:{table}"
    table: int


@dataclass(frozen=True)
class Queue(Id):
    """Wait for a seat, or no more."""

    form = "queue:{table}:{what}"
    table: int
    what: Literal["wait", "stop"]


@dataclass(frozen=True)
class Substitute(Id):
    """Give one's seat away in the middle of a match, or take one that is given away; whom it is offered to is
    the value of the select."""

    form = "substitute:{table}:{seat}:{what}"
    table: int
    seat: int
    what: Literal["show", "named", "waiting", "keep", "take"]


@dataclass(frozen=True)
class Hands(Id):
    """All cards of a hand that is over, from 1 on."""

    form = "hands:{table}:{hand}"
    table: int
    hand: int


@dataclass(frozen=True)
class Fair(Id):
    form = "fair:{table}:{what}"
    table: int
    what: Literal["show", "cut", "word", "unword"]


# Ways in


SERVERS_CLOCK: Final = "server"
"""The clock of whoever has not chosen one."""

PlayControl = Literal["show", "game", "size", "people", "level", "clock", "go"]


@dataclass(frozen=True)
class Play(Id):
    """The page that opens a table, with what is chosen there so far."""

    form = "play:{slug}:{size}:{people}:{level}:{clock}:{what}"
    slug: Slug
    size: int
    """Seats."""
    people: int
    """How many of the seats are not for computer players."""
    level: Annotated[str, "[a-z0-9]{1,16}"]
    """Or the name of a program."""
    clock: Annotated[str, "[a-z]{1,9}"]
    """One that tables have, or the server's, whichever that is."""
    what: PlayControl


@dataclass(frozen=True)
class Corner(Id):
    """The lasting message of a server; the table to join is the value of the select."""

    form = "corner:{what}"
    what: Literal["join", "mine"]


# Of one's own


@dataclass(frozen=True)
class Rules(Id):
    """Of a game; the topic is the value of the select."""

    form = "rules:{slug}"
    slug: Slug


@dataclass(frozen=True)
class Learn(Id):
    """A step of a game's lesson, with a picture or with an attempt at something else."""

    form = "learn:{slug}:{step}:{what}"
    slug: Slug
    step: int
    what: Annotated[str, "show|hand|table|try[0-9]"]


@dataclass(frozen=True)
class Replay(Id):
    form = "replay:{table}:open"
    table: int


Walk = Literal["first", "back", "next", "untrick", "trick", "deal", "last"]
"""By single steps; to where a trick was over, and to where a hand was dealt."""


@dataclass(frozen=True)
class ReplayStep(Id):
    """After so many lines, as these eyes see it."""

    form = "replay:{table}:{step}:{eyes}:{what}"
    table: int
    step: int
    eyes: Annotated[str, "all|public|[0-9]{1,2}"]
    what: Walk | Literal["hand", "eyes", "share", "export", "web", "unweb"]


@dataclass(frozen=True)
class Review(Id):
    """The clicker's own costliest decisions of a match."""

    form = "review:{table}:open"
    table: int


@dataclass(frozen=True)
class ReviewStep(Id):
    """One of them, from 0 on."""

    form = "review:{table}:{place}:{what}"
    table: int
    place: int
    what: Literal["back", "next", "share"]


@dataclass(frozen=True)
class PlayOn(Id):
    """Play on alone after so many lines of a match: the hidden cards dealt anew, or as they were."""

    form = "play-on:{table}:{step}:{how}"
    table: int
    step: int
    how: Literal["anew", "same"]


# As `Act`, `Confirm` and `Narrow`, where somebody plays on.


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
    """The puzzle of the day, whichever that is."""

    form = "puzzle:open"


# As `Act`, `Confirm` and `Narrow`, in the puzzle of a day (20261123); `which` of those that it has.


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
    """The table is the value of the select."""

    form = "history:replay"


@dataclass(frozen=True)
class Privacy(Id):
    """Forget this person, who has to be the one who clicks."""

    form = "privacy:{user}"
    user: User


@dataclass(frozen=True)
class Blocks(Id):
    """Whom one blocks: the values of the select, and nobody else."""

    form = "blocks:all"


@dataclass(frozen=True)
class Calls(Id):
    """To which games one is called where it is clicked, until when and how often; or not at all."""

    form = "calls:{what}"
    what: Literal["show", "games", "until", "every", "stop"]


@dataclass(frozen=True)
class Profile(Id):
    """Of a person, with the course of their rating in a game; shared, everybody sees it."""

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
    """The asker's own, or its number, which has more zeros before it where two buttons ask for the same."""


@dataclass(frozen=True)
class Champions(Id):
    """Of the season that ended so many hours after 1970 began, or of one beside it; 0: the newest."""

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
    """A duplicate night: look at it, take part, play the next board, see what came of the boards."""

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
    """What a person chooses for themselves; how is the value of the select."""

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
"""The page with these controls, and the controls."""
SetupMenu = Literal["language", "typed"] | SetupPlay
SetupControl = Literal["places", "channels", "corner", "barred", "champions", "announce"] | SetupMenu


@dataclass(frozen=True)
class Setup(Id):
    """What those who manage a server choose."""

    form = "setup:{what}"
    what: SetupControl


# Both ways


def parse(custom_id: str) -> Id:
    """What a custom_id says; `Refusal` for one that we never made."""
    control, _, text = custom_id.partition(":")
    if control in CONTROLS and len(custom_id) <= MOST:
        for form in _FORMS:
            if match := form.pattern.fullmatch(text):
                parts = match.groupdict()
                return form.made(**parts | {name: number(parts[name], most) for name, most in form.numbers})
    raise Refusal("bad-button")


def number(text: str, largest: int = LARGEST) -> int:
    """A number as ids and the values of selects have it."""
    if not (re.fullmatch(_NUMBER, text) and int(text) <= largest):
        raise Refusal("bad-button")
    return int(text)


class _Form(NamedTuple):
    made: Callable[..., Id]
    pattern: re.Pattern[str]
    numbers: tuple[tuple[str, int], ...]
    """The parts that are numbers, each with the largest that there is."""


def _form(made: type[Id]) -> _Form:
    """How ids of this class are read, by the types of their parts."""
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
    """What a `Literal` lists, or several of them together."""
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

_FORMS: Final = tuple(map(_form, EVERY))
