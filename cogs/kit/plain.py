"""The cogs of plain games: what lies on the table is told here, what is asked and called by the game."""

from __future__ import annotations

import itertools
from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from bot.games.base import NATURE, State
from bot.games.kit.french import SUITS
from bot.games.kit.plain import PlainTricks
from bot.words import capitalised, words
from cogs.kit import tricks
from cogs.kit.button_rows import MOST_BESIDE, buttons, in_groups
from cogs.kit.controls import Menu, Option, Press, Style
from cogs.kit.game_cog import CARDS, GameCog, Pictures, Tally, french_card
from cogs.kit.telling import STATE, Told, Where
from rendering.kit.all_tricks import all_tricks
from rendering.kit.fan import suit_of
from rendering.kit.sorting import arranged
from rendering.plain import small

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.games.base import Event, Seat
    from cogs.kit.game_cog import Names, Panel
    from cogs.kit.pages import Row
    from rendering.kit.picture import Picture
    from rendering.plain import PlainPictures

G = TypeVar("G", bound=State)
T = TypeVar("T", bound=PlainTricks)


class Drawn(Pictures, Protocol):
    """A game's module of pictures that has made them with `PlainPictures.drawn`."""

    @property
    def PICTURES(self) -> PlainPictures: ...  # noqa: N802 - a constant of the module


