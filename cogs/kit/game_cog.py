"""What a game's cog is: its commands, and what its table and panel say. One thin subclass a game."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypedDict, TypeVar

from discord import app_commands
from discord.ext import commands

from bot.ai import offered
from bot.games import room
from bot.games.base import Card, Choice, Seat, State, hand_number
from bot.games.kit.french import FRENCH
from bot.games.kit.loka import LOKA
from bot.words import SYMBOLS, capitalised, listens, words
from cogs.kit.contexts import anywhere
from cogs.kit.controls import (
    MOST_ANSWERS,
    Menu,
    Option,
    Press,
    Style,
    answers,
    fits,
    flowing,
    uninked,
    width_of,
)
from cogs.kit.ids import Act, Confirm, Narrow
from rendering.kit.sheets import Size

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bot.tables.records import Line, Preferences
    from bot.tables.table import Table
    from cogs.answers import Interaction
    from cogs.kit.ids import Id
    from cogs.kit.pages import Row
    from rendering.kit.board import Faces
    from rendering.kit.picture import Picture

G = TypeVar("G", bound=State)
Names = tuple[str, ...]
"""What the players are called, by seat; safe to print in Discord's markup."""

CARDS: Final = frozenset((*FRENCH, *LOKA))

SIZES: Final = {"normal": Size.LARGE, "large": Size.HUGE}
"""Of the cards in a hand, by what a player likes."""


class Ids(NamedTuple):
    """Makes the ids of a panel's controls: what they do, at which table, for which seat and turn."""

    table: int
    seat: Seat
    turn: int

    def act(self, action: str) -> Act:
        """Of a button that does this, or of a select whose values complete it."""
        return Act(*self, action)

    def ask(self, action: str) -> Confirm:
        """Of a button that asks whether this is meant."""
        return Confirm(*self, action)

    def step(self, so_far: str) -> Narrow:
        """Of a button that takes the panel this near to an action, or of a select whose values do."""
        return Narrow(*self, so_far)

    def back(self) -> Narrow:
        """A button that forgets the steps."""
        return self.step("")


BUTTONS_A_ROW: Final = 4
"""That a phone shows side by side."""
MOST_IN_A_ROW: Final = 5
MOST_OF_CARDS: Final = 30
"""Buttons and rows of cards that leave room for what else a panel has."""
MOST_OF_A_HAND: Final = 32
"""The same where that is only a picture, words, and the row that helps."""
MOST_ROWS: Final = 6
"""Of combinations; more would push the picture from a phone's screen."""

STEP: Final = "… "
"""So begins an answer of a command's autocompletion that is a step towards an action, as panels have them."""

CONFIRM: Final = "?"
"""So begins what a panel has chosen already when it is a whole action that waits for a yes."""


class Tally(NamedTuple):
    """What a seat did in a hand that is over."""

    points: int
    detail: str = ""
    bid: str = ""
    """As the notation has it, of whoever played one."""


class Likes(TypedDict):
    """What a player likes of pictures."""

    colours: int
    sorting: str
    size: Size


class Panel(NamedTuple):
    """What a panel's controls are made from."""

    ids: Ids
    so_far: str
    """How much of an action has been chosen already."""
    player: Preferences
    """Whose panel it is, and how they like it."""
    names: Names
    """What the players are called, as buttons and selects write it: without markup."""
    fresh: tuple[Card, ...] = ()
    """Cards of the hand that have only just come, where the game marks them."""
    faces: Faces = ()
    """The pictures that the players have chosen for themselves, by seat."""

    @property
    def size(self) -> Size:
        """Of the cards in the hand's picture."""
        return SIZES[self.player.cards]

    @property
    def likes(self) -> Likes:
        """How pictures of French and loka cards are drawn."""
        return {"colours": self.player.colours, "sorting": self.player.sorting, "size": self.size}


