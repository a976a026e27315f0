"""A game's pictures: its table while it is drawn, a player's own cards, and the functions that draw both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from bot.games.base import Card, Seat, State
from bot.games.kit.plain import Cards
from rendering.kit import alt, board, fan, marks, palette, plates
from rendering.kit.board import MARGIN, WIDTH, Board, Column, Faces, Part
from rendering.kit.canvas import Canvas, Spot
from rendering.kit.catalogue import Catalogue
from rendering.kit.palette import Colour
from rendering.kit.picture import Picture, once
from rendering.kit.sheets import Size

View = TypeVar("View", bound=State)
Names = tuple[str, ...]
Draw = Callable[..., Picture]


class Table(Generic[View]):
    """The table as its reader sees it; None sees it from seat 0."""

    def __init__(
        self,
        view: View,
        names: Names,
        words: Catalogue,
        *,
        colours: int = 4,
        faces: Faces = (),
        reader: Seat | None = None,
        below: int | None = None,
    ) -> None:
        """`names` and `faces` are by seat. `below`: height of the reader's cards under the table, if any."""
        self.view = view
        self.words = words
        self.colours = colours
        self.own = None if below is None else reader
        """The seat whose cards lie below."""
        self.places = self.around(reader, faces)
        self.names = plates.apart(names, self.places.columns[0].width)
        self.canvas = Canvas((WIDTH, self.bottom + (below or 0)))

    def around(self, reader: Seat | None, faces: Faces) -> Board:
        """Return the places of the seats as `reader` sees them."""
        raise NotImplementedError

    @property
    def bottom(self) -> int:
        """Height of the table."""
        return self.places.bottom

    def draw(self) -> None:
        raise NotImplementedError

    def plate(
        self,
        column: Column,
        counts: plates.Counts,
        *,
        dealer: Seat | None = None,
        sign: str = "",
        ground: Colour = palette.PLATE,
    ) -> None:
        """Draw a seat's plate; a winner has a flag as its sign."""
        seat, view = column.seat, self.view
        said = plates.Seat(
            number=seat + 1,
            name=self.names[seat],
            points=self.words("picture-points", points=view.scores[seat]),
            counts=plates.named(counts, self.words, column.width),
            dealer=seat == dealer,
            sign="flag" if seat in view.winners else sign,
            turn=seat in view.to_act,
            own=seat == self.own,
            face=column.face,
        )
        plates.draw(self.canvas, self.places.plate(column), said, column.width, ground)

    def left(self, parts: Sequence[Part], top: int, room: int, ink: Colour = palette.CREAM) -> None:
        """Draw a line from the left edge."""
        board.line(self.canvas, parts, (MARGIN, top), room, ink=ink)

    def right(self, text: str, top: int) -> int:
        """Draw a text up to the right edge; return its width."""
        return board.line(self.canvas, (text,), (WIDTH - MARGIN, top), 400, align=1)

    def called(self, seat: Seat) -> str:
        """Return a player's name for a line."""
        return plates.called(self.names[seat], seat)


class Pins(NamedTuple):
    """Cards of the reader that carry a badge, by their names or places; each card carries one."""

    fresh: Cards = ()
    """Cards that came since the reader's last decision."""
    best: Cards = ()
    """A puzzle's answer."""
    chosen: Cards = ()
    """The reader's answer."""

    def lay(self, canvas: Canvas) -> None:
        """Draw the badges on the cards that the canvas has; the newest drawing of a card counts."""
        free = dict(canvas.spots)
        for badge, size, cards in (
            (marks.tick, marks.ANSWER, self.best),
            (marks.cross, marks.ANSWER, self.chosen),
            (marks.new, marks.BADGE, self.fresh),
        ):
            for card in cards:
                if at := free.pop(card, None):
                    marks.pin(canvas.image, badge, at, size)

    def told(self, words: Catalogue, *, spoken: bool) -> Iterator[str]:
        """Tell the new cards; a page tells answers."""
        if self.fresh:
            yield words("panel-fresh", cards=alt.listed(self.fresh, alt.naming(words, spoken=spoken)))


NO_PINS: Final = Pins()


