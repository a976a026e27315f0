"""92Q in Discord: its commands, what its table says, and the controls of its panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

import discord
from discord import app_commands

from bot.ai import levels
from bot.games.base import Refusal, Seat, State
from bot.games.q92.rules import NinetyTwoQ, bids, tricks_of
from bot.games.q92.trick import became
from bot.words import SYMBOLS, words
from cogs.kit.controls import Menu, Option, Press, Style
from cogs.kit.game_cog import GameCog, Names, Panel, buttons, french, say, tricks_begun
from cogs.kit.options import Match, computer_levels, rule_topics, with_clock
from cogs.q92 import text as q92_said
from cogs.table import public
from rendering.q92 import table as pictures

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.app import Toucan
    from cogs.kit.pages import Row
    from rendering.kit.picture import Picture

TOPICS: Final = ("overview", "deal", "auction", "partners", "play", "order", "score")
SIZES: Final = [app_commands.Choice(name=str(players), value=players) for players in NinetyTwoQ.seats]


class Q92Cog(GameCog[NinetyTwoQ], group_name="92q", group_description=say("q92-about")):
    game: ClassVar[type[State]] = NinetyTwoQ
    topics: ClassVar[tuple[str, ...]] = TOPICS

    # What is read

    def title(self, view: NinetyTwoQ) -> str:
        finished = len(view.sheet)
        return words()("q92-hand", number=finished if view.phase == "over" else finished + 1)

    def status(self, view: NinetyTwoQ, names: Names) -> list[str]:
        return q92_said.status(view, names)

    def asked(self, view: NinetyTwoQ, seat: Seat, so_far: str) -> str:
        return q92_said.asked(view, seat, tricks_begun(so_far))

    def spoken(self, view: NinetyTwoQ, seat: Seat | None, names: Names) -> list[str]:
        hand = () if seat is None else pictures.in_hand(view, seat)
        return q92_said.spoken(view, seat, hand, names)

    def results(self, view: NinetyTwoQ, names: Names) -> list[str]:
        return [q92_said.result(number, result, names) for number, result in enumerate(view.sheet, 1)]

    def scores(self, view: NinetyTwoQ, names: Names) -> str:
        points = (
            words()("q92-score", name=name, points=points)
            for name, points in zip(names, view.scores, strict=True)
        )
        return words()("q92-scores", scores=" · ".join(points), target=view.target)

    def last_trick(self, view: NinetyTwoQ, names: Names) -> str | None:
        return q92_said.last_trick(view, view.tricks[-1], names) if view.tricks else None

    def option(self, name: str, value: str) -> str:
        return words()(f"q92-with-{name}", value=int(value))

    def rules(self, view: NinetyTwoQ | None, topic: str) -> str:
        shown = view or NinetyTwoQ.start(self.game.seats[0], {})
        return words()(f"q92-rules-{topic}", target=shown.target)

    def topic(self, view: NinetyTwoQ) -> str:
        phases = ("auction", "partners", "play")
        return view.phase if view.phase in phases else "score" if view.sheet else "overview"

    def hand_picture(self, view: NinetyTwoQ, seat: Seat, panel: Panel) -> Picture:
        player = panel.player
        return pictures.hand(
            view, seat, words(), colours=player.colours, sorting=player.sorting, size=panel.size
        )

    def table_picture(self, view: NinetyTwoQ, names: Names, colours: int = 4, /) -> Picture:
        return pictures.table(view, names, words(), colours=colours)

    def notes(self, view: NinetyTwoQ, names: Names, /) -> list[str]:
        return q92_said.notes(view, names)

    # What is clicked

    def controls(self, view: NinetyTwoQ, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        if view.phase == "auction":
            number = tricks_begun(panel.so_far)
            return self._suit_controls(view, number, panel) if number else self._bid_controls(view, panel)
        if view.phase == "partners":
            return self._partner_controls(view, seat, panel)
        spoken = panel.player.text_only
        playable = view.playable(seat)
        hand = pictures.in_hand(view, seat, panel.player.sorting)
        return buttons(
            (self._counted(view, card, spoken=spoken), panel.ids.act(f"play {card}"))
            for card in hand
            if card in playable
        )

    def _counted(self, view: NinetyTwoQ, card: str, *, spoken: bool) -> str:
        """A card's label, with the suit that it would count as in this trick."""
        suit = became(card, view.trick[0][1], view.trump)[1] if view.trick else card[1]
        label = self.label("play", card, spoken=spoken)
        if suit == card[1]:
            return label
        return words()("q92-counts-as", card=label, suit=suit) if spoken else f"{label} → {SYMBOLS[suit]}"

    def _bid_controls(self, view: NinetyTwoQ, panel: Panel) -> tuple[Row, ...]:
        """The least bid that beats the highest in one tap; for others the number comes first."""
        say = words()
        row, least = [], 1
        if view.bid:
            least = tricks_of(view.bid) + 1
            row = [*self._bids(bids(least, least), panel)]
            least += 1
        rows: list[Row] = []
        if numbers := range(least, view.hand_size + 1):
            options = tuple(Option(say("q92-tricks", tricks=number), str(number)) for number in numbers)
            asks = say("q92-higher" if view.bid else "q92-how-many")
            rows.append(Menu(asks, panel.ids.narrow("bid"), options))
        return (*rows, (*row, _pass(panel)))

    def _suit_controls(self, view: NinetyTwoQ, number: int, panel: Panel) -> tuple[Row, ...]:
        some = [bid for bid in bids(number, number) if tricks_of(view.bid) < number <= view.hand_size]
        back = Press(words()("q92-other-number"), panel.ids.back())
        suits = tuple(self._bids(some, panel))
        return (*((suits,) if suits else ()), (back, _pass(panel)))

    def _bids(self, some: Iterable[str], panel: Panel) -> Iterable[Press]:
        spoken = panel.player.text_only
        return (
            Press(self.label("bid", bid, spoken=spoken), panel.ids.act(f"bid {bid}"), Style.primary)
            for bid in some
        )

    def _partner_controls(self, view: NinetyTwoQ, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        others = [other for other in range(view.players) if other != seat]
        due = view.partners_due
        if due == 1:
            return buttons((panel.names[other], panel.ids.act(f"partners {other}")) for other in others)
        options = tuple(Option(panel.names[other], str(other)) for other in others)
        asks = words()("q92-choose-partners", count=due)
        return (Menu(asks, panel.ids.choose("partners"), options, due, due),)

    def spelled(self, action: str, names: Names, *, spoken: bool = False) -> str:
        verb, *options = action.split(" ")
        if verb != "partners":
            return super().spelled(action, names, spoken=spoken)
        return words()("q92-your-partners", names=public.joined([names[int(option)] for option in options]))

    def called(self, verb: str, option: str, /, *, spoken: bool = False) -> str:
        if verb != "bid" or not spoken:
            return super().called(verb, option, spoken=spoken)
        return words().bid_name(option)

    def steps_to(self, verb: str, options: Sequence[str], /) -> Mapping[str, str]:
        """By the number of tricks: of the cards of a hand there are never too many."""
        numbers = dict.fromkeys(map(tricks_of, options)) if verb == "bid" else {}
        return {words()("q92-tricks", tricks=number): f"bid {number}" for number in numbers}

    def read(self, verb: str, typed: str) -> str:
        text = french(typed)
        return text if verb == "bid" else text.replace("10", "T")

    # Commands

    @app_commands.command(description=say("q92-new-about"))
    @app_commands.describe(
        players=say("q92-option-players"),
        target=say("q92-option-target"),
        computers=say("option-computers"),
        level=say("option-level"),
    )
    @app_commands.choices(players=SIZES)
    @app_commands.choices(level=computer_levels("92q"))
    @app_commands.describe(deal=say("option-deal"))
    @with_clock
    async def new(
        self,
        interaction: discord.Interaction[Toucan],
        players: int = NinetyTwoQ.seats[0],
        target: app_commands.Range[int, 1, 999] = 92,
        computers: app_commands.Range[int, 0, 7] = 0,
        level: str = levels("92q")[-1],
        clock: str | None = None,
        deal: Match | None = None,
    ) -> None:
        options = {"target": str(target)}
        await self.bot.lobby.open(interaction, self.game, players, options, computers, level, clock, deal)

    @app_commands.command(description=say("q92-bid-about"))
    @app_commands.describe(bid=say("q92-bid-option"))
    async def bid(self, interaction: discord.Interaction[Toucan], bid: str) -> None:
        await self.act(interaction, "bid", bid)

    @bid.autocomplete("bid")
    async def _bid_answers(
        self, interaction: discord.Interaction[Toucan], typed: str
    ) -> list[app_commands.Choice[str]]:
        return await self.answers(interaction, "bid", typed)

    @app_commands.command(name="pass", description=say("q92-pass-about"))
    async def pass_(self, interaction: discord.Interaction[Toucan]) -> None:
        await self.act(interaction, "pass")

    @app_commands.command(description=say("q92-partners-about"))
    @app_commands.describe(
        first=say("q92-partners-option"),
        second=say("q92-partners-second"),
        third=say("q92-partners-third"),
    )
    async def partners(
        self,
        interaction: discord.Interaction[Toucan],
        first: str,
        second: str = "",
        third: str = "",
    ) -> None:
        door = self.bot.door
        async with door.answering(interaction):
            names = public.plain_names(door.table_of(interaction, self.game))
            seats = [_seat_called(typed, names) for typed in (first, second, third) if typed]
            await door.commanded(interaction, self.game, " ".join(("partners", *map(str, seats))))

    @partners.autocomplete("first")
    @partners.autocomplete("second")
    @partners.autocomplete("third")
    async def _partner_answers(
        self, interaction: discord.Interaction[Toucan], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Who can be chosen, by name; the value is the seat's number as players count."""
        options = self.bot.door.options(interaction, self.game, "partners")
        if not options:
            return []
        names = public.plain_names(self.bot.door.table_here(interaction))
        wanted = typed.strip().casefold()
        return [
            app_commands.Choice(
                name=words()("lobby-seat", number=seat + 1, name=names[seat]), value=str(seat + 1)
            )
            for seat in map(int, options)
            if wanted in names[seat].casefold() or wanted == str(seat + 1)
        ]

    @app_commands.command(description=say("q92-play-about"))
    @app_commands.describe(card=say("q92-play-option"))
    async def play(self, interaction: discord.Interaction[Toucan], card: str) -> None:
        await self.act(interaction, "play", card)

    @play.autocomplete("card")
    async def _cards(
        self, interaction: discord.Interaction[Toucan], typed: str
    ) -> list[app_commands.Choice[str]]:
        return await self.answers(interaction, "play", typed)

    @app_commands.command(name="rules", description=say("q92-rules-about"))
    @app_commands.describe(topic=say("option-topic"))
    @app_commands.choices(topic=rule_topics("q92", TOPICS))
    async def show_rules(self, interaction: discord.Interaction[Toucan], topic: str = TOPICS[0]) -> None:
        await self.explain(interaction, topic)


def _pass(panel: Panel) -> Press:
    return Press(words()("q92-pass"), panel.ids.act("pass"))


def _seat_called(typed: str, names: Names) -> Seat:
    """The seat with this number, as players count, or with this name or the beginning of it."""
    wanted = typed.strip().casefold()
    numbers = {str(seat + 1): seat for seat in range(len(names))}
    if wanted in numbers:
        return numbers[wanted]
    folded = [name.casefold() for name in names]
    for found in (
        [seat for seat, name in enumerate(folded) if name == wanted],
        [seat for seat, name in enumerate(folded) if name.startswith(wanted)],
    ):
        if len(found) == 1:
            return found[0]
    raise Refusal("q92-nobody-called", name=typed)
