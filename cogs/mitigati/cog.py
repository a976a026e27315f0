"""Mitigati in Discord: its commands, and the parts that make its texts and controls."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Final

from discord import app_commands

from bot.games.base import Card, Choice, Event, Seat, State
from bot.games.kit.loka import FOOL, TRUMPS
from bot.games.mitigati.declarations import DONE, KINDS
from bot.games.mitigati.rules import DISCARDS, PAR, TRICKS, Mitigati
from bot.games.mitigati.trick import PLAYERS
from bot.tables.voice import Moment
from bot.words import words
from bot.words.signs import signed
from cogs.kit import moments, tricks
from cogs.kit.commands import Play, Typed, acting, explain_rules, new_table
from cogs.kit.controls import MOST_ANSWERS, answers, uninked
from cogs.kit.game_cog import STEP, GameCog, Names, Panel, Tally, say, some_answers
from cogs.mitigati import prompts, steps
from cogs.mitigati import text as mitigati_said
from cogs.mitigati.typed import card_of, cards_of
from rendering.kit.all_tricks import all_tricks
from rendering.mitigati import table as pictures

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from cogs.kit.contexts import Interaction
    from cogs.kit.game_cog import Pictures
    from cogs.kit.pages import Row
    from rendering.kit.picture import Picture

AMOUNTS: Final = range(1, 201)
GREAT: Final = 30
"""Points from which a hand is a great one."""
Demand = app_commands.Transform[int, Typed("demand", AMOUNTS)]
Offer = app_commands.Transform[int, Typed("offer", AMOUNTS)]
TOPICS: Final = ("overview", "cards", "bargaining", "discard", "declarations", "play", "fool", "score")
KIND_CHOICES: Final = [
    app_commands.Choice(name=say(f"mitigati-kind-name-{kind}"), value=kind) for kind in KINDS
]
ALL: Final = "all"


class MitigatiCog(GameCog[Mitigati], group_name="mitigati", group_description=say("mitigati-about")):
    game: ClassVar[type[State]] = Mitigati
    topics: ClassVar[tuple[str, ...]] = TOPICS
    pictures: ClassVar[Pictures] = pictures
    phases: ClassVar[Mapping[str, str]] = {
        "bargain": "bargaining",
        "discard": "discard",
        "declare": "declarations",
        "play": "play",
    }

    # Texts and pictures

    tell = staticmethod(mitigati_said.tell)
    hand_as_text = staticmethod(mitigati_said.hand_as_text)
    table_as_text = staticmethod(mitigati_said.table_as_text)
    results = staticmethod(mitigati_said.results)
    brief = staticmethod(mitigati_said.brief)
    scores = staticmethod(mitigati_said.scores)
    asked = staticmethod(prompts.asked)
    leads_somewhere = staticmethod(steps.leads_somewhere)
    last_trick = staticmethod(tricks.last_trick)

    def title(self, view: Mitigati) -> str:
        return words()("mitigati-hand", number=view.number, hands=view.length)

    def trick_as_text(self, view: Mitigati, names: Names, /) -> list[str]:
        return tricks.as_it_lies(view, names) if view.phase == "play" else []

    def happened(self, event: Event, names: Names, /) -> str:
        if event.kind in ("said", "declared"):
            return mitigati_said.happened(event, names[event.seat])
        return super().happened(event, names)

    def shows(self, event: Event, names: Names, /) -> str:
        return mitigati_said.shows(event, names[event.seat]) if event.kind == "declared" else ""

    def moments(self, events: Sequence[Event], players: int, /) -> Iterator[Moment]:
        if events[-1].kind == "scored":
            points = [*map(int, events[-1].words)]
            if max(points) >= GREAT:
                yield Moment("made", points.index(max(points)))
            yield from moments.shut_out(events, players)
        else:
            yield from moments.last_trump(events, frozenset(TRUMPS), TRICKS)

    def tally(self, view: Mitigati, /) -> tuple[Tally, ...]:
        if not view.sheet:
            return ()
        last = view.sheet[-1]
        told = (
            ""
            if last.stopped
            else words()(
                "mitigati-picture-cards", points=cards, par=PAR, bonus=signed(bonus) if bonus else "none"
            )
            for cards, bonus in zip(last.card_points, last.bonuses, strict=True)
        )
        return tuple(Tally(points, text) for points, text in zip(last.points, told, strict=True))

    def rules(self, view: Mitigati | None, topic: str) -> str:
        shown = view or Mitigati.start(PLAYERS, {})
        return words()(f"mitigati-rules-{topic}", hands=shown.length)

    def marks(self, view: Mitigati, seat: Seat, panel: Panel) -> dict[str, Any]:
        return {"marked": steps.marked(view, seat, panel.so_far)}

    def tricks_picture(self, view: Mitigati, names: Names, colours: int, /) -> Picture | None:
        return all_tricks(view.tricks, names, words(), pictures.tile(colours))

    # Controls and typed text

    def controls(self, view: Mitigati, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        return steps.Steps(view, seat, panel).rows()

    def spelled(
        self, _view: Mitigati, _seat: Seat, action: str, _names: Names, /, *, spoken: bool = False
    ) -> str:
        return steps.spelled(action, spoken=spoken)

    def outcome(self, view: Mitigati, seat: Seat, action: str, names: Names, /) -> str:
        after = mitigati_said.settled(view, seat, action)
        return words()("mitigati-stops", points=mitigati_said.points(after, names)) if after else ""

    def read(self, verb: str, typed: str) -> str:
        return typed if verb in ("demand", "offer") else card_of(typed)

    async def answers(
        self, interaction: Interaction, verb: str, typed: str
    ) -> list[app_commands.Choice[Any]]:
        """Complete demands and offers: the legal numbers that begin with the typed one."""
        if verb not in ("demand", "offer"):
            return await super().answers(interaction, verb, typed)
        begin = re.sub(r"\D", "", typed)
        numbers = self.desk.options(interaction, self.game, verb)
        if not begin and len(numbers) > MOST_ANSWERS:
            numbers = steps.spread(numbers)
        return answers(
            (words()(f"mitigati-say-{verb}", points=int(number)), int(number))
            for number in numbers
            if number.startswith(begin)
        )

    # Commands

    new = new_table(Mitigati)

    pass_ = acting("pass", "mitigati-pass-about")
    demand = acting("demand", "mitigati-demand-about", amount=("mitigati-demand-option", Demand))
    offer = acting("offer", "mitigati-offer-about", amount=("mitigati-offer-option", Offer))
    continue_ = acting("continue", "mitigati-continue-about")

    @app_commands.command(description=say("mitigati-discard-about"))
    @app_commands.describe(
        first=say("mitigati-discard-option"),
        second=say("mitigati-discard-option"),
        third=say("mitigati-discard-option"),
    )
    async def discard(self, interaction: Interaction, first: str, second: str = "", third: str = "") -> None:
        """Discard the named cards; the panel asks for missing ones."""
        named = [text for text in (first, second, third) if text and not text.startswith(STEP)]
        action = " ".join(("discard", *map(card_of, named)))
        choice = Choice("discard", self.desk.options(interaction, self.game, "discard"))
        if len(named) < DISCARDS and choice.options and self.leads_somewhere((choice,), action):
            await self.desk.step(interaction, self.game, action)
        else:
            await self.desk.act(interaction, self.game, action)

    @discard.autocomplete("first")
    @discard.autocomplete("second")
    @discard.autocomplete("third")
    async def _discards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Complete the discards, without cards named already."""
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
            named = tuple(self.desk.options(interaction, self.game, kind))
        await self.desk.act(interaction, self.game, " ".join((kind, *named)))

    @declare.autocomplete("cards")
    async def _shown(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Complete the cards to show: all, or those typed and one more."""
        kind = str(interaction.namespace.kind)
        cards = self.desk.options(interaction, self.game, kind) if kind in KINDS else ()
        whole, _, begun = typed.rstrip().rpartition(",") if "," in typed else ("", "", typed)
        chosen = tuple(card for card in cards_of(whole) if card in cards)
        more = [
            (*chosen, card)
            for card in cards
            if card not in chosen and _begins(card, uninked(begun).strip().casefold())
        ]
        found = [(_listed(some), _typed(some)) for some in more]
        if cards and ALL.startswith(typed.strip().casefold()):
            found.insert(0, (words()("mitigati-cards-all", cards=_listed(cards)), ALL))
        return answers(found)

    done = acting(DONE, "mitigati-done-about")
    play = acting("play", "play-about", card=("mitigati-play-option", Play))
    show_rules = explain_rules(Mitigati, TOPICS)


def _begins(card: Card, typed: str) -> bool:
    name = uninked(words().card_name(card)).casefold()
    return (
        card.casefold().startswith(typed)
        or typed in name
        or uninked(words().card(card)).casefold().startswith(typed)
    )


def _listed(cards: Iterable[Card]) -> str:
    return " ".join(steps.label(card, spoken=False) for card in cards)


def _typed(cards: tuple[Card, ...]) -> str:
    """Return the cards as typed text: lower case for the Fool, with commas between them."""
    return ", ".join(FOOL.lower() if card == FOOL else card for card in cards)