def say(key: str, **args: str | int) -> app_commands.locale_str:
    """What Discord shows of a command before anybody uses it, in the language of whoever looks."""
    return app_commands.locale_str(words()(key, **args), key=key, **args)


class NewTable(NamedTuple):
    """What somebody wants of a table that is to be opened."""

    game: type[State]
    players: int
    options: Mapping[str, str]
    """The settings of the rules, as the log has them."""
    computers: int
    level: str
    clock: str | None
    """None: what is usual on the server."""
    deal: int | None = None
    """The match whose deals are dealt once more, for as many players."""


class Desk(Protocol):
    """What the commands of every game do; it is above their cogs, which tables and panels are made from."""

    async def open(self, interaction: Interaction, wanted: NewTable) -> None: ...

    def table(self, interaction: Interaction) -> Table | None: ...

    def table_of(self, interaction: Interaction, game: type[State]) -> Table: ...

    def options(self, interaction: Interaction, game: type[State], verb: str) -> Sequence[str]: ...

    async def programs(self, interaction: Interaction, game: type[State]) -> Sequence[str]: ...

    async def act(self, interaction: Interaction, game: type[State], action: str) -> None: ...

    async def step(self, interaction: Interaction, game: type[State], so_far: str) -> None: ...

    async def rules(self, interaction: Interaction, slug: str, topic: str) -> None: ...

    async def learn(self, interaction: Interaction, slug: str) -> None: ...


