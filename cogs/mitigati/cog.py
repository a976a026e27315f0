"""Mitigati in Discord: its commands, and who says what its table and panel show."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar, Final

import discord
from discord import app_commands

from bot.ai import levels
from bot.games.base import Card, Choice, Seat, State
from bot.games.kit.loka import FOOL
from bot.games.mitigati.declarations import DONE, KINDS
from bot.games.mitigati.rules import DISCARDS, Mitigati
from bot.games.mitigati.trick import PLAYERS
from bot.words import words
from cogs.kit.game_cog import MOST_ANSWERS, STEP, GameCog, Names, Panel, say, some_answers
from cogs.kit.options import Match, computer_levels, rule_topics, with_clock
from cogs.mitigati import packets, prompts, steps
from cogs.mitigati import text as mitigati_said
from cogs.mitigati.typed import card_of, cards_of
from rendering.mitigati import table as pictures

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.app import Toucan
    from bot.tables.records import Line
    from cogs.kit.pages import Row
    from rendering.kit.picture import Picture

    Interaction = discord.Interaction[Toucan]

TOPICS: Final = ("overview", "cards", "bargaining", "discard", "declarations", "play", "fool", "score")
PHASES: Final = {
    "bargain": "bargaining",
    "discard": "discard",
    "declare": "declarations",
    "play": "play",
}
"""What the rules should be asked about, by the phase."""
KIND_CHOICES: Final = [
    app_commands.Choice(name=say(f"mitigati-kind-name-{kind}"), value=kind) for kind in KINDS
]
ALL: Final = "all"
MOST_VALUE: Final = 100
"""Characters of an answer that Discord's autocomplete takes."""


