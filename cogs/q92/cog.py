"""92Q in Discord: its commands, the texts of its table, and the controls of its panel."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from discord import app_commands

from bot.games.base import Event, Refusal, Seat, State
from bot.games.q92.rules import NinetyTwoQ, bids, tricks_of
from bot.games.q92.trick import became
from bot.tables.voice import Moment
from bot.words import SYMBOLS, words
from cogs.delivery.answers import answering
from cogs.kit import moments, tricks
from cogs.kit.auction import controls, tricks_begun
from cogs.kit.button_rows import buttons
from cogs.kit.commands import Bid, Play, Typed, acting, explain_rules, new_table
from cogs.kit.controls import Menu, Option, answers
from cogs.kit.game_cog import GameCog, Names, Panel, Tally, french, french_card, say
from cogs.q92 import text as q92_said
from rendering.kit.all_tricks import all_tricks
from rendering.q92 import table as pictures

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from cogs.kit.contexts import Interaction
    from cogs.kit.game_cog import Pictures
    from cogs.kit.pages import Row
    from rendering.kit.picture import Picture

TOPICS: Final = ("overview", "deal", "auction", "partners", "play", "order", "score")
GREAT: Final = {4: 11, 6: 7, 8: 6}
"""Tricks from which a bid is a high one, by number of players."""
OPENED: Final = {4: 4, 6: 2, 8: 1}
"""Most frequent opening bid in tricks, by number of players."""
Partner = app_commands.Transform[str, Typed("partners")]


class Q92Cog(GameCog[NinetyTwoQ], group_name="92q", group_description=say("q92-about")):
    game: ClassVar[type[State]] = NinetyTwoQ
    topics: ClassVar[tuple[str, ...]] = TOPICS
    pictures: ClassVar[Pictures] = pictures
    phases: ClassVar[Mapping[str, str]] = {phase: phase for phase in ("auction", "partners", "play")}

    # Texts and pictures

    tell = staticmethod(q92_said.tell)
    trick_as_text = staticmethod(q92_said.trick_as_text)
    table_as_text = staticmethod(q92_said.table_as_text)

    def asked(self, view: NinetyTwoQ, seat: Seat, so_far: str) -> str:
        return q92_said.asked(view, seat, tricks_begun(so_far))

    def hand_as_text(self, view: NinetyTwoQ, seat: Seat, _names: Names, /) -> list[str]:
        return [words()("spoken-hand", cards=tricks.held(pictures.in_hand(view, seat)))]

    def happened(self, event: Event, names: Names, /) -> str:
        if event.kind == "played" and event.words[0] != event.cards[0]:
            return q92_said.happened(event, names)
        return super().happened(event, names)

    def moments(self, events: Sequence[Event], players: int, /) -> Iterator[Moment]:
        return moments.contract(events, GREAT[players])

    def results(self, view: NinetyTwoQ, names: Names) -> list[str]:
        return [q92_said.result(number, result, names) for number, result in enumerate(view.sheet, 1)]

    def tally(self, view: NinetyTwoQ, /) -> tuple[Tally, ...]:
        if not view.sheet:
            return ()
        last = view.sheet[-1]
        return tuple(
            Tally(
                points,
                words()("picture-took", tricks=last.taken[seat]) if last.bid else "",
                last.bid if seat == last.bidder else "",
            )
            for seat, points in enumerate(last.points)
        )

    def last_trick(self, view: NinetyTwoQ, names: Names) -> str | None:
        return tricks.last_trick(view, names, q92_said.played(view))

    def rules(self, view: NinetyTwoQ | None, topic: str) -> str:
        shown = view or NinetyTwoQ.start(self.game.seats[0], {})
        return words()(f"q92-rules-{topic}", target=shown.target)

    def tricks_picture(self, view: NinetyTwoQ, names: Names, colours: int, /) -> Picture | None:
        return all_tricks(view.tricks, names, words(), pictures.tile(view.trump, colours))

    # Controls

    def controls(self, view: NinetyTwoQ, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        if view.phase == "auction":
            return self._bid_controls(view, panel)
        if view.phase == "partners":
            return self._partner_controls(view, seat, panel)
        spoken = panel.player.text_only
        playable = view.playable(seat)
        hand = pictures.in_hand(view, seat, panel.player.sorting)
        lying = [card for card in hand if card in playable]
        return tricks.card_buttons([lying], partial(self._counted, view, spoken=spoken), panel.ids)

    def _counted(self, view: NinetyTwoQ, card: str, *, spoken: bool) -> str:
        """Return a card's label, with the suit that it counts as in this trick."""
        suit = became(card, view.trick[0][1], view.trump)[1] if view.trick else card[1]
        label = self.label("play", card, spoken=spoken)
        if suit == card[1]:
            return label
        return words()("q92-counts-as", card=label, suit=suit) if spoken else f"{label} → {SYMBOLS[suit]}"

    def _bid_controls(self, view: NinetyTwoQ, panel: Panel) -> tuple[Row, ...]:
        """Return the likely bids in one tap, any other by its number."""
        every = bids(tricks_of(view.bid) + 1, view.hand_size)
        number = tricks_of(view.bid) + 1 if view.bid else OPENED[view.players]
        called = partial(self.label, "bid", spoken=panel.player.text_only)
        return controls(every, bids(number, number), panel, called, passes=True)

    def _partner_controls(self, view: NinetyTwoQ, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        others = [other for other in range(view.players) if other != seat]
        due = view.partners_due
        if due == 1:
            return buttons(
                (_promising(view, other, panel.names), panel.ids.act(f"partners {other}")) for other in others
            )
        options = tuple(Option(_promising(view, other, panel.names), str(other)) for other in others)
        asks = words()("q92-choose-partners", count=due)
        return (Menu(asks, panel.ids.act("partners"), options, due, due),)

    def spelled(
        self, view: NinetyTwoQ, seat: Seat, action: str, names: Names, /, *, spoken: bool = False
    ) -> str:
        verb, *options = action.split(" ")
        if verb != "partners":
            return super().spelled(view, seat, action, names, spoken=spoken)
        return words()("q92-your-partners", names=words().joined([names[int(option)] for option in options]))

    def read(self, verb: str, typed: str) -> str:
        return french(typed) if verb == "bid" else french_card(typed)

    async def answers(
        self, interaction: Interaction, verb: str, typed: str
    ) -> list[app_commands.Choice[Any]]:
        """Complete partners by name; the value is the seat's number, counted from 1."""
        if verb != "partners":
            return await super().answers(interaction, verb, typed)
        options = self.desk.options(interaction, self.game, verb)
        if not options:
            return []
        names = self.desk.names(self.desk.table_of(interaction, self.game))
        wanted = typed.strip().casefold()
        return answers(
            (words()("lobby-seat", number=seat + 1, name=names[seat]), str(seat + 1))
            for seat in map(int, options)
            if wanted in names[seat].casefold() or wanted == str(seat + 1)
        )

    # Commands

    new = new_table(NinetyTwoQ)

    bid = acting("bid", "bid-about", bid=("bid-option", Bid))
    pass_ = acting("pass", "pass-about")

    @app_commands.command(description=say("q92-partners-about"))
    @app_commands.describe(
        first=say("q92-partners-option"),
        second=say("q92-partners-second"),
        third=say("q92-partners-third"),
    )
    async def partners(
        self,
        interaction: Interaction,
        first: Partner,
        second: Partner = "",
        third: Partner = "",
    ) -> None:
        async with answering(interaction):
            names = self.desk.names(self.desk.table_of(interaction, self.game))
            seats = [_seat_called(typed, names) for typed in (first, second, third) if typed]
            await self.desk.act(interaction, self.game, " ".join(("partners", *map(str, seats))))

    play = acting("play", "play-about", card=("play-option", Play))

    show_rules = explain_rules(NinetyTwoQ, TOPICS)


def _promising(view: NinetyTwoQ, seat: Seat, names: Names) -> str:
    """Return a possible partner's label: name, last bid and score."""
    bids = [call for caller, call in view.calls if caller == seat and call != "pass"]
    bid = bids[-1] if bids else "none"
    return words()("q92-partner", name=names[seat], bid=bid, points=view.scores[seat])


def _seat_called(typed: str, names: Names) -> Seat:
    """Return the seat with this number, counted from 1, or with this name or its beginning."""
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