@anywhere
class GameCog(commands.GroupCog, Generic[G]):
    """The cog of one game. What it says is made from views only: what is secret is not there to be said."""

    game: ClassVar[type[State]]
    topics: ClassVar[tuple[str, ...]]
    """What its rules can be asked about; the texts are `SLUG-rules-TOPIC` in the catalogue."""
    pictures: ClassVar[Any]
    """What draws it: the module `rendering/GAME/table.py`, with `table`, `hand` and `panel`."""
    phases: ClassVar[Mapping[str, str]] = {"auction": "auction", "play": "play"}
    """The topic of each phase that has one."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def prefix(self) -> str:
        """How the keys of its words begin: as its folders are called."""
        return room(self.game.slug)

    @property
    def game_name(self) -> str:
        return words()(f"{self.prefix}-name")

    def topic_name(self, topic: str) -> str:
        return words()(topic_key(self.prefix, topic))

    def title(self, view: G) -> str:
        """Which hand it is, where a game has hands and no other word for them."""
        return words()("hand-number", number=hand_number(view))

    @abstractmethod
    def status(self, view: G, names: Names) -> list[str]:
        """The public state of play, in lines."""

    def caption(self, view: G, names: Names, /) -> list[str]:
        """The same below a picture: without what only repeats it, where a game has much of that."""
        return self.status(view, names)

    def since(self, view: G, _shown: G, names: Names, /) -> list[str]:
        """What a panel says beside a picture of the whole table as it was `shown` a little while ago."""
        return list(dict.fromkeys([*self.caption(view, names), *self.beside(view, names)]))

    @abstractmethod
    def status_as_text(self, view: G, names: Names, /, *, asked: bool) -> list[str]:
        """The same for those who listen, without what `as_text` says.

        If they are `asked` something, it is without what that says too.
        """

    @abstractmethod
    def asked(self, view: G, seat: Seat, so_far: str) -> str:
        """What the seat has to do, and why it may not play anything."""

    def notes(self, _view: G, _names: Names, /) -> list[str]:
        """What a panel says beside its picture, whoever is to act: nothing unless a game has something."""
        return []

    def beside(self, _view: G, _names: Names, /) -> list[str]:
        """What it says beside a picture of the whole table: less, for much is seen there."""
        return []

    def fresh(self, _view: G, _seat: Seat, _log: Sequence[Line], /) -> tuple[Card, ...]:
        """Cards of the seat's hand that have only just come: none unless the game marks them."""
        return ()

    @abstractmethod
    def controls(self, view: G, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        """The legal actions as buttons and selects."""

    def leads_somewhere(self, choices: tuple[Choice, ...], so_far: str) -> bool:
        """Whether a legal action begins with these steps: with its text, unless the game's steps say more."""
        return any(
            f"{choice.verb} {option}".startswith(so_far) for choice in choices for option in choice.options
        )

    @abstractmethod
    def as_text(self, view: G, seat: Seat | None, names: Names) -> list[str]:
        """All that the pictures show, in lines: the tricks, the seat's own cards, then what lies there."""

    @abstractmethod
    def results(self, view: G, names: Names) -> list[str]:
        """A line for each hand or round that was played out."""

    def brief(self, view: G, names: Names, /) -> list[str]:
        """The same where pictures or *Score* say how it came to that: less, where a game has much of that."""
        return self.results(view, names)

    def ended(self, view: G, names: Names, /) -> list[str]:
        """How the newest ended, beside the picture of what it brought."""
        return self.brief(view, names)[-1:]

    def scores(self, view: G, names: Names) -> str:
        """The match totals so far, in a line, and the `target` that ends the match where there is one."""
        points = (
            words()("score", name=name, points=points)
            for name, points in zip(names, view.scores, strict=True)
        )
        told, target = " · ".join(points), getattr(view, "target", None)
        return (
            words()("scores", scores=told)
            if target is None
            else words()("scores-to", scores=told, target=target)
        )

    def tally(self, _view: G, /) -> tuple[Tally, ...]:
        """By seat, of the newest hand that is over; nothing where a match is one hand."""
        return ()

    def total(self, score: int) -> str:
        """A score with what it counts, in a picture."""
        return words()("picture-points", points=score).replace("-", "\N{MINUS SIGN}")

    @abstractmethod
    def last_trick(self, view: G, names: Names) -> str | None:
        """Who played what to the last complete trick of this hand, and whose it is."""

    def option(self, name: str, value: str) -> str:
        """An option that differs from its default, as the lobby tells it."""
        key = "with-target" if name == "target" else f"{self.prefix}-with-{name}"
        return words()(key, value=int(value) if value.isdigit() else value)

    @abstractmethod
    def rules(self, view: G | None, topic: str) -> str:
        """What the rules say of a topic, with the options of the table if there is one."""

    def topic(self, view: G) -> str:
        """What the rules should be asked about in this phase: between hands, the last topic is the scores."""
        return self.phases.get(view.phase, self.topics[-1] if view.sheet else self.topics[0])

    def hand_picture(self, view: G, seat: Seat, panel: Panel) -> Picture:
        """The seat's cards; where an action is half chosen, with what is chosen so far."""
        drawn: Picture = self.pictures.hand(view, seat, words(), **panel.likes)
        return drawn

    def panel_picture(self, view: G, seat: Seat, panel: Panel) -> Picture:
        """The table as the seat sees it, with the same below."""
        likes = {"faces": panel.faces, **panel.likes}
        drawn: Picture = self.pictures.panel(view, seat, panel.names, words(), **likes)
        return drawn

    def tricks_picture(self, _view: G, _names: Names, _colours: int, /) -> Picture | None:
        """All tricks of a hand, where each is a card from everybody."""
        return None

    def table_picture(self, view: G, names: Names, colours: int = 4, faces: Faces = (), /) -> Picture:
        """What everybody sees; a private message has it in the colours that its reader likes."""
        drawn: Picture = self.pictures.table(view, names, words(), colours=colours, faces=faces)
        return drawn

    def spelled(self, action: str, _names: Names, *, spoken: bool = False) -> str:
        """A whole action, as its player is asked about it; the names are without markup, and so is this."""
        verb, *options = action.split(" ")
        what = " ".join(self.called(verb, option, spoken=spoken) for option in options)
        return words()(f"act-{verb}", what=what)

    def outcome(self, _view: G, _seat: Seat, _action: str, _names: Names, /) -> str:
        """What an action will bring about besides itself, for its player to know before: mostly nothing."""
        return ""

    def told(self, _view: G, _seat: Seat, action: str, names: Names, /, *, spoken: bool = False) -> str:
        """A whole action for one who reads of it, with the view that they may have of what was before it."""
        return self.spelled(action, names, spoken=spoken)

    def called(self, _verb: str, option: str, /, *, spoken: bool = False) -> str:
        """What an option is called within a sentence: a card, unless the game has other things too.

        The verb says which: as text, a bid may be a card.
        """
        return words().card_name(option) if spoken else words().card(option)

    def label(self, verb: str, option: str, *, spoken: bool = False) -> str:
        """The same where it stands alone."""
        return capitalised(self.called(verb, option, spoken=spoken))

    def card_label(self, panel: Panel) -> Callable[[Card], str]:
        """What a button says that plays a card."""
        return partial(self.label, "play", spoken=panel.player.text_only)

    def face(self, _view: G, _seat: Seat, _steps: str, option: str, /) -> Card | None:
        """The card that an emoji shows for an option after these steps, if it is one: most options are."""
        return option if option in CARDS else None

    @abstractmethod
    def read(self, verb: str, typed: str) -> str:
        """The option of the verb that a player means by what they typed."""

    # Commands: `new` and `rules` are made in cogs/kit/commands.py, for each game asks for other things

    @app_commands.command(description=say("learn-about"))
    async def learn(self, interaction: Interaction) -> None:
        await self.desk.learn(interaction, self.game.slug)

    async def act(self, interaction: Interaction, verb: str, *typed: str) -> None:
        """Do what a command says; the answer is the panel, where a step was chosen with that step taken."""
        if typed and typed[0].startswith(STEP):
            await self.desk.step(interaction, self.game, typed[0].removeprefix(STEP))
            return
        action = " ".join((verb, *(self.read(verb, text) for text in typed)))
        await self.desk.act(interaction, self.game, action)

    async def answers(
        self, interaction: Interaction, verb: str, typed: str
    ) -> list[app_commands.Choice[Any]]:
        """The legal options of a verb that fit; where they are too many, steps towards them."""
        found = self.fitting(interaction, verb, typed)
        steps = self.steps_to(verb, [option for option, _ in found]) if len(found) > MOST_ANSWERS else {}
        return some_answers(steps, () if steps else found)

    async def levels(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[Any]]:
        """The computer players that fit what was typed, and the programs that may sit down there."""
        say, slug, wanted = words(), self.game.slug, typed.strip().casefold()
        known = [(level, say(f"level-{level}")) for level in offered(slug)]
        programs = await self.desk.programs(interaction, self.game)
        known += [(name, say("level-program", program=name)) for name in programs]
        found = [(one, name) for one, name in known if one.startswith(wanted) or wanted in name.casefold()]
        return some_answers({}, found)

    def fitting(self, interaction: Interaction, verb: str, typed: str) -> list[tuple[str, str]]:
        """The legal options of a verb, with names, that begin with, or are called, what was typed so far."""
        options = self.desk.options(interaction, self.game, verb)
        named = [
            (option, self.label(verb, option), self.label(verb, option, spoken=True)) for option in options
        ]
        wanted = uninked(typed).removesuffix(STEP.strip()).strip().casefold()
        return [
            (option, full if listens() else f"{short} · {full}")
            for option, short, full in named
            if option.casefold().startswith(wanted)
            or uninked(short).casefold().startswith(wanted)
            or wanted in uninked(full).casefold()
        ]

    def steps_to(self, _verb: str, _options: Sequence[str], /) -> Mapping[str, str]:
        """What panels ask first where these are too many to show, by name: none where they never are."""
        return {}


AnyCog = GameCog[Any]


def topic_key(prefix: str, topic: str) -> str:
    """What a topic of the rules is called: by the game's own name for it, or by that of all games."""
    own = f"{prefix}-topic-{topic}"
    return own if own in words() else f"topic-{topic}"


def some_answers(
    steps: Mapping[str, str], found: Iterable[tuple[str, str]]
) -> list[app_commands.Choice[Any]]:
    """Steps towards more actions than can be listed, if there are any, and actions with their names."""
    begun = ((f"{name} …", f"{STEP}{so_far}") for name, so_far in steps.items())
    return answers((*begun, *((name, option) for option, name in found)))


def abreast(count: int, labels: Iterable[str] = ()) -> int:
    """How many of so many buttons stand in a row: as a phone has room, unless there are too many rows."""
    widths = [width_of(label) for label in labels]
    for most in range(BUTTONS_A_ROW, 0, -1):
        if count + -(-count // most) > MOST_OF_CARDS:
            return most + 1
        if all(fits(widths[first : first + most]) for first in range(0, count, most)):
            return most
    return 1


def buttons(
    labels: Iterable[tuple[str, Id]], *, style: Style = Style.primary, most: int = 0
) -> tuple[tuple[Press, ...], ...]:
    """Buttons from labels and ids, `most` in a row; or in even rows of as many as are well `abreast`."""
    presses = [Press(label, made, style) for label, made in labels]
    if not most and presses:
        rows = -(-len(presses) // abreast(len(presses), (press.label for press in presses)))
        most = -(-len(presses) // rows)
    return in_rows(presses, most or BUTTONS_A_ROW)


def several(panel: Panel, combinations: Mapping[str, str]) -> Menu:
    """Combinations of several cards, by what is played: in a menu where buttons would be over `MOST_ROWS`."""
    options = tuple(Option(name, option) for option, name in combinations.items())
    return Menu(words()("several-cards", count=len(options)), panel.ids.act("play"), options)


def in_rows(presses: Sequence[Press], most: int) -> tuple[tuple[Press, ...], ...]:
    return tuple(tuple(presses[first : first + most]) for first in range(0, len(presses), most))


def in_groups(sections: Iterable[Iterable[Sequence[tuple[str, Id]]]]) -> tuple[tuple[Press, ...], ...]:
    """Buttons of cards: a section begins a row, and no group in it is torn that a row has room for.

    Where these are too many rows for a message, as few as can be.
    """
    parted = [[tuple(group) for group in section if group] for section in sections]
    rows: list[list[tuple[str, Id]]] = []
    for section in parted:
        begun = False
        for group in section:
            most = abreast(len(group), (label for label, _ in group))
            size = -(-len(group) // -(-len(group) // most))
            for start in range(0, len(group), size):
                part = group[start : start + size]
                if begun and size >= len(group) and _beside([*rows[-1], *part]):
                    rows[-1] += part
                else:
                    rows.append([*part])
                begun = True
    if len(rows) + sum(map(len, rows)) > MOST_OF_A_HAND:
        every = [label for row in rows for label in row]
        flown = flowing(*(Press(label, made, Style.primary) for label, made in every))
        return flown if len(flown) + len(every) <= MOST_OF_A_HAND else buttons(every, most=MOST_IN_A_ROW)
    return tuple(row for labels in rows for row in buttons(labels, most=BUTTONS_A_ROW))


def _beside(row: Sequence[tuple[str, Id]]) -> bool:
    return len(row) <= BUTTONS_A_ROW and fits([width_of(label) for label, _ in row])


def french(typed: str) -> str:
    """A card or bid as the notation has it, from the ways people write it: `10♥`, `kh`, `5 nt`."""
    text = uninked("".join(typed.upper().split()))
    for suit, symbol in SYMBOLS.items():
        text = text.replace(symbol, suit)
    return text


def french_card(typed: str) -> str:
    return french(typed).replace("10", "T")
