"""Alt texts of Top Suit's pictures."""

from collections.abc import Iterator
from typing import Final

from bot.games.base import HOLE, Seat
from bot.games.topsuit.rules import Act, TopSuit
from rendering.kit.alt import cut, fitting, turns
from rendering.kit.catalogue import Catalogue
from rendering.topsuit.names import called, did, listed
from rendering.topsuit.own import Own

_NAMES: Final = (20, 12, 7)
"""Maximum lengths of a name, tried until the text is short enough."""


def table(view: TopSuit, names: tuple[str, ...], words: Catalogue) -> str:
    """Return the alt text of the public picture."""
    short = cut(names, _NAMES[0])
    return fitting(" ".join(_table(view, short, words, spoken=spoken)) for spoken in (True, False))


def hand(mine: Own, words: Catalogue) -> str:
    """Return the alt text of a player's own cards, and of the top card to beat."""

    def parts(*, spoken: bool) -> Iterator[str]:
        if mine.current is not None:
            yield words("topsuit-picture-top", card=called(mine.current.cards[-1:], words, spoken=spoken))
        yield from _hand(mine, words, spoken=spoken)
        yield words("topsuit-picture-match", stock=mine.stock)

    return fitting(" ".join(parts(spoken=spoken)) for spoken in (True, False))


def panel(view: TopSuit, seat: Seat, names: tuple[str, ...], mine: Own, words: Catalogue) -> str:
    """Return the alt text of a player's own cards, and of the table."""
    ways = ((_NAMES[0], True), *((most, False) for most in _NAMES))
    return fitting(
        " ".join(
            (*_hand(mine, words, spoken=spoken), *_table(view, cut(names, most), words, seat, spoken=spoken))
        )
        for most, spoken in ways
    )


def _hand(mine: Own, words: Catalogue, *, spoken: bool) -> Iterator[str]:
    if mine.turn:
        yield words("picture-your-turn")
    if mine.cards and HOLE not in mine.cards:
        yield words("spoken-hand", cards=listed(mine.cards, words, spoken=spoken))
    if mine.useful is not None:
        of_use = tuple(card for card in mine.cards if card in mine.useful)
        said = listed(of_use, words, spoken=spoken)
        yield words("topsuit-picture-useful", cards=said) if of_use else words("topsuit-picture-useless")


def _table(
    view: TopSuit, names: tuple[str, ...], words: Catalogue, reader: Seat | None = None, *, spoken: bool
) -> Iterator[str]:
    def told(acts: tuple[Act, ...]) -> str:
        return "; ".join(
            words("topsuit-act", name=names[act.seat], what=did(act, words, spoken=spoken)) for act in acts
        )

    yield from turns(view.to_act - {reader}, names, words)
    if view.current is not None:
        cards = called(view.current.cards, words, spoken=spoken)
        yield words("topsuit-picture-current", cards=cards, name=names[view.owner])
    if view.acts:
        yield words("topsuit-picture-trick", acts=told(view.acts))
    elif view.sheet:
        yield words("topsuit-picture-last", acts=told(view.sheet[-1].acts))
    for seat, name in enumerate(names):
        yield words("topsuit-picture-seat", name=name, score=view.scores[seat], hand=len(view.hands[seat]))
        if seat in view.winners:
            yield words("picture-winner")
    yield words("topsuit-picture-match", stock=len(view.stock))
