"""Differ in Discord: its commands, the texts of its table, and the controls of its panel."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, ClassVar, Final

from discord import app_commands

from bot.games.base import Event, Seat, State
from bot.games.differ.rules import NO_TRUMP, TRICKS, Differ, bids, trump_of
from bot.games.kit.french import FRENCH
from bot.tables.voice import Moment
from bot.words import words
from cogs.differ import text as differ_said
from cogs.kit import moments, tricks
from cogs.kit.auction import auction, contract, controls, tricks_begun
from cogs.kit.commands import Bid, Play, acting, explain_rules, new_table
from cogs.kit.game_cog import GameCog, Names, Panel, Pictures, Tally, french, french_card, say
from cogs.kit.telling import Told, Where
from rendering.differ import table as pictures
from rendering.kit.all_tricks import all_tricks
from rendering.kit.sorting import arranged

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.games.base import Card
    from cogs.kit.pages import Row
    from rendering.kit.picture import Picture

PLACES: Final = ("first", "second", "third", "fourth")
SUIT_ORDERS: Final = [
    app_commands.Choice(name=say("suit-order", **dict(zip(PLACES, order, strict=True))), value=order)
    for order in next(option.values for option in Differ.options if option.name == "suits")
]
GREAT: Final = 8
"""Tricks from which a bid is a high one."""
NEWEST: Final = 8
"""Calls that a listener hears at once where no news tell them."""
TOPICS: Final = ("overview", "deal", "auction", "play", "refill", "score")


class DifferCog(GameCog[Differ], group_name="differ", group_description=say("differ-about")):
    game: ClassVar[type[State]] = Differ
    topics: ClassVar[tuple[str, ...]] = TOPICS
    pictures: ClassVar[Pictures] = pictures

    # Texts and pictures

    table_as_text = staticmethod(differ_said.table_as_text)
    trick_as_text = staticmethod(tricks.as_it_lies)
    last_trick = staticmethod(tricks.last_trick)

    def tell(self, view: Differ, names: Names, _shown: Differ | None, /) -> Iterator[Told]:
        if view.phase == "auction":
            # Only the newest call of each seat, as in the picture: a message has no room for all, up to 64.
            for line in auction(view.bid, view.differ, dict(view.calls).items(), names):
                yield Told(line, Where.PUBLIC | Where.LATE)
            # By ear each call needs its order.
            high, *made = auction(view.bid, view.differ, view.calls[-NEWEST:], names)
            yield Told(high, Where.WHOLE | Where.UNASKED)
            yield from (Told(line, Where.WHOLE) for line in made)
        elif view.phase == "play":
            # The picture shows each player's cards and progress.
            yield Told(differ_said.contract(view, names), Where.PUBLIC | Where.HAND)
            spoken = contract(view.bid, [names[view.differ]], view.taken[view.differ])
            yield from (Told(line, Where.SPOKEN) for line in spoken)
            yield from tricks.tell(view, names)

    def asked(self, view: Differ, seat: Seat, so_far: str) -> str:
        say = words()
        if view.phase == "auction":
            if number := tricks_begun(so_far):
                return say("differ-ask-suit", tricks=number)
            return say("differ-ask-bid", bid=view.bid) if view.bid else say("differ-ask-open")
        return tricks.asked_card(view.trick, view.playable(seat))

    def hand_as_text(self, view: Differ, seat: Seat, _names: Names, /) -> list[str]:
        return [
            words()("spoken-hand", cards=tricks.held(arranged(view.hands[seat]))),
            words()("differ-picture-face-up", cards=tricks.held(arranged(view.face_up[seat]))),
        ]

    def moments(self, events: Sequence[Event], players: int, /) -> Iterator[Moment]:
        yield from moments.contract(events, GREAT)
        if events[-1].kind == "scored":
            yield from moments.shut_out(events, players)
        elif events[-1].kind == "played":
            bid = next(event.words[0] for event in events if event.kind == "differ")
            yield from moments.last_trump(events, _trumps(bid), TRICKS)

    def results(self, view: Differ, names: Names) -> list[str]:
        return [differ_said.result(number, one, names) for number, one in enumerate(view.sheet, 1)]

    def highlight(self, view: Differ, names: Names, /) -> str:
        return differ_said.missed_win(view, names) or super().highlight(view, names)

    def tally(self, view: Differ, /) -> tuple[Tally, ...]:
        if not view.sheet:
            return ()
        last = view.sheet[-1]
        took = words()("picture-took", tricks=last.taken)
        return tuple(
            Tally(points, took, last.bid) if seat == last.differ else Tally(points)
            for seat, points in enumerate(last.points)
        )

    def option(self, name: str, value: str) -> str:
        return super().option(name, _order(value) if name == "suits" else value)

    def rules(self, view: Differ | None, topic: str) -> str:
        shown = view or Differ.start(4, {})
        return words()(
            f"differ-rules-{topic}",
            target=shown.target,
            suits=_order(shown.order.removesuffix(NO_TRUMP)),
            no_trump="yes" if NO_TRUMP in shown.order else "no",
        )

    def tricks_picture(self, view: Differ, names: Names, colours: int, /) -> Picture | None:
        return all_tricks(view.tricks, names, words(), pictures.tile(colours))

    # Controls

    def controls(self, view: Differ, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        if view.phase == "auction":
            return self._bid_controls(view, panel)
        # In the picture's order: the hand, then the face-up cards.
        playable = view.playable(seat)
        lying = (arranged(cards, panel.player.sorting) for cards in (view.hands[seat], view.face_up[seat]))
        sections = [[card for card in cards if card in playable] for cards in lying]
        return tricks.card_buttons(sections, self.card_label(panel), panel.ids)

    def _bid_controls(self, view: Differ, panel: Panel) -> tuple[Row, ...]:
        """Return the least bid in each suit in one tap, any other by its number."""
        every = bids(view.order)
        higher = every[every.index(view.bid) + 1 :] if view.bid else every
        # The dict keeps the last bid of each suit, which is the lowest.
        least = sorted({bid[-1]: bid for bid in reversed(higher)}.values(), key=higher.index)
        called = partial(self.label, "bid", spoken=panel.player.text_only)
        return controls(higher, least, panel, called, passes=bool(view.bid))

    def read(self, verb: str, typed: str) -> str:
        return french(typed).replace("NT", "N") if verb == "bid" else french_card(typed)

    # Commands

    new = new_table(Differ, suits=SUIT_ORDERS)

    bid = acting("bid", "bid-about", bid=("bid-option", Bid))
    pass_ = acting("pass", "pass-about")
    play = acting("play", "differ-play-about", card=("play-option", Play))
    show_rules = explain_rules(Differ, TOPICS)


def _order(suits: str) -> str:
    return words()("suit-order", **dict(zip(PLACES, suits, strict=True)))


@cache
def _trumps(bid: str) -> frozenset[Card]:
    return frozenset(card for card in FRENCH if card[1] == trump_of(bid))
