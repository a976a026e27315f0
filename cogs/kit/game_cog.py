"""The base class of games' cogs: commands, and texts of tables and panels. Each game has one subclass."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    NamedTuple,
    Protocol,
    TypedDict,
    TypeVar,
)

from discord import app_commands
from discord.ext import commands

from bot.ai import offered
from bot.games import room
from bot.games.base import NATURE, Card, Choice, Event, Seat, State, hand_number
from bot.games.kit.french import FRENCH
from bot.games.kit.loka import LOKA
from bot.words import SYMBOLS, capitalised, heard, words
from cogs.kit.contexts import anywhere
from cogs.kit.controls import (
    MOST_ANSWERS,
    answers,
    uninked,
)
from cogs.kit.course import lost_lead
from cogs.kit.ids import Act, Confirm, Narrow
from cogs.kit.telling import Told, Where
from rendering.kit.sheets import Size
from rendering.kit.table import Pins

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bot.records.stored import Preferences
    from bot.tables.table import Table
    from bot.tables.voice import Moment
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Row
    from rendering.kit.board import Faces
    from rendering.kit.catalogue import Catalogue
    from rendering.kit.picture import Picture

G = TypeVar("G", bound=State)
Names = tuple[str, ...]
"""Players' names by seat, escaped for Discord's markup."""

CARDS: Final = frozenset((*FRENCH, *LOKA))
"""Cards with suits to follow."""

SIZES: Final = {"normal": Size.LARGE, "large": Size.HUGE}
"""Sizes of the cards in a hand's picture, by preference."""


class Ids(NamedTuple):
    """A factory of the ids of a panel's controls, for one table, seat and turn."""

    table: int
    seat: Seat
    turn: int

    def act(self, action: str) -> Act:
        """Return the id of a button that does this action, or of a select whose values complete it."""
        return Act(*self, action)

    def ask(self, action: str) -> Confirm:
        """Return the id of a button that asks for confirmation."""
        return Confirm(*self, action)

    def step(self, so_far: str) -> Narrow:
        """Return the id of a button or select that takes the panel a step nearer to an action."""
        return Narrow(*self, so_far)

    def back(self) -> Narrow:
        """Return the id of a button that forgets the steps."""
        return self.step("")


STEP: Final = "… "
"""Prefix of an autocompletion answer that is a step towards an action, as in panels."""

CONFIRM: Final = "?"
"""Prefix of a panel's chosen steps when they are a whole action that awaits confirmation."""


class Tally(NamedTuple):
    """A seat's result in a hand that is over."""

    points: int
    detail: str = ""
    bid: str = ""
    """The bid in notation, in games with bids."""


class Likes(TypedDict):
    """A player's preferences for pictures."""

    colours: int
    sorting: str
    size: Size


class Pictures(Protocol):
    """The module `rendering/GAME/table.py` of a game; `view` is the game's own."""

    def table(
        self,
        view: Any,
        names: Names,
        words: Catalogue,
        /,
        *,
        colours: int,
        faces: Faces,
        reader: Seat | None,
    ) -> Picture: ...

    def hand(
        self,
        view: Any,
        seat: Seat,
        words: Catalogue,
        /,
        *,
        colours: int,
        sorting: str,
        size: Size,
        pins: Pins,
        **marks: Any,
    ) -> Picture: ...

    def panel(
        self,
        view: Any,
        seat: Seat,
        names: Names,
        words: Catalogue,
        /,
        *,
        colours: int,
        sorting: str,
        size: Size,
        faces: Faces,
        pins: Pins,
        **marks: Any,
    ) -> Picture: ...


class Panel(NamedTuple):
    """The input for a panel's controls."""

    ids: Ids
    so_far: str
    """The part of an action that is chosen already."""
    player: Preferences
    """Preferences of the panel's owner."""
    names: Names
    """Players' names for buttons and selects, without markup."""
    fresh: tuple[Card, ...] = ()
    """Cards that came to the hand since its owner's last decision."""
    faces: Faces = ()
    """Players' own pictures, by seat."""
    answer: tuple[str, str] = ("", "")
    """The best action and the chosen one, where a decision is looked back on."""

    @property
    def pins(self) -> Pins:
        """Cards with a badge: new ones, and those of the answers."""
        return Pins(self.fresh, *map(_cards_of, self.answer))

    @property
    def size(self) -> Size:
        """Size of the cards in the hand's picture."""
        return SIZES[self.player.cards]

    @property
    def likes(self) -> Likes:
        """Options for drawing pictures of French and loka cards."""
        return {"colours": self.player.colours, "sorting": self.player.sorting, "size": self.size}


