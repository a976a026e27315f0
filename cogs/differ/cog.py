"""Differ in Discord: its commands, what its table says, and the controls of its panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

import discord
from discord import app_commands

from bot.ai import levels
from bot.games.base import Seat, State
from bot.games.differ.rules import NO_TRUMP, Differ, bids, tricks_of
from bot.words import words
from cogs.differ import text as differ_said
from cogs.kit.controls import Menu, Option, Style
from cogs.kit.game_cog import GameCog, Names, Panel, buttons, french, say, tricks_begun
from cogs.kit.options import Match, computer_levels, rule_topics, with_clock
from rendering.differ import table as pictures
from rendering.kit.sorting import arranged

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.app import Toucan
    from cogs.kit.ids import Id
    from cogs.kit.pages import Row
    from rendering.kit.picture import Picture


PLACES: Final = ("first", "second", "third", "fourth")
SUIT_ORDERS: Final = [
    app_commands.Choice(name=say("suit-order", **dict(zip(PLACES, order, strict=True))), value=order)
    for order in next(option.values for option in Differ.options if option.name == "suits")
]
TOPICS: Final = ("overview", "deal", "auction", "play", "refill", "score")


class DifferCog(GameCog[Differ], group_name="differ", group_description=say("differ-about")):
    game: ClassVar[type[State]] = Differ
    topics: ClassVar[tuple[str, ...]] = TOPICS

    # What is read

    def title(self, view: Differ) -> str:
        finished = len(view.sheet)
        return words()("differ-hand", number=finished if view.phase == "over" else finished + 1)

    def status(self, view: Differ, names: Names) -> list[str]:
        say = words()
        lines = []
        if view.phase == "auction":
            if view.bid:
                lines.append(say("differ-high-bid", bid=view.bid, name=names[view.differ]))
            else:
                lines.append(say("differ-nobody-bid"))
            if view.calls:
                lines.append(say("differ-calls", calls=" · ".join(differ_said.calls(view, names))))
        elif view.phase == "play":
            lines += differ_said.course(view, names)
        return lines

    def notes(self, view: Differ, names: Names, /) -> list[str]:
        return differ_said.course(view, names) if view.phase == "play" else []

    def asked(self, view: Differ, seat: Seat, so_far: str) -> str:
        say = words()
        if view.phase == "auction":
            if number := tricks_begun(so_far):
                return say("differ-ask-suit", tricks=number)
            return say("differ-ask-bid", bid=view.bid) if view.bid else say("differ-ask-open")
        if not view.trick:
            return say("differ-ask-lead")
        led = view.trick[0][1]
        follows = view.playable(seat)[0][1] == led
        return say("differ-ask-follow" if follows else "differ-ask-discard", suit=led)

    def spoken(self, view: Differ, seat: Seat | None, names: Names) -> list[str]:
        return differ_said.spoken(view, seat, names)

    def results(self, view: Differ, names: Names) -> list[str]:
        return [differ_said.result(number, one, names) for number, one in enumerate(view.sheet, 1)]

    def scores(self, view: Differ, names: Names) -> str:
        points = (
            words()("differ-score", name=name, points=points)
            for name, points in zip(names, view.scores, strict=True)
        )
        return words()("differ-scores", scores=" · ".join(points), target=view.target)

    def last_trick(self, view: Differ, names: Names) -> str | None:
        return differ_said.trick(view.tricks[-1], names) if view.tricks else None

    def option(self, name: str, value: str) -> str:
        shown = _order(value) if name == "suits" else int(value) if name == "target" else value
        return words()(f"differ-with-{name}", value=shown)

    def rules(self, view: Differ | None, topic: str) -> str:
        shown = view or Differ.start(4, {})
        return words()(
            f"differ-rules-{topic}",
            target=shown.target,
            suits=_order(shown.order.removesuffix(NO_TRUMP)),
            no_trump="yes" if NO_TRUMP in shown.order else "no",
        )

    def topic(self, view: Differ) -> str:
        return view.phase if view.phase in ("auction", "play") else "score" if view.sheet else "overview"

    def hand_picture(self, view: Differ, seat: Seat, panel: Panel) -> Picture:
        player = panel.player
        return pictures.hand(
            view, seat, words(), colours=player.colours, sorting=player.sorting, size=panel.size
        )

    def table_picture(self, view: Differ, names: Names, colours: int = 4, /) -> Picture:
        return pictures.table(view, names, words(), colours=colours)

    # What is clicked

    def controls(self, view: Differ, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        if view.phase == "auction":
            return self._bid_controls(view, panel)
        # As they lie in the picture: the hand, then the face-up cards.
        groups, playable = (view.hands[seat], view.face_up[seat]), view.playable(seat)
        lying = [card for group in groups for card in arranged(group, panel.player.sorting)]
        spoken = panel.player.text_only
        return buttons(
            (self.label("play", card, spoken=spoken), panel.ids.act(f"play {card}"))
            for card in lying
            if card in playable
        )

    def _bid_controls(self, view: Differ, panel: Panel) -> tuple[Row, ...]:
        """First the number, then the suit: the bids are more than a select may hold."""
        say = words()
        every = bids(view.order)
        higher = every[every.index(view.bid) + 1 :] if view.bid else every
        last: list[tuple[str, Id]] = []
        if view.bid:
            last.append((say("differ-pass"), panel.ids.act("pass")))
        if begun := tricks_begun(panel.so_far):
            suits = [bid for bid in higher if tricks_of(bid) == begun]
            spoken = panel.player.text_only
            chosen = [(self.label("bid", bid, spoken=spoken), panel.ids.act(f"bid {bid}")) for bid in suits]
            last.insert(0, (say("differ-other-number"), panel.ids.back()))
            return (*buttons(chosen), *buttons(last, style=Style.secondary))
        numbers = dict.fromkeys(tricks_of(bid) for bid in higher)
        options = tuple(Option(say("differ-tricks", tricks=number), str(number)) for number in numbers)
        menu = Menu(say("differ-how-many"), panel.ids.narrow("bid"), options)
        return (menu, *buttons(last, style=Style.secondary))

    def called(self, verb: str, option: str, /, *, spoken: bool = False) -> str:
        if verb != "bid" or not spoken:
            return super().called(verb, option, spoken=spoken)
        return words().bid_name(option)

    def steps_to(self, verb: str, options: Sequence[str], /) -> Mapping[str, str]:
        """By the number of tricks: of the cards of a hand there are never too many."""
        numbers = dict.fromkeys(map(tricks_of, options)) if verb == "bid" else {}
        return {words()("differ-tricks", tricks=number): f"bid {number}" for number in numbers}

    def read(self, verb: str, typed: str) -> str:
        text = french(typed)
        return text.replace("NT", "N") if verb == "bid" else text.replace("10", "T")

    # Commands

    @app_commands.command(description=say("differ-new-about"))
    @app_commands.describe(
        no_trump=say("differ-option-no-trump"),
        suits=say("differ-option-suits"),
        target=say("differ-option-target"),
        computers=say("option-computers"),
        level=say("option-level"),
    )
    @app_commands.choices(level=computer_levels("differ"), suits=SUIT_ORDERS)
    @app_commands.describe(deal=say("option-deal"))
    @with_clock
    async def new(
        self,
        interaction: discord.Interaction[Toucan],
        no_trump: bool = False,
        suits: str = "CDHS",
        target: app_commands.Range[int, 1, 999] = 18,
        computers: app_commands.Range[int, 0, 3] = 0,
        level: str = levels("differ")[-1],
        clock: str | None = None,
        deal: Match | None = None,
    ) -> None:
        options = {"no_trump": "yes" if no_trump else "no", "suits": suits, "target": str(target)}
        await self.bot.lobby.open(interaction, self.game, 4, options, computers, level, clock, deal)

    @app_commands.command(description=say("differ-bid-about"))
    @app_commands.describe(bid=say("differ-bid-option"))
    async def bid(self, interaction: discord.Interaction[Toucan], bid: str) -> None:
        await self.act(interaction, "bid", bid)

    @bid.autocomplete("bid")
    async def _bids(
        self, interaction: discord.Interaction[Toucan], typed: str
    ) -> list[app_commands.Choice[str]]:
        return await self.answers(interaction, "bid", typed)

    @app_commands.command(name="pass", description=say("differ-pass-about"))
    async def pass_(self, interaction: discord.Interaction[Toucan]) -> None:
        await self.act(interaction, "pass")

    @app_commands.command(description=say("differ-play-about"))
    @app_commands.describe(card=say("differ-play-option"))
    async def play(self, interaction: discord.Interaction[Toucan], card: str) -> None:
        await self.act(interaction, "play", card)

    @play.autocomplete("card")
    async def _cards(
        self, interaction: discord.Interaction[Toucan], typed: str
    ) -> list[app_commands.Choice[str]]:
        return await self.answers(interaction, "play", typed)

    @app_commands.command(name="rules", description=say("differ-rules-about"))
    @app_commands.describe(topic=say("option-topic"))
    @app_commands.choices(topic=rule_topics("differ", TOPICS))
    async def show_rules(self, interaction: discord.Interaction[Toucan], topic: str = TOPICS[0]) -> None:
        await self.explain(interaction, topic)


def _order(suits: str) -> str:
    return words()("suit-order", **dict(zip(PLACES, suits, strict=True)))
