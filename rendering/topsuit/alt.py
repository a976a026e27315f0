"""What Top Suit's pictures show, in words, for those who listen to them."""

from collections.abc import Iterator
from typing import Final

from bot.games.base import HOLE, Card
from bot.games.topsuit.combinations import Cards, Combination
from bot.games.topsuit.rules import Act, TopSuit
from rendering.kit.alt import cut, fitting, turns
from rendering.kit.catalogue import Catalogue
from rendering.topsuit.names import called, did, listed

_NAME: Final = 20


def table(view: TopSuit, names: tuple[str, ...], words: Catalogue) -> str:
    """The public picture."""
    short = cut(names, _NAME)
    return fitting(" ".join(_table(view, short, words, spoken=spoken)) for spoken in (True, False))


def _table(view: TopSuit, names: tuple[str, ...], words: Catalogue, *, spoken: bool) -> Iterator[str]:
    def told(acts: tuple[Act, ...]) -> str:
        return "; ".join(
            words("topsuit-act", name=names[act.seat], what=did(act, words, spoken=spoken)) for act in acts
        )

    yield from turns(view.to_act, names, words)
    if view.current is not None:
        cards = called(view.current.cards, words, spoken=spoken)
        yield words("topsuit-picture-current", cards=cards, name=names[view.owner])
    if view.acts:
        yield words("topsuit-picture-trick", acts=told(view.acts))
    if view.sheet:
        yield words("topsuit-picture-last", acts=told(view.sheet[-1].acts))
    for seat, name in enumerate(names):
        yield words("topsuit-picture-seat", name=name, score=view.scores[seat], hand=len(view.hands[seat]))
        if seat in view.winners:
            yield words("topsuit-picture-winner")
    yield words("topsuit-picture-match", stock=len(view.stock))


def hand(
    cards: Cards,
    useful: frozenset[Card] | None,
    current: Combination | None,
    stock: int,
    words: Catalogue,
    *,
    turn: bool,
) -> str:
    """A player's own cards; `useful` is None where nothing on the picture is dim."""

    def parts(*, spoken: bool) -> Iterator[str]:
        if turn:
            yield words("topsuit-picture-your-turn")
        if current is not None:
            yield words("topsuit-picture-top", card=called(current.cards[-1:], words, spoken=spoken))
        if cards and HOLE not in cards:
            yield words("topsuit-picture-hand", cards=listed(cards, words, spoken=spoken))
        if useful is not None:
            bright = tuple(card for card in cards if card in useful)
            said = listed(bright, words, spoken=spoken)
            yield words("topsuit-picture-useful", cards=said) if bright else words("topsuit-picture-useless")
        yield words("topsuit-picture-match", stock=stock)

    return fitting(" ".join(parts(spoken=spoken)) for spoken in (True, False))
