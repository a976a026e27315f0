"""Alt texts of Top Suit's pictures."""

from collections.abc import Iterator

from bot.games.base import Seat
from bot.games.topsuit.rules import Act, TopSuit
from rendering.kit.alt import told, turns
from rendering.kit.catalogue import Catalogue
from rendering.topsuit.hand import Own
from rendering.topsuit.names import called, did


def table(view: TopSuit, names: tuple[str, ...], words: Catalogue) -> str:
    """Return the alt text of the public picture."""
    return told(lambda short, *, spoken: _table(view, short, words, spoken=spoken), names)


def panel(view: TopSuit, seat: Seat, names: tuple[str, ...], mine: Own, words: Catalogue) -> str:
    """Return the alt text of a player's own cards, and of the table."""

    def parts(short: tuple[str, ...], *, spoken: bool) -> Iterator[str]:
        yield from mine.told(words, spoken=spoken)
        yield from _table(view, short, words, seat, spoken=spoken)

    return told(parts, names)


def _table(
    view: TopSuit, names: tuple[str, ...], words: Catalogue, reader: Seat | None = None, *, spoken: bool
) -> Iterator[str]:
    def every(acts: tuple[Act, ...]) -> str:
        return "; ".join(
            words("topsuit-act", name=names[act.seat], what=did(act, words, spoken=spoken)) for act in acts
        )

    yield from turns(view.to_act - {reader}, names, words)
    if view.current is not None:
        cards = called(view.current.cards, words, spoken=spoken)
        yield words("topsuit-picture-current", cards=cards, name=names[view.owner])
    if view.acts:
        yield words("topsuit-picture-trick", acts=every(view.acts))
    elif view.sheet:
        yield words("topsuit-picture-last", acts=every(view.sheet[-1].acts))
    for seat, name in enumerate(names):
        yield words("topsuit-picture-seat", name=name, score=view.scores[seat], hand=len(view.hands[seat]))
        if seat in view.winners:
            yield words("picture-winner")
    yield words("topsuit-picture-match", stock=len(view.stock))