def _cards_of(action: str) -> tuple[Card, ...]:
    """Return the cards or places that an action names; a bid may look like a card."""
    verb, *named = action.split(" ")
    return () if verb == "bid" else tuple(named)


def say(key: str, **args: str | int) -> app_commands.locale_str:
    """Return the description of a command or choice, translated for each user of Discord."""
    return app_commands.locale_str(words()(key, **args), key=key, **args)


class NewTable(NamedTuple):
    """A request to open a table."""

    game: type[State]
    players: int
    options: Mapping[str, str]
    """Settings of the rules, as in the log."""
    computers: int
    level: str
    clock: str | None
    """The clock; None: the server's default."""
    deal: int | None = None
    """A match whose deals are repeated, for as many players."""


class Desk(Protocol):
    """The commands shared by all games, for their cogs. It knows the tables and panels built from them."""

    async def open(self, interaction: Interaction, wanted: NewTable) -> None: ...

    def table(self, interaction: Interaction) -> Table | None: ...

    def table_of(self, interaction: Interaction, game: type[State]) -> Table: ...

    def names(self, table: Table) -> Names: ...

    def options(self, interaction: Interaction, game: type[State], verb: str) -> Sequence[str]: ...

    async def programs(self, interaction: Interaction, game: type[State]) -> Sequence[str]: ...

    async def act(self, interaction: Interaction, game: type[State], action: str) -> None: ...

    async def step(self, interaction: Interaction, game: type[State], so_far: str) -> None: ...

    async def rules(self, interaction: Interaction, slug: str, topic: str) -> None: ...

    async def learn(self, interaction: Interaction, slug: str) -> None: ...


