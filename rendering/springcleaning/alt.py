"""What Spring Cleaning's pictures show, in words, for those who listen to them."""

from collections.abc import Callable, Iterator
from typing import Final

from bot.games.springcleaning.combinations import Cards, Places
from bot.games.springcleaning.rules import Play, SpringCleaning
from rendering.kit.alt import cut, fitting, turns
from rendering.kit.catalogue import Catalogue
from rendering.springcleaning.names import LETTERS, card_at, combined, offered, owner, played

_NAMES: Final = (20, 8)
"""Letters of a name; fewer where the text would be too long."""


def table(view: SpringCleaning, names: tuple[str, ...], words: Catalogue) -> str:
    """The public picture."""
    return _short_enough(names, lambda short, *, spoken: _table(view, short, words, spoken=spoken))


def hand(
    view: SpringCleaning,
    seat: int,
    names: tuple[str, ...],
    words: Catalogue,
    useful: frozenset[str] | None,
    chosen: Places,
    order: Cards,
    free: int,
) -> str:
    """A player's own picture; `free`: places of the hand that are still without a card."""

    def parts(short: tuple[str, ...], *, spoken: bool) -> Iterator[str]:
        own = view.hands[seat]

        def named(places: Places) -> str:
            cards = tuple(card_at(place, own) for place in places)
            return combined(cards, places, words, spoken=spoken)

        if seat in view.to_act:
            yield words("picture-your-turn")
        if own:
            yield words("springcleaning-picture-hand", cards=" ".join(own))
        if view.turn == seat and view.drawn:
            yield words("springcleaning-picture-drawn", card=view.drawn[0])
        if order:
            yield words("springcleaning-picture-order", cards=" ".join(order))
        if free:
            yield words("springcleaning-picture-free", count=free)
        if chosen:
            yield words("springcleaning-picture-chosen", cards=named(chosen))
        if useful:
            yield words("springcleaning-picture-useful", cards=named(tuple(sorted(useful, key=_from_left))))
        yield from _common(view, short, words, spoken=spoken)

    return _short_enough(names, parts)


def _from_left(place: str) -> tuple[bool, list[int]]:
    """As the cards lie: the hand's by place, then each Offer's by value."""
    return owner(place) is not None, [*map(int, place.strip("h").split("."))]


def _table(view: SpringCleaning, names: tuple[str, ...], words: Catalogue, *, spoken: bool) -> Iterator[str]:
    yield from turns(view.to_act, names, words)
    for seat in view.winners:
        yield words("springcleaning-picture-winner", name=names[seat])
    yield from _common(view, names, words, spoken=spoken)


def _common(view: SpringCleaning, names: tuple[str, ...], words: Catalogue, *, spoken: bool) -> Iterator[str]:
    """What lies in the open."""
    if view.trick:
        # Of a long trick the newest plays: they are what matters, and what there is room for.
        plays = "; ".join(_did(play, names, words, spoken=spoken) for play in view.trick[-5:])
        yield words("springcleaning-picture-trick", plays=plays)
    elif view.phase != "opening":
        yield words("springcleaning-picture-open")
    for seat, name in enumerate(names):
        yield words(
            "springcleaning-picture-seat",
            letter=LETTERS[seat],
            name=name,
            hand=len(view.hands[seat]),
            cards=offered(view.offers[seat], words),
            trash=view.scores[seat],
        )
    yield words("springcleaning-picture-piles", deck=len(view.stock), discards=len(view.discards))


def _did(play: Play, names: tuple[str, ...], words: Catalogue, *, spoken: bool) -> str:
    cards = played(play, words, spoken=spoken)
    return words("springcleaning-play", name=names[play.seat], cards=cards)


def _short_enough(names: tuple[str, ...], parts: Callable[..., Iterator[str]]) -> str:
    """Long names, or short ones, or short cards too; and what Discord would cut, cut."""
    ways = ((_NAMES[0], True), (_NAMES[1], True), (_NAMES[1], False))
    return fitting(" ".join(parts(cut(names, most), spoken=spoken)) for most, spoken in ways)
