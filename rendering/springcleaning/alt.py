"""Alt texts of Spring Cleaning's pictures."""

from collections.abc import Callable, Iterator
from typing import Final

from bot.games.springcleaning.combinations import Cards, Places
from bot.games.springcleaning.rules import Play, SpringCleaning
from rendering.kit.alt import cut, fitting, turns
from rendering.kit.catalogue import Catalogue
from rendering.kit.names import to_reader
from rendering.springcleaning.names import card_at, combined, offered, owner, played

_NAMES: Final = (20, 8)
"""Maximum letters of a name, tried until the text is short enough."""


def table(view: SpringCleaning, names: tuple[str, ...], words: Catalogue) -> str:
    """Return the alt text of the public picture."""
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
    """Return the alt text of a player's own picture; `free`: places of the hand still without a card."""

    def parts(short: tuple[str, ...], *, spoken: bool) -> Iterator[str]:
        own = view.hands[seat]

        def named(places: Places) -> str:
            cards = tuple(card_at(place, own) for place in places)
            return combined(cards, places, to_reader(short, seat), words, spoken=spoken)

        if seat in view.to_act:
            yield words("picture-your-turn")
        if own:
            yield words("springcleaning-picture-hand", cards=", ".join(own))
        if view.turn == seat and view.drawn:
            yield words("springcleaning-picture-drawn", card=view.drawn[0])
        if order:
            yield words("springcleaning-picture-order", cards=", ".join(order))
        if free:
            yield words("springcleaning-picture-free", count=free)
        if chosen:
            yield words("springcleaning-picture-chosen", cards=named(chosen))
        if useful:
            yield words("springcleaning-picture-useful", cards=named(tuple(sorted(useful, key=_from_left))))
        yield from _common(view, short, words, spoken=spoken)

    return _short_enough(names, parts)


def _from_left(place: str) -> tuple[bool, list[int]]:
    """Return the sort key of the display order: the hand's by place, then each Offer's by value."""
    return owner(place) is not None, [*map(int, place.strip("h").split("."))]


def _table(view: SpringCleaning, names: tuple[str, ...], words: Catalogue, *, spoken: bool) -> Iterator[str]:
    yield from turns(view.to_act, names, words)
    for seat in view.winners:
        yield words("springcleaning-picture-winner", name=names[seat])
    yield from _common(view, names, words, spoken=spoken)


def _common(view: SpringCleaning, names: tuple[str, ...], words: Catalogue, *, spoken: bool) -> Iterator[str]:
    """Yield the sentences about open cards."""
    if view.trick:
        # Only the newest plays of a long trick, which matter most, as room is limited.
        plays = "; ".join(_did(play, names, words, spoken=spoken) for play in view.trick[-5:])
        yield words("springcleaning-picture-trick", plays=plays)
    elif view.phase != "opening":
        yield words("springcleaning-picture-open")
    for seat, name in enumerate(names):
        yield words(
            "springcleaning-picture-seat",
            name=name,
            hand=len(view.hands[seat]),
            cards=offered(view.offers[seat], words),
            trash=view.scores[seat],
        )
    yield words("springcleaning-picture-piles", deck=len(view.stock), discards=len(view.discards))


def _did(play: Play, names: tuple[str, ...], words: Catalogue, *, spoken: bool) -> str:
    cards = played(play, names, words, spoken=spoken)
    return words("springcleaning-play", name=names[play.seat], cards=cards)


def _short_enough(names: tuple[str, ...], parts: Callable[..., Iterator[str]]) -> str:
    """Try long names, then short ones, then short cards too; cut the text at Discord's limit."""
    ways = ((_NAMES[0], True), (_NAMES[1], True), (_NAMES[1], False))
    return fitting(" ".join(parts(cut(names, most), spoken=spoken)) for most, spoken in ways)