@anywhere
class GameCog(commands.GroupCog, Generic[G]):
    """The cog of one game. Its texts are made from views only, so a secret is not there to leak."""

    game: ClassVar[type[State]]
    topics: ClassVar[tuple[str, ...]]
    """Topics of the rules; their texts are `SLUG-rules-TOPIC` in the catalogue."""
    pictures: ClassVar[Pictures]
    """The game's pictures, unless it draws them by methods of its own."""
    lying: ClassVar[frozenset[str]] = frozenset({"played"})
    """Kinds of events that `trick_as_text` tells until the trick is taken; none if the news tell them."""
    beats: ClassVar[bool] = False
    """Whether each play to a trick beats the one before it, so that the last play takes the trick."""
    phases: ClassVar[Mapping[str, str]] = {"auction": "auction", "play": "play"}
    """Topic of the rules by phase, where there is one."""
    deal: ClassVar[Literal["hand", "round"]] = "hand"
    """Word for the part of a match that a deal begins, in the sentences of all games."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        # discord.py takes the name of the class, and every package's is `Cog`.
        self.__cog_name__ = self.game.slug

    @property
    def prefix(self) -> str:
        """Prefix of the keys of the game's texts: the name of its folders."""
        return room(self.game.slug)

    @property
    def game_name(self) -> str:
        return words()(f"{self.prefix}-name")

    def topic_name(self, topic: str) -> str:
        return words()(own_key(self.prefix, f"topic-{topic}"))

    def title(self, view: G) -> str:
        """Return the title of the current hand, unless the game has another word for it."""
        return words()("hand-number", number=hand_number(view))

    @abstractmethod
    def tell(self, view: G, names: Names, shown: G | None, /) -> Iterable[Told]:
        """Tell the state of play, and where each line stands.

        `shown` is an earlier view, where its picture is still shown.
        """

    def lines(self, view: G, names: Names, where: Where) -> list[str]:
        """Return the state of play for one place."""
        return [line.text for line in self.tell(view, names, None) if line.where & where]

    def since(self, view: G, shown: G, names: Names) -> list[str]:
        """Return what a slightly older picture of the whole table (`shown`) does not show."""
        where = Where.LATE if view.phase == shown.phase else Where.PUBLIC
        return [line.text for line in self.tell(view, names, shown) if line.where & where]

    @abstractmethod
    def asked(self, view: G, seat: Seat, so_far: str) -> str:
        """Return what the seat has to do, and why it may not play just anything."""

    @abstractmethod
    def controls(self, view: G, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        """Return the legal actions as buttons and selects."""

    def leads_somewhere(self, choices: tuple[Choice, ...], so_far: str) -> bool:
        """Whether a legal action begins with these steps: by its text, unless the game's steps say more."""
        return any(
            f"{choice.verb} {option}".startswith(so_far) for choice in choices for option in choice.options
        )

    def as_text(self, view: G, seat: Seat | None, names: Names) -> list[str]:
        """Return the contents of the pictures in lines: the tricks, the seat's own cards, the table."""
        hand = [] if seat is None else self.hand_as_text(view, seat, names)
        return [*self.trick_as_text(view, names), *hand, *self.table_as_text(view, seat, names)]

    def spoken(self, view: G, seat: Seat, names: Names, /, *, asked: bool) -> list[str]:
        """Return what a listener hears after the question and the news: trick, contract, own cards.

        `asked`: whether the seat is asked something. *Table* tells the rest.
        """
        where = Where.SPOKEN if asked else Where.SPOKEN | Where.UNASKED
        return [
            *(self.trick_as_text(view, names) if self.lying else ()),
            *self.lines(view, names, where),
            *self.hand_as_text(view, seat, names),
        ]

    @abstractmethod
    def trick_as_text(self, view: G, names: Names, /) -> list[str]:
        """Return what lies on the table in this trick."""

    @abstractmethod
    def hand_as_text(self, view: G, seat: Seat, names: Names, /) -> list[str]:
        """Return the seat's own cards."""

    @abstractmethod
    def table_as_text(self, view: G, seat: Seat | None, names: Names, /) -> list[str]:
        """Return the trick before, and what is known of every seat."""

    def happened(self, event: Event, names: Names, /) -> str:
        """Tell an event within a sentence; empty if other sentences tell it, or none need to."""
        say, name = words(), names[event.seat] if event.seat != NATURE else ""
        match event.kind:
            case "played":
                return say("spoken-by", card=say.card_name(event.cards[0]), name=name)
            case "bid":
                return say("call-bid", name=name, bid=event.words[0])
            case "passed":
                return say("call-pass", name=name)
        return ""

    def plays(self, trick: Sequence[Event], /) -> list[str]:
        """Return a trick's plays in signs, each in one piece."""
        return [signs(play.cards) for play in trick]

    def shows(self, _event: Event, _names: Names, /) -> str:
        """Tell in short that cards were shown, beside a picture that has little room for them."""
        return ""

    def moments(self, _events: Sequence[Event], _players: int, /) -> Iterable[Moment]:
        """Return what of the last of a hand's public events is worth a line, the best first."""
        return ()

    def tells_draw(self, _view: G, /) -> bool:
        """Whether a drawn card is news; not if the question names it."""
        return True

    @abstractmethod
    def results(self, view: G, names: Names) -> list[str]:
        """Return a line for each hand or round that was played out."""

    def brief(self, view: G, names: Names, /) -> list[str]:
        """Return shorter results, where pictures or *Score* explain them."""
        return self.results(view, names)

    def ended(self, view: G, names: Names, /) -> list[str]:
        """Return the newest result, beside the picture that explains it."""
        return self.brief(view, names)[-1:]

    def points(self, view: G, /) -> list[tuple[int, ...]]:
        """Return each finished hand's points by seat; empty where a match is one hand."""
        return [hand.points for hand in view.sheet if hasattr(hand, "points")]

    def highlight(self, view: G, names: Names, /) -> str:
        """Return a sentence of a finished match: how it turned, or else the hand with the most points."""
        say, told, points = words(), self.brief(view, names), self.points(view)
        lead = lost_lead(points, view.winners, low=self.game.lowest_wins)
        if lead is None:
            return self.peak(view, names)
        ahead = say.joined([names[seat] for seat in lead.seats])
        if lead.hands == len(points) - 1:
            turned = say("highlight-turned", names=ahead, count=len(lead.seats), deal=self.deal)
            return f"{turned} {told[-1]}"
        winners = say.joined([names[seat] for seat in view.winners])
        args = {"deal": self.deal, "number": lead.hands, "by": lead.by, "winners": winners}
        return say("highlight-lead", names=ahead, count=len(lead.seats), **args)

    def peak(self, view: G, names: Names, /) -> str:
        """Return the result of the hand with the most points, and that it is that; or else the last line."""
        told = self.brief(view, names)
        worth = [max(map(abs, points)) for points in self.points(view)]
        if not worth[1:] or self.game.lowest_wins:
            return "".join(told[-1:])
        return words()("highlight-peak", told=told[worth.index(max(worth))])

    def tie(self, _view: G, /) -> str:
        """Say what decided between equal totals; empty where equal totals share a place."""
        return ""

    def scores(self, view: G, names: Names) -> str:
        """Return the match totals in a line, with the `target` that ends the match if there is one."""
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
        """Return the newest finished hand's result by seat; empty where a match is one hand."""
        return ()

    def total(self, score: int) -> str:
        """Return a score with its unit, for a picture."""
        return words()("picture-points", points=score).replace("-", "\N{MINUS SIGN}")

    @abstractmethod
    def last_trick(self, view: G, names: Names) -> str | None:
        """Tell the last complete trick of this hand: each card with its player, and the winner."""

    def option(self, name: str, value: str) -> str:
        """Describe an option that differs from its default, for the lobby."""
        return words()(own_key(self.prefix, f"with-{name}"), value=int(value) if value.isdigit() else value)

    @abstractmethod
    def rules(self, view: G | None, topic: str) -> str:
        """Explain a topic of the rules, with the options of the table if there is one."""

    def topic(self, view: G) -> str:
        """Return the topic of the rules for this phase; between hands, the last topic is the scores."""
        return self.phases.get(view.phase, self.topics[-1] if view.sheet else self.topics[0])

    def hand_picture(self, view: G, seat: Seat, panel: Panel) -> Picture:
        """Draw the seat's cards; a half-chosen action with the steps so far."""
        marks = self.marks(view, seat, panel)
        return self.pictures.hand(view, seat, words(), pins=panel.pins, **panel.likes, **marks)

    def panel_picture(self, view: G, seat: Seat, panel: Panel) -> Picture:
        """Draw the table as the seat sees it, with the seat's cards below."""
        marks, likes, names = self.marks(view, seat, panel), panel.likes, panel.names
        faces, pins = panel.faces, panel.pins
        return self.pictures.panel(view, seat, names, words(), faces=faces, pins=pins, **likes, **marks)

    def marks(self, _view: G, _seat: Seat, _panel: Panel) -> dict[str, Any]:
        """Return what the game marks on the seat's cards: further arguments of its `hand` and `panel`."""
        return {}

    def tricks_picture(self, _view: G, _names: Names, _colours: int, /) -> Picture | None:
        """Draw all tricks of a hand, where each trick is a card from every player."""
        return None

    def table_picture(
        self,
        view: G,
        names: Names,
        colours: int = 4,
        faces: Faces = (),
        reader: Seat | None = None,
        /,
    ) -> Picture:
        """Draw the public table; a private message uses its reader's preferred colours and seat."""
        return self.pictures.table(view, names, words(), colours=colours, faces=faces, reader=reader)

    def spelled(self, _view: G, _seat: Seat, action: str, _names: Names, /, *, spoken: bool = False) -> str:
        """Describe a whole action without markup, like the names; the view is of the state before it."""
        verb, *options = action.split(" ")
        what = " ".join(self.called(verb, option, spoken=spoken) for option in options)
        return words()(own_key(self.prefix, f"act-{verb}"), what=what)

    def outcome(self, _view: G, _seat: Seat, _action: str, _names: Names, /) -> str:
        """Warn the player of an action's further consequences; empty in most cases."""
        return ""

    def called(self, verb: str, option: str, /, *, spoken: bool = False) -> str:
        """Return an option's name within a sentence: a card, unless the game has other options.

        The verb decides, as a bid may look like a card.
        """
        if not spoken:
            return words().card(option)
        return words().bid_name(option) if verb == "bid" else words().card_name(option)

    def label(self, verb: str, option: str, *, spoken: bool = False) -> str:
        """Return an option's name where it stands alone."""
        return capitalised(self.called(verb, option, spoken=spoken))

    def card_label(self, panel: Panel) -> Callable[[Card], str]:
        """Return the function that labels the buttons of cards."""
        return partial(self.label, "play", spoken=panel.player.text_only)

    def face(self, _view: G, _seat: Seat, _steps: str, option: str, /) -> Card | None:
        """Return the card whose emoji stands for an option after these steps; None if it is no card."""
        return option if option in CARDS else None

    @abstractmethod
    def read(self, verb: str, typed: str) -> str:
        """Parse what a player typed into an option of the verb."""

    # The commands `new` and `rules` are made in cogs/kit/commands.py, as their options differ by game

    @app_commands.command(description=say("learn-about"))
    async def learn(self, interaction: Interaction) -> None:
        await self.desk.learn(interaction, self.game.slug)

    async def act(self, interaction: Interaction, verb: str, *typed: str) -> None:
        """Do a command's action and answer with the panel; a chosen step is taken on the panel first."""
        if typed and typed[0].startswith(STEP):
            await self.desk.step(interaction, self.game, typed[0].removeprefix(STEP))
            return
        action = " ".join((verb, *(self.read(verb, text) for text in typed)))
        await self.desk.act(interaction, self.game, action)

    async def answers(
        self, interaction: Interaction, verb: str, typed: str
    ) -> list[app_commands.Choice[Any]]:
        """Return the legal options of a verb that match the text; steps towards them if too many match."""
        found = self.fitting(interaction, verb, typed)
        steps = self.steps_to(verb, [option for option, _ in found]) if len(found) > MOST_ANSWERS else {}
        return some_answers(steps, () if steps else found)

    async def levels(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[Any]]:
        """Return the computer players that match the text, and the programs that may sit down there."""
        say, slug, wanted = words(), self.game.slug, typed.strip().casefold()
        known = [(level, say(f"level-{level}")) for level in offered(slug)]
        programs = await self.desk.programs(interaction, self.game)
        known += [(name, say("level-program", program=name)) for name in programs]
        found = [(one, name) for one, name in known if one.startswith(wanted) or wanted in name.casefold()]
        return some_answers({}, found)

    def fitting(self, interaction: Interaction, verb: str, typed: str) -> list[tuple[str, str]]:
        """Return the legal options of a verb, with names, whose notation or name matches the text."""
        options = self.desk.options(interaction, self.game, verb)
        named = [
            (option, self.label(verb, option), self.label(verb, option, spoken=True)) for option in options
        ]
        wanted = uninked(typed).removesuffix(STEP.strip()).strip().casefold()
        return [
            (option, full if heard() else f"{short} · {full}")
            for option, short, full in named
            if option.casefold().startswith(wanted)
            or uninked(short).casefold().startswith(wanted)
            or wanted in uninked(full).casefold()
        ]

    def steps_to(self, verb: str, options: Sequence[str], /) -> Mapping[str, str]:
        """Return the first choices of panels, by name, if options are too many to show: numbers of tricks."""
        numbers = dict.fromkeys(int(option[:-1]) for option in options) if verb == "bid" else ()
        return {words()("bid-tricks", tricks=number): f"bid {number}" for number in numbers}


AnyCog = GameCog[Any]


def signs(cards: Sequence[Card]) -> str:
    """Return cards in signs, without a line break between them."""
    return "\N{NO-BREAK SPACE}".join(words().card(card) if card in CARDS else card for card in cards)


def own_key(prefix: str, key: str) -> str:
    """Return the key of a game's own sentence, if it has one instead of that of all games."""
    own = f"{prefix}-{key}"
    return own if own in words() else key


def some_answers(
    steps: Mapping[str, str], found: Iterable[tuple[str, str]]
) -> list[app_commands.Choice[Any]]:
    """Return steps towards more actions than can be listed, then actions with their names."""
    begun = ((f"{name} …", f"{STEP}{so_far}") for name, so_far in steps.items())
    return answers((*begun, *((name, option) for option, name in found)))


def french(typed: str) -> str:
    """Return a typed card or bid in notation: `10♥`, `kh` and `5 nt` are understood."""
    text = uninked("".join(typed.upper().split()))
    for suit, symbol in SYMBOLS.items():
        text = text.replace(symbol, suit)
    return text


def french_card(typed: str) -> str:
    return french(typed).replace("10", "T")