class MitigatiCog(GameCog[Mitigati], group_name="mitigati", group_description=say("mitigati-about")):
    game: ClassVar[type[State]] = Mitigati
    topics: ClassVar[tuple[str, ...]] = TOPICS

    # What is read

    def title(self, view: Mitigati) -> str:
        return words()("mitigati-hand", number=view.number, hands=view.length)

    def status(self, view: Mitigati, names: Names) -> list[str]:
        return mitigati_said.status(view, names)

    def notes(self, view: Mitigati, names: Names, /) -> list[str]:
        return mitigati_said.notes(view, names)

    def fresh(self, view: Mitigati, seat: Seat, log: Sequence[Line], /) -> tuple[Card, ...]:
        return packets.newest(view, seat, log)

    def asked(self, view: Mitigati, seat: Seat, so_far: str) -> str:
        return prompts.asked(view, seat, so_far)

    def spoken(self, view: Mitigati, seat: Seat | None, names: Names) -> list[str]:
        return mitigati_said.spoken(view, seat, names)

    def results(self, view: Mitigati, names: Names) -> list[str]:
        return mitigati_said.results(view, names)

    def scores(self, view: Mitigati, names: Names) -> str:
        return mitigati_said.scores(view, names)

    def last_trick(self, view: Mitigati, names: Names) -> str | None:
        return mitigati_said.trick(view.tricks[-1], names) if view.tricks else None

    def option(self, name: str, value: str) -> str:
        return words()(f"mitigati-with-{name}", value=int(value))

    def rules(self, view: Mitigati | None, topic: str) -> str:
        shown = view or Mitigati.start(PLAYERS, {})
        return words()(f"mitigati-rules-{topic}", hands=shown.length)

    def topic(self, view: Mitigati) -> str:
        return PHASES.get(view.phase, "score" if view.sheet else "overview")

    def hand_picture(self, view: Mitigati, seat: Seat, panel: Panel) -> Picture:
        marked = steps.marked(view, seat, panel.so_far)
        player = panel.player
        return pictures.hand(
            view,
            seat,
            words(),
            marked,
            panel.fresh,
            colours=player.colours,
            sorting=player.sorting,
            size=panel.size,
        )

    def table_picture(self, view: Mitigati, names: Names, colours: int = 4, /) -> Picture:
        return pictures.table(view, names, words(), colours=colours)

    # What is clicked and typed

    def controls(self, view: Mitigati, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        return steps.Steps(view, seat, panel).rows()

    def leads_somewhere(self, choices: tuple[Choice, ...], so_far: str) -> bool:
        return steps.leads_somewhere(choices, so_far)

    def spelled(self, action: str, _names: Names, *, spoken: bool = False) -> str:
        return steps.spelled(action, spoken=spoken)

    def read(self, verb: str, typed: str) -> str:
        return typed if verb in ("demand", "offer") else card_of(typed)

    # Commands

    @app_commands.command(description=say("mitigati-new-about"))
    @app_commands.describe(
        hands=say("mitigati-option-hands"), computers=say("option-computers"), level=say("option-level")
    )
    @app_commands.choices(level=computer_levels("mitigati"))
    @app_commands.describe(deal=say("option-deal"))
    @with_clock
    async def new(
        self,
        interaction: Interaction,
        hands: app_commands.Range[int, 1, 30] = 3,
        computers: app_commands.Range[int, 0, 2] = 0,
        level: str = levels("mitigati")[-1],
        clock: str | None = None,
        deal: Match | None = None,
    ) -> None:
        options = {"hands": str(hands)}
        await self.bot.lobby.open(interaction, self.game, PLAYERS, options, computers, level, clock, deal)

    @app_commands.command(name="pass", description=say("mitigati-pass-about"))
    async def pass_(self, interaction: Interaction) -> None:
        await self.act(interaction, "pass")

    @app_commands.command(description=say("mitigati-demand-about"))
    @app_commands.describe(amount=say("mitigati-demand-option"))
    async def demand(self, interaction: Interaction, amount: app_commands.Range[int, 1, 200]) -> None:
        await self.act(interaction, "demand", str(amount))

    @demand.autocomplete("amount")
    async def _demands(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return self._amounts(interaction, "demand", typed)

    @app_commands.command(description=say("mitigati-offer-about"))
    @app_commands.describe(amount=say("mitigati-offer-option"))
    async def offer(self, interaction: Interaction, amount: app_commands.Range[int, 1, 200]) -> None:
        await self.act(interaction, "offer", str(amount))

    @offer.autocomplete("amount")
    async def _offers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return self._amounts(interaction, "offer", typed)

    def _amounts(self, interaction: Interaction, verb: str, typed: str) -> list[app_commands.Choice[int]]:
        """The numbers that may be said and begin with what was typed."""
        begin = re.sub(r"\D", "", str(typed))
        numbers = self.bot.door.options(interaction, self.game, verb)
        if not begin and len(numbers) > MOST_ANSWERS:
            numbers = steps.spread(numbers)
        return [
            app_commands.Choice(name=say(f"mitigati-say-{verb}", points=int(number)), value=int(number))
            for number in numbers
            if number.startswith(begin)
        ][:MOST_ANSWERS]

    @app_commands.command(name="continue", description=say("mitigati-continue-about"))
    async def continue_(self, interaction: Interaction) -> None:
        await self.act(interaction, "continue")

    @app_commands.command(description=say("mitigati-discard-about"))
    @app_commands.describe(
        first=say("mitigati-discard-option"),
        second=say("mitigati-discard-option"),
        third=say("mitigati-discard-option"),
    )
    async def discard(self, interaction: Interaction, first: str, second: str = "", third: str = "") -> None:
        """Who names fewer chooses the others in the panel."""
        named = [text for text in (first, second, third) if text and not text.startswith(STEP)]
        action = " ".join(("discard", *map(card_of, named)))
        choice = Choice("discard", self.bot.door.options(interaction, self.game, "discard"))
        if len(named) < DISCARDS and choice.options and self.leads_somewhere((choice,), action):
            await self.bot.door.stepped(interaction, self.game, action)
        else:
            await self.bot.door.commanded(interaction, self.game, action)

    @discard.autocomplete("first")
    @discard.autocomplete("second")
    @discard.autocomplete("third")
    async def _discards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The cards that may go and are not named already."""
        others = {card_of(str(value)) for _, value in interaction.namespace if value != typed}
        found = [one for one in self.fitting(interaction, "discard", typed) if one[0] not in others]
        if len(found) <= MOST_ANSWERS:
            return some_answers({}, found)
        every = {words()("mitigati-discard-all", count=len(found)): "discard"}
        return [*some_answers({}, found[: MOST_ANSWERS - 1]), *some_answers(every, ())]

    @app_commands.command(description=say("mitigati-declare-about"))
    @app_commands.describe(kind=say("mitigati-declare-kind"), cards=say("mitigati-declare-cards"))
    @app_commands.choices(kind=KIND_CHOICES)
    async def declare(self, interaction: Interaction, kind: str, cards: str = "") -> None:
        named = cards_of(cards)
        if cards.strip().casefold() == ALL:
            named = tuple(self.bot.door.options(interaction, self.game, kind))
        await self.bot.door.commanded(interaction, self.game, " ".join((kind, *named)))

    @declare.autocomplete("cards")
    async def _shown(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """All that could be shown, or what is typed and one card more."""
        kind = str(interaction.namespace.kind)
        cards = self.bot.door.options(interaction, self.game, kind) if kind in KINDS else ()
        whole, _, begun = typed.rstrip().rpartition(",") if "," in typed else ("", "", typed)
        chosen = tuple(card for card in cards_of(whole) if card in cards)
        more = [
            (*chosen, card)
            for card in cards
            if card not in chosen and _begins(card, begun.strip().casefold())
        ]
        answers = [app_commands.Choice(name=_listed(some)[:MOST_VALUE], value=_typed(some)) for some in more]
        if cards and ALL.startswith(typed.strip().casefold()):
            every = words()("mitigati-cards-all", cards=_listed(cards))
            answers.insert(0, app_commands.Choice(name=every[:MOST_VALUE], value=ALL))
        return answers[:MOST_ANSWERS]

    @app_commands.command(description=say("mitigati-done-about"))
    async def done(self, interaction: Interaction) -> None:
        await self.act(interaction, DONE)

    @app_commands.command(description=say("mitigati-play-about"))
    @app_commands.describe(card=say("mitigati-play-option"))
    async def play(self, interaction: Interaction, card: str) -> None:
        await self.act(interaction, "play", card)

    @play.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.answers(interaction, "play", typed)

    @app_commands.command(name="rules", description=say("mitigati-rules-about"))
    @app_commands.describe(topic=say("option-topic"))
    @app_commands.choices(topic=rule_topics("mitigati", TOPICS))
    async def show_rules(self, interaction: Interaction, topic: str = TOPICS[0]) -> None:
        await self.explain(interaction, topic)


def _begins(card: Card, typed: str) -> bool:
    name = words().card_name(card).casefold()
    return (
        card.casefold().startswith(typed) or typed in name or words().card(card).casefold().startswith(typed)
    )


def _listed(cards: Iterable[Card]) -> str:
    return " ".join(steps.label(card, spoken=False) for card in cards)


def _typed(cards: tuple[Card, ...]) -> str:
    """The cards as an answer that can be typed on: with a comma after each but the last."""
    return ", ".join(FOOL.lower() if card == FOOL else card for card in cards)
