"""The cog of a plain game of tricks: what lies on the table is told here, what is called by the game."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, TypeVar

from bot.games.kit.plain import PlainTricks
from bot.words import words
from cogs.kit import tricks
from cogs.kit.button_rows import MOST_BESIDE, buttons
from cogs.kit.controls import Menu, Option
from cogs.kit.game_cog import GameCog, Tally, french_card
from cogs.kit.telling import STATE, Told, Where
from rendering.kit.all_tricks import all_tricks
from rendering.kit.sorting import arranged
from rendering.plain import small

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.base import Event, Seat
    from cogs.kit.game_cog import Names, Panel
    from cogs.kit.pages import Row
    from rendering.kit.picture import Picture

G = TypeVar("G", bound=PlainTricks)


class PlainCog(GameCog[G]):
    """A game in which a number is called before the tricks; its keys are those of the other games."""

    topics: ClassVar[tuple[str, ...]] = ("overview", "deal", "auction", "play", "score")

    @abstractmethod
    def state(self, view: G, names: Names, /) -> str:
        """Return a line on what is trumps and what was called."""

    @abstractmethod
    def seat_as_text(self, view: G, seat: Seat, name: str, /) -> str:
        """Return what is known of a seat."""

    @abstractmethod
    def asked_call(self, view: G, seat: Seat, /) -> str:
        """Ask for a call."""

    def tell(self, view: G, names: Names, _shown: G | None, /) -> Iterator[Told]:
        if view.phase in ("auction", "play"):
            yield Told(self.state(view, names), STATE | Where.HAND)
        if view.phase == "play":
            yield from tricks.tell(view, names)

    def asked(self, view: G, seat: Seat, _so_far: str) -> str:
        if view.phase != "play":
            return self.asked_call(view, seat)
        return tricks.asked_card(view.trick, view.playable(seat))

    def trick_as_text(self, view: G, names: Names, /) -> list[str]:
        return tricks.as_it_lies(view, names)

    def hand_as_text(self, view: G, seat: Seat, _names: Names, /) -> list[str]:
        return [words()("spoken-hand", cards=tricks.named(view.held(seat)))]

    def table_as_text(self, view: G, _seat: Seat | None, names: Names, /) -> list[str]:
        seats = (self.seat_as_text(view, seat, name) for seat, name in enumerate(names))
        return [*tricks.as_it_lay(view, names), *seats]

    def happened(self, event: Event, names: Names, /) -> str:
        if event.kind != "bid":
            return super().happened(event, names)
        return words()("spoken-by", card=self.called("bid", event.words[0]), name=names[event.seat])

    def last_trick(self, view: G, names: Names) -> str | None:
        return tricks.last_trick(view, names)

    def tally(self, view: G, /) -> tuple[Tally, ...]:
        if not view.sheet:
            return ()
        last = view.sheet[-1]
        taken = (words()("picture-took", tricks=took) for took in last.taken)
        return tuple(map(Tally, last.points, taken))

    def tricks_picture(self, view: G, names: Names, colours: int, /) -> Picture | None:
        return all_tricks(view.tricks, names, words().card, small(colours))

    def controls(self, view: G, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        if view.phase == "play":
            playable = view.playable(seat)
            lying = [card for card in arranged(view.held(seat), panel.player.sorting) if card in playable]
            return tricks.card_buttons([lying], self.card_label(panel), panel.ids)
        ((verb, options),) = ((choice.verb, choice.options) for choice in view.legal(seat))
        if len(options) > MOST_BESIDE:
            listed = tuple(Option(self.label(verb, option), option) for option in options)
            return (Menu(self.asked_call(view, seat), panel.ids.act(verb), listed),)
        return buttons((self.label(verb, option), panel.ids.act(f"{verb} {option}")) for option in options)

    def called(self, verb: str, option: str, /, *, spoken: bool = False) -> str:
        if verb == "play":
            return super().called(verb, option, spoken=spoken)
        return words()("picture-count-cup", count=int(option)) if spoken else option

    def read(self, verb: str, typed: str) -> str:
        return french_card(typed) if verb == "play" else typed.strip()