class Own:
    """A player's own cards, in the order shown. Subclasses are values, by which their picture is cached."""

    __slots__ = ()
    cards: Cards

    def tall(self, size: Size) -> int:
        """Return the height of the cards below a table."""
        raise NotImplementedError

    def lay(self, canvas: Canvas, words: Catalogue, top: int, colours: int, size: Size) -> None:
        """Draw the cards below a table."""
        raise NotImplementedError

    def told(self, words: Catalogue, *, spoken: bool) -> Iterator[str]:
        """Tell the cards."""
        raise NotImplementedError

    def alone(self, words: Catalogue, colours: int, size: Size, pins: Pins) -> Picture:
        """Draw the cards without a table."""
        canvas = Canvas((WIDTH, self.tall(size)))
        self.lay(canvas, words, 0, colours, size)
        pins.lay(canvas)

        def parts(_: Names, *, spoken: bool) -> Iterator[str]:
            yield from self.told(words, spoken=spoken)
            yield from pins.told(words, spoken=spoken)

        said = alt.told(parts, ())
        unseen = words("picture-hidden", count=len(self.cards)) if self.cards else words("picture-no-cards")
        return canvas.picture(said or unseen)


class InRows(Own):
    """A player's own cards in overlapping rows, in the middle of the picture."""

    __slots__ = ()
    turn: bool
    """Whether the player is to act."""
    edge: ClassVar[int] = 22
    """Margin around the cards."""

    def placed(self, size: Size) -> tuple[fan.Placement, ...]:
        room = WIDTH - 2 * self.edge
        return fan.centred(fan.rows(self.cards, room, size=size), room, size)

    def tall(self, size: Size) -> int:
        return fan.height(self.placed(size), size) + 2 * self.edge

    def lay(self, canvas: Canvas, _words: Catalogue, top: int, colours: int, size: Size) -> None:
        if self.turn:
            board.frame(canvas, top, self.tall(size))
        for one in self.placed(size):
            self.card(canvas, one.card, (self.edge + one.x, top + self.edge + one.y), colours, size)

    def card(self, canvas: Canvas, card: Card, at: Spot, colours: int, size: Size) -> None:
        """Draw a card with its marks."""
        raise NotImplementedError


@once
def _alone(mine: Own, words: Catalogue, colours: int, size: Size, pins: Pins) -> Picture:
    return mine.alone(words, colours, size, pins)


class Telling(Protocol):
    """A function that tells a table; the reader's own cards are told beside it."""

    def __call__(
        self, view: Any, names: Names, words: Catalogue, /, *, spoken: bool, reader: Seat | None = None
    ) -> Iterable[str]: ...


def pictured(
    module: str,
    shown: Callable[..., Table[Any]],
    own: Callable[..., Own],
    telling: Telling,
    lengths: Sequence[int] = alt.NAMES,
) -> tuple[Draw, Draw, Draw]:
    """Return the functions `table`, `hand` and `panel` of the game's module of this name.

    `own` returns the cards of a view's seat in this sorting; the game's own marks on cards are further
    arguments of `hand` and `panel`, for `own`. `lengths`: as for `alt.told`.
    """

    def table(view: Any, names: Names, words: Catalogue, **likes: Any) -> Picture:
        """Draw the public table; likes are `colours`, `faces` and `reader`."""
        drawn = shown(view, names, words, **likes)
        drawn.draw()

        def parts(short: Names, *, spoken: bool) -> Iterable[str]:
            return telling(view, short, words, spoken=spoken)

        return drawn.canvas.picture(alt.told(parts, names, lengths))

    def hand(
        view: Any,
        seat: Seat,
        words: Catalogue,
        *,
        colours: int = 4,
        sorting: str = "suits",
        size: Size = Size.LARGE,
        pins: Pins = NO_PINS,
        **marked: Any,
    ) -> Picture:
        """Draw a player's own cards; `view` is theirs. Cards that may not be played now are dim."""
        return _alone(own(view, seat, sorting, **marked), words, colours, size, pins)

    def panel(
        view: Any,
        seat: Seat,
        names: Names,
        words: Catalogue,
        *,
        colours: int = 4,
        sorting: str = "suits",
        size: Size = Size.LARGE,
        faces: Faces = (),
        pins: Pins = NO_PINS,
        **marked: Any,
    ) -> Picture:
        """Draw the table as this seat sees it, with its own cards below; `view` is theirs."""
        mine = own(view, seat, sorting, **marked)
        drawn = shown(view, names, words, colours=colours, faces=faces, reader=seat, below=mine.tall(size))
        drawn.draw()
        mine.lay(drawn.canvas, words, drawn.bottom, colours, size)
        pins.lay(drawn.canvas)

        def parts(short: Names, *, spoken: bool) -> Iterator[str]:
            yield from mine.told(words, spoken=spoken)
            yield from pins.told(words, spoken=spoken)
            yield from telling(view, short, words, spoken=spoken, reader=seat)

        return drawn.canvas.picture(alt.told(parts, names, lengths))

    # Another process finds them by these names.
    for draw in (table, hand, panel):
        draw.__module__, draw.__qualname__ = module, draw.__name__
    return once(table), hand, once(panel)
