"""Commands shared by all games, and the types of a command's options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from discord import AppCommandOptionType, app_commands

from bot.ai import offered
from bot.games import GAMES, room
from bot.time.deadlines import CLOCKS
from bot.words import words
from cogs.kit.game_cog import GameCog, NewTable, own_key, say

if TYPE_CHECKING:
    import discord

    from bot.games.base import Option, State
    from cogs.kit.contexts import Interaction


Command = app_commands.Command[Any, ..., None]
Choices = list[app_commands.Choice[Any]]

Match = app_commands.Range[int, 1, 2**31 - 1]
"""A table's number, as an option of a command."""
USUAL: Final = 4
"""Default number of players, where the game allows it."""


class Asks(app_commands.Transformer):
    """An option of a command that passes its text on unchanged; the game's cog completes it."""

    async def answers(self, cog: GameCog[Any], interaction: Interaction, typed: str) -> Choices:
        raise NotImplementedError

    async def transform(self, _interaction: discord.Interaction[Any], value: Any, /) -> Any:
        return value

    async def autocomplete(self, interaction: discord.Interaction[Any], value: Any, /) -> Choices:
        cog = getattr(interaction.command, "binding", None)
        return await self.answers(cog, interaction, str(value)) if isinstance(cog, GameCog) else []


class Typed(Asks):
    """An option that completes a verb of the game, such as a card or a bid."""

    def __init__(self, verb: str, numbers: range | None = None) -> None:
        self.verb = verb
        self.numbers = numbers

    @property
    def type(self) -> AppCommandOptionType:
        return AppCommandOptionType.integer if self.numbers else AppCommandOptionType.string

    @property
    def min_value(self) -> int | None:
        return self.numbers[0] if self.numbers else None

    @property
    def max_value(self) -> int | None:
        return self.numbers[-1] if self.numbers else None

    async def answers(self, cog: GameCog[Any], interaction: Interaction, typed: str) -> Choices:
        return await cog.answers(interaction, self.verb, typed)


class Level(Asks):
    """The strength of computer players: a level of the game, or a program that may sit down there."""

    async def answers(self, cog: GameCog[Any], interaction: Interaction, typed: str) -> Choices:
        return await cog.levels(interaction, typed)


Bid = app_commands.Transform[str, Typed("bid")]
Play = app_commands.Transform[str, Typed("play")]


class Asked(NamedTuple):
    """An option of a command: its type, default, choices and description."""

    kind: Any
    default: Any
    choices: Choices | None = None
    about: app_commands.locale_str | str = ""


def games() -> Choices:
    """Return all games as choices of an option."""
    return [app_commands.Choice(name=say(f"{room(slug)}-name"), value=slug) for slug in GAMES]


def new_table(game: type[State], **choices: Choices) -> Command:
    """Make the command `new`: the usual options in order of use, with those of the rules between.

    `choices`: those of the rules' options that are texts.
    """
    usual = USUAL if USUAL in game.seats else game.seats[-1]
    own = {option.name: _setting(option, choices) for option in game.options}
    sizes = {"players": _numbers(game.seats, usual)} if len(game.seats) > 1 else {}
    every = {
        "computers": _numbers(range(max(game.seats)), 0),
        "level": Asked(app_commands.Transform[str, Level()], offered(game.slug)[0]),
        "clock": Asked(str | None, None, list(_choices("clock", CLOCKS))),
        "deal": Asked(Match | None, None),
    }

    async def new(cog: GameCog[Any], interaction: Interaction, **said: Any) -> None:
        options = {option.name: _as_text(said[option.name]) for option in game.options}
        players, common = said.get("players", usual), {name: said[name] for name in every}
        await cog.desk.open(interaction, NewTable(game, players, options, **common))

    prefix, rules = room(game.slug), sizes | own
    about = {name: say(f"{prefix}-option-{name.replace('_', '-')}") for name in rules}
    about |= {name: say(f"option-{name}") for name in every}
    early = {name: every[name] for name in every if name != "deal"}
    asked = {name: one._replace(about=about[name]) for name, one in (sizes | early | own | every).items()}
    return offering(say("new-about", game=words()(f"{prefix}-name")), asked)(new)


def acting(verb: str, about: str, **options: tuple[str, Any]) -> Command:
    """Make the command that does an action of this verb.

    `about` is the key of its description; `options` has the description's key and the type of each option.
    """

    async def act(cog: GameCog[Any], interaction: Interaction, **typed: str | int) -> None:
        await cog.act(interaction, verb, *map(str, typed.values()))

    asked = {name: Asked(kind, Parameter.empty, about=say(key)) for name, (key, kind) in options.items()}
    return offering(say(about), asked, verb)(act)


def explain_rules(game: type[State], topics: tuple[str, ...]) -> Command:
    """Make the command `rules`, which explains a topic."""

    async def rules(cog: GameCog[Any], interaction: Interaction, topic: str) -> None:
        await cog.desk.rules(interaction, game.slug, topic)

    prefix = room(game.slug)
    about = say("rules-about", game=words()(f"{prefix}-name"))
    offered = [app_commands.Choice(name=say(own_key(prefix, f"topic-{one}")), value=one) for one in topics]
    return offering(about, {"topic": Asked(str, topics[0], offered, say("option-topic"))})(rules)


def offering(
    about: app_commands.locale_str, options: Mapping[str, Asked], name: str = ""
) -> Callable[[Any], Command]:
    """Make a command of a cog's function whose options are known only at run time."""

    def made(callback: Any) -> Command:
        either = Parameter.POSITIONAL_OR_KEYWORD
        asked = [
            Parameter(one, either, default=of.default, annotation=of.kind) for one, of in options.items()
        ]
        # The signature and the name are what discord.py reads.
        own = [Parameter(one, either) for one in ("cog", "interaction")]
        callback.__signature__ = Signature([*own, *asked])
        callback.__qualname__ = f"Cog.{callback.__name__}"
        app_commands.choices(**{one: of.choices for one, of in options.items() if of.choices})(callback)
        app_commands.describe(**{one: of.about for one, of in options.items()})(callback)
        return Command(name=name or callback.__name__, description=about, callback=callback)

    return made


def _setting(option: Option, choices: Mapping[str, Choices]) -> Asked:
    """Return a setting of the rules as an option of a command."""
    if option.name in choices:
        return Asked(str, option.default, choices[option.name])
    if option.values == ("no", "yes"):
        return Asked(bool, option.default == "yes")
    return _numbers([int(value) for value in option.values], int(option.default))


def _numbers(values: Iterable[int], default: int) -> Asked:
    """Return an option for numbers: a range if they have no gap, else choices."""
    some = list(values)
    if some == list(range(some[0], some[-1] + 1)):
        of_type: Any = app_commands.Range
        return Asked(of_type[int, some[0], some[-1]], default)
    return Asked(int, default, [app_commands.Choice(name=str(one), value=one) for one in some])


def _choices(kind: str, values: Iterable[str]) -> Iterator[app_commands.Choice[str]]:
    return (app_commands.Choice(name=say(f"{kind}-{value}"), value=value) for value in values)


def _as_text(value: bool | int | str) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)
