"""Names of Spring Cleaning's cards and combinations, for messages, buttons and alt texts.

A card from an Offer is named with its player: `3 + Toco's 4 + 5`. No line breaks inside a combination.
"""

from typing import Final

from bot.games.base import Card, Seat
from bot.games.springcleaning.combinations import Cards, Places
from bot.games.springcleaning.rules import Play
from rendering.kit.catalogue import Catalogue

LETTERS: Final = "ABCDE"
"""Letters by which Offers can be typed."""
HYPHEN: Final = "\N{NON-BREAKING HYPHEN}"
PLUS: Final = "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}"


def owner(place: str) -> Seat | None:
    """Return the seat whose Offer holds a card; None for a card of the hand."""
    return None if place[0] == "h" else int(place[0])


def spot(place: str) -> int:
    """Return a card's place in the hand."""
    return int(place[1:])


def card_at(place: str, hand: Cards) -> Card:
    return hand[spot(place)] if owner(place) is None else place[-1]


def joined(cards: Cards, *, spoken: bool = False) -> str:
    """Name cards without their sources."""
    return (", " if spoken else HYPHEN).join(cards)


def combined(
    cards: Cards,
    places: Places,
    names: tuple[str, ...],
    words: Catalogue,
    *,
    spoken: bool = False,
    at: int | None = None,
) -> str:
    """Name cards that are played together, those from Offers with their players.

    Neighbours from one source are named together, but one by one to a listener, who would not hear where
    the other's cards end. An empty name is the reader's. `at`: the place of the first card of the hand, to
    tell it from others like it.
    """
    sources: list[list[tuple[Card, str]]] = []
    for one in zip(cards, places, strict=True):
        if sources and not spoken and owner(sources[-1][0][1]) == owner(one[1]):
            sources[-1].append(one)
        else:
            sources.append([one])
    parts = []
    for some in sources:
        text, seat = joined(tuple(card for card, _ in some)), owner(some[0][1])
        if seat is not None and not names[seat]:
            text = words("springcleaning-from-own", cards=text)
        elif seat is not None:
            text = words("springcleaning-from-offer", name=names[seat], cards=text)
        elif at is not None:
            text, at = words("springcleaning-at", cards=text, place=at), None
            # Beside a card from an Offer, it is a part of the combination.
            text = text.replace(" ", "\N{NO-BREAK SPACE}") if len(sources) > 1 else text
        parts.append(text)
    return (", " if spoken else PLUS).join(parts)


def played(play: Play, names: tuple[str, ...], words: Catalogue, *, spoken: bool = False) -> str:
    return combined(play.cards, play.places, names, words, spoken=spoken)


def offered(offer: Cards, words: Catalogue) -> str:
    """Return the cards of an Offer, lowest first."""
    return ", ".join(offer) or words("springcleaning-nothing")
