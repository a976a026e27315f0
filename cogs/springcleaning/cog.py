"""Spring Cleaning in Discord: its commands, and the interpretation of typed text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Final

from discord import app_commands

from bot.games.base import NATURE, Card, Event, Seat, State, hand_number
from bot.games.springcleaning.combinations import COPIES
from bot.games.springcleaning.rules import DEALT, MAX_TURNS, SpringCleaning
from bot.games.springcleaning.scores import TOO_MUCH
from bot.tables.voice import Moment
from bot.words import heard, words
from cogs.delivery.answers import answering
from cogs.kit.commands import Play, Typed, acting, explain_rules, new_table
from cogs.kit.controls import MOST_ANSWERS
from cogs.kit.game_cog import STEP, GameCog, Names, Panel, Tally, say, some_answers
from cogs.springcleaning import (
    narration,
    places,
)
from cogs.springcleaning import (
    steps as springcleaning_steps,
)
from cogs.springcleaning import (
    text as springcleaning_said,
)
from cogs.springcleaning import (
    typed as springcleaning_typed,
)
from rendering.springcleaning import table as pictures
from rendering.springcleaning.names import card_at, joined

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.tables.table import Table
    from cogs.kit.contexts import Interaction
    from rendering.kit.board import Faces
    from rendering.kit.picture import Picture

Offered = app_commands.Transform[str, Typed("offer")]
Source = app_commands.Transform[str, Typed("draw")]
Gap = app_commands.Transform[str, Typed("insert")]
Order = app_commands.Transform[str, Typed("arrange")]
TOPICS: Final = ("overview", "combinations", "turn", "offers", "pickup", "end")

_PLACE: Final = re.compile(r"h[0-9]+|[0-4]\.[1-9]")
"""Place of one card: in the hand, or in an Offer."""


class SpringCleaningCog(
    GameCog[SpringCleaning], group_name="springcleaning", group_description=say("springcleaning-about")
):
    game: ClassVar[type[State]] = SpringCleaning
    topics: ClassVar[tuple[str, ...]] = TOPICS
    lying: ClassVar[frozenset[str]] = frozenset()
    beats = True
    deal = "round"
    phases: ClassVar[Mapping[str, str]] = {
        "opening": "offers",
        "insert": "turn",
        "offer": "turn",
        "arrange": "pickup",
    }

    # Texts and pictures

    tell = staticmethod(springcleaning_said.tell)
    asked = staticmethod(springcleaning_said.asked)
    trick_as_text = staticmethod(springcleaning_said.trick_as_text)
    spoken = staticmethod(springcleaning_said.spoken)
    hand_as_text = staticmethod(springcleaning_said.hand_as_text)
    table_as_text = staticmethod(springcleaning_said.table_as_text)
    happened = staticmethod(springcleaning_said.happened)
    scores = staticmethod(springcleaning_said.scores)
    last_trick = staticmethod(springcleaning_said.last_trick)
    controls = staticmethod(springcleaning_steps.controls)
    leads_somewhere = staticmethod(springcleaning_steps.leads_somewhere)
    spelled = staticmethod(narration.told)
    read = staticmethod(springcleaning_typed.read)

    def title(self, view: SpringCleaning) -> str:
        return words()("springcleaning-round", number=hand_number(view))

    def plays(self, trick: Sequence[Event], /) -> list[str]:
        return [joined(play.cards) for play in trick]

    def moments(self, events: Sequence[Event], _players: int, /) -> Iterable[Moment]:
        last = events[-1]
        return (Moment("made", last.seat),) if last.kind == "scored" and last.seat != NATURE else ()

    def tells_draw(self, view: SpringCleaning, /) -> bool:
        return view.phase != "insert"

    def shows(self, event: Event, names: Names, /) -> str:
        taken = event.kind == "took" and event.words
        return springcleaning_said.happened(event, names) if taken else ""

    def results(self, view: SpringCleaning, names: Names) -> list[str]:
        return [springcleaning_said.result(number, one, names) for number, one in enumerate(view.sheet, 1)]

    def ended(self, view: SpringCleaning, names: Names, /) -> list[str]:
        return [springcleaning_said.ended(len(view.sheet), one, names) for one in view.sheet[-1:]]

    def points(self, view: SpringCleaning, /) -> list[tuple[int, ...]]:
        return [result.trash for result in view.sheet]

    def peak(self, view: SpringCleaning, names: Names, /) -> str:
        return springcleaning_said.most_left(view.sheet, names) or super().peak(view, names)

    def tie(self, view: SpringCleaning, /) -> str:
        best = view.scores[view.winners[0]]
        return (
            words()("springcleaning-tie", trash=best) if view.scores.count(best) > len(view.winners) else ""
        )

    def tally(self, view: SpringCleaning, /) -> tuple[Tally, ...]:
        if not view.sheet:
            return ()
        last = view.sheet[-1]
        return tuple(
            Tally(trash, words()("springcleaning-picture-left", cards=left))
            for trash, left in zip(last.trash, last.left, strict=True)
        )

    def total(self, score: int) -> str:
        return words()("springcleaning-picture-trash", trash=score)

    def rules(self, view: SpringCleaning | None, topic: str) -> str:
        # Without a table, the numbers for every size are told.
        players = (view.players,) if view else SpringCleaning.seats
        return words()(
            f"springcleaning-rules-{topic}",
            dealt="/".join(str(DEALT[size]) for size in players),
            trash="/".join(str(TOO_MUCH[size]) for size in players),
            sizes="/".join(map(str, players)),
            copies=COPIES,
            turns=MAX_TURNS,
        )

    def topic(self, view: SpringCleaning) -> str:
        if view.phase == "play":
            return "turn" if view.trick else "combinations"
        return super().topic(view)

    def hand_picture(self, view: SpringCleaning, seat: Seat, panel: Panel) -> Picture:
        useful, chosen = springcleaning_steps.marked(view, seat, panel.so_far)
        order = places.arranged(view.offers[seat], panel.so_far)[0]
        return pictures.hand(
            view,
            seat,
            panel.names,
            words(),
            useful=useful,
            chosen=chosen,
            order=order,
            size=panel.size,
            faces=panel.faces,
            pins=panel.pins,
        )

    def panel_picture(self, view: SpringCleaning, seat: Seat, panel: Panel) -> Picture:
        return self.hand_picture(view, seat, panel)

    def table_picture(
        self,
        view: SpringCleaning,
        names: Names,
        _colours: int = 4,
        faces: Faces = (),
        reader: Seat | None = None,
        /,
    ) -> Picture:
        return pictures.table(view, names, words(), faces=faces, reader=reader)

    # Controls

    def face(self, view: SpringCleaning, seat: Seat, steps: str, option: str, /) -> Card | None:
        """Return the card at the option's place, if it is a single card; combinations have no emoji."""
        one = steps in ("play", "draw", "offer") and _PLACE.fullmatch(option)
        return card_at(option, view.hands[seat]) if one else None

    # Typed text

    async def answers(
        self, interaction: Interaction, verb: str, typed: str
    ) -> list[app_commands.Choice[Any]]:
        """Return the option that is typed by its place, or else those that the text may be about."""
        table = self.desk.table(interaction)
        options = self.desk.options(interaction, self.game, verb)
        seat = table.seat_of(interaction.user.id) if table else None
        if table is None or seat is None or not options:
            return []
        # A number is rather a card than a place.
        exact = "" if typed.isdecimal() else self.read(verb, typed)
        if exact in options:
            found = self._named(table, seat, verb, (exact,), typed)
            return some_answers({}, ((option, name) for name, option in found))
        hand = table.state.view(seat).hands[seat]
        found = [
            (option, name)
            for name, option in self._named(table, seat, verb, options, typed)
            if verb == "arrange" or springcleaning_typed.begun(hand, option, name, typed)
        ]
        if len(found) <= MOST_ANSWERS and len(options) <= springcleaning_typed.READ:
            return some_answers({}, found)
        steps = springcleaning_steps.ahead(table.state.view(seat), seat, verb, self.desk.names(table))
        listed = (
            found
            if springcleaning_typed.plain(typed) or verb == "arrange"
            else [one for one in found if one[0] == "deck"]
        )
        return some_answers(steps, listed)

    def _named(
        self, table: Table, seat: Seat, verb: str, options: Sequence[str], typed: str
    ) -> Iterable[tuple[str, str]]:
        view: SpringCleaning = table.state.view(seat)
        hand, names = view.hands[seat], self.desk.names(table)
        match verb:
            case "play":
                return springcleaning_steps.labels(
                    hand, options[: springcleaning_typed.READ], names, spoken=heard()
                )
            case "draw":
                return [(springcleaning_steps.source_name(one, names, view), one) for one in options]
            case "insert":
                return places.gap_names(hand, map(int, options), spoken=heard())
            case "arrange":
                return [(order, order) for order in springcleaning_typed.orders(view.offers[seat], typed)]
        return [(places.place_name(hand, int(one[1:])), one) for one in options]

    async def _lay(self, interaction: Interaction, typed: str) -> None:
        """Play the typed combination."""
        async with answering(interaction):
            table = self.desk.table(interaction)
            seat = table.seat_of(interaction.user.id) if table else None
            options = self.desk.options(interaction, self.game, "play")
            if table and seat is not None and options and not typed.startswith(STEP):
                hand, names = table.state.view(seat).hands[seat], self.desk.names(table)
                typed = springcleaning_typed.combination(hand, options, names, typed)
            await self.act(interaction, "play", typed)

    # Commands

    new = new_table(SpringCleaning)

    offer = acting("offer", "springcleaning-offer-about", card=("springcleaning-offer-option", Offered))

    @app_commands.command(description=say("springcleaning-play-about"))
    @app_commands.describe(cards=say("springcleaning-play-option"))
    async def play(self, interaction: Interaction, cards: Play) -> None:
        await self._lay(interaction, cards)

    @app_commands.command(description=say("springcleaning-draw-about"))
    @app_commands.describe(source=say("springcleaning-draw-option"))
    async def draw(self, interaction: Interaction, source: Source = "deck") -> None:
        await self.act(interaction, "draw", source)

    insert = acting("insert", "springcleaning-insert-about", gap=("springcleaning-insert-option", Gap))
    arrange = acting(
        "arrange", "springcleaning-arrange-about", cards=("springcleaning-arrange-option", Order)
    )
    pass_ = acting("pass", "springcleaning-pass-about")
    show_rules = explain_rules(SpringCleaning, TOPICS)