class PlainCog(GameCog[G]):
    """A game without tricks: cards are played from the hand, perhaps with a word, or something else is done.

    Its sheet has lines with `points`.
    """

    pictures: ClassVar[Drawn]
    topics: ClassVar[tuple[str, ...]] = ("overview", "deal", "play", "score")
    phases: ClassVar[Mapping[str, str]] = {"play": "play"}
    lying: ClassVar[frozenset[str]] = frozenset()

    def state(self, view: G, _names: Names, /) -> str:
        """Return a line on the state of play: the head of the picture, unless there is more to say."""
        return f"{self.pictures.PICTURES.head(view, words())}."

    def tell(self, view: G, names: Names, _shown: G | None, /) -> Iterator[Told]:
        if view.to_act - {NATURE}:
            yield Told(self.state(view, names), STATE | Where.HAND)

    def trick_as_text(self, _view: G, _names: Names, /) -> list[str]:
        return []

    def hand_as_text(self, view: G, seat: Seat, _names: Names, /) -> list[str]:
        return [words()("spoken-hand", cards=tricks.named(view.hands[seat]))]

    def table_as_text(self, view: G, _seat: Seat | None, names: Names, /) -> list[str]:
        seats = enumerate(names)
        return [self.pictures.PICTURES.seat(view, seat, name, words()) for seat, name in seats]

    def happened(self, event: Event, names: Names, /) -> str:
        if event.kind == "played" and event.words:
            card = self.called("play", " ".join((*event.cards, *event.words)), spoken=True)
            return words()("spoken-by", card=card, name=names[event.seat])
        if event.kind == "drew":
            return words()("spoken-drew", name=names[event.seat])
        return super().happened(event, names)

    def last_trick(self, _view: G, _names: Names) -> str | None:
        return None

    def results(self, view: G, names: Names) -> list[str]:
        return [
            words()(
                "hand-result",
                number=number,
                scores=" · ".join(self.seat_result(line, seat, name) for seat, name in enumerate(names)),
            )
            for number, line in enumerate(view.sheet, 1)
        ]

    def seat_result(self, line: Any, seat: Seat, name: str, /) -> str:
        """Return what a hand brought a seat, from its line of the sheet."""
        return words()("score", name=name, points=line.points[seat])

    def tally(self, view: G, /) -> tuple[Tally, ...]:
        return tuple(map(Tally, view.sheet[-1].points)) if view.sheet else ()

    def rules(self, view: G | None, topic: str) -> str:
        # A field of the state that is called like an option has its value.
        values = {one.name: str(getattr(view, one.name, one.default)) for one in self.game.options}
        options = {name: int(value) if value.isdigit() else value for name, value in values.items()}
        return words()(f"{self.prefix}-rules-{topic}", **options)

    def controls(self, view: G, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        """Return a button for each card, and for all else; a card that takes a word leads to its words."""
        actions = [action for choice in view.legal(seat) for action in choice]
        if panel.so_far:
            said = [action for action in actions if action.startswith(panel.so_far)]
            back = Press(words()("button-back"), panel.ids.back())
            return (*buttons((self._last(action), panel.ids.act(action)) for action in said), (back,))
        plays = [action.split(" ") for action in actions if action.startswith("play ")]
        label, by_card = self.card_label(panel), dict[str, Any]()
        for verb, card, *word in plays:
            one = f"{verb} {card}"
            by_card[card] = panel.ids.step(one) if word else panel.ids.act(one)
        cards = arranged(by_card, panel.player.sorting)
        suits = (group for _, group in itertools.groupby(cards, key=suit_of))
        rows = in_groups([[[(label(card), by_card[card]) for card in group] for group in suits]])
        others = [action for action in actions if not action.startswith("play ")]
        named = (
            (capitalised(self.spelled(view, seat, action, panel.names)), panel.ids.act(action))
            for action in others
        )
        return (*rows, *buttons(named, style=Style.secondary if rows else Style.primary))

    def _last(self, action: str) -> str:
        verb, *_, word = action.split(" ")
        return self.label(verb, word)

    def called(self, verb: str, option: str, /, *, spoken: bool = False) -> str:
        """Return the names of an option's words: cards and suits."""
        say = words()
        return " ".join(
            say.suit(word) if word in SUITS else GameCog.called(self, verb, word, spoken=spoken)
            for word in option.split()
        )

    def read(self, verb: str, typed: str) -> str:
        if verb != "play":
            return typed.strip()
        whole = french_card(typed)
        return whole if whole in CARDS else " ".join(map(french_card, typed.split()))


class TrickCog(PlainCog[T]):
    """A game of tricks in which a number is called first; its keys are those of the other games."""

    topics: ClassVar[tuple[str, ...]] = ("overview", "deal", "auction", "play", "score")
    phases: ClassVar[Mapping[str, str]] = GameCog.phases
    lying: ClassVar[frozenset[str]] = GameCog.lying

    @abstractmethod
    def asked_call(self, view: T, seat: Seat, /) -> str:
        """Ask for a call."""

    def tell(self, view: T, names: Names, shown: T | None, /) -> Iterator[Told]:
        yield from super().tell(view, names, shown)
        if view.phase == "play":
            yield from tricks.tell(view, names)

    def asked(self, view: T, seat: Seat, _so_far: str) -> str:
        if view.phase != "play":
            return self.asked_call(view, seat)
        return tricks.asked_card(view.trick, view.playable(seat))

    def trick_as_text(self, view: T, names: Names, /) -> list[str]:
        return tricks.as_it_lies(view, names)

    def hand_as_text(self, view: T, seat: Seat, _names: Names, /) -> list[str]:
        return [words()("spoken-hand", cards=tricks.named(view.held(seat)))]

    def table_as_text(self, view: T, seat: Seat | None, names: Names, /) -> list[str]:
        return [*tricks.as_it_lay(view, names), *super().table_as_text(view, seat, names)]

    def happened(self, event: Event, names: Names, /) -> str:
        if event.kind != "bid":
            return super().happened(event, names)
        return words()("spoken-by", card=self.called("bid", event.words[0]), name=names[event.seat])

    def last_trick(self, view: T, names: Names) -> str | None:
        return tricks.last_trick(view, names)

    def tally(self, view: T, /) -> tuple[Tally, ...]:
        if not view.sheet:
            return ()
        last = view.sheet[-1]
        taken = (words()("picture-took", tricks=took) for took in last.taken)
        return tuple(map(Tally, last.points, taken))

    def tricks_picture(self, view: T, names: Names, colours: int, /) -> Picture | None:
        return all_tricks(view.tricks, names, words(), small(colours))

    def controls(self, view: T, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        if view.phase == "play":
            return super().controls(view, seat, panel)
        ((verb, options),) = ((choice.verb, choice.options) for choice in view.legal(seat))
        if len(options) > MOST_BESIDE:
            listed = tuple(Option(self.label(verb, option), option) for option in options)
            return (Menu(self.asked_call(view, seat), panel.ids.act(verb), listed),)
        return buttons((self.label(verb, option), panel.ids.act(f"{verb} {option}")) for option in options)

    def called(self, verb: str, option: str, /, *, spoken: bool = False) -> str:
        if verb == "play":
            return super().called(verb, option, spoken=spoken)
        return words()("picture-count-cup", count=int(option)) if spoken else option
