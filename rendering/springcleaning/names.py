"""Names of Spring Cleaning's cards and combinations, for messages, buttons and alt texts.

An Offer is named by its seat's letter. On a button, a card from an Offer has the letter in a ring: `3 4Ⓑ 5`.
"""

from typing import Final

from bot.games.base import Card, Seat
from bot.games.springcleaning.combinations import Cards, Places
from bot.games.springcleaning.rules import Play
from rendering.kit.catalogue import Catalogue

LETTERS: Final = "ABCDE"
RINGED: Final = "ⒶⒷⒸⒹⒺ"


def owner(place: str) -> Seat | None:
    """Return the seat whose Offer holds a card; None for a card of the hand."""
    return None if place[0] == "h" else int(place[0])


def spot(place: str) -> int:
    """Return a card's place in the hand."""
    return int(place[1:])


def card_at(place: str, hand: Cards) -> Card:
    return hand[spot(place)] if owner(place) is None else place[-1]


def combined(cards: Cards, places: Places, words: Catalogue, *, spoken: bool = False) -> str:
    """Name cards that are played together, those from Offers with their letters."""
    names = []
    for card, place in zip(cards, places, strict=True):
        seat = owner(place)
        if seat is None:
            names.append(card)
        elif spoken:
            names.append(words("springcleaning-from-offer", card=card, letter=LETTERS[seat]))
        else:
            names.append(card + RINGED[seat])
    return (", " if spoken else " ").join(names)


def played(play: Play, words: Catalogue, *, spoken: bool = False) -> str:
    return combined(play.cards, play.places, words, spoken=spoken)


def offered(offer: Cards, words: Catalogue, *, spoken: bool = False) -> str:
    """Return the cards of an Offer, lowest first."""
    return (", " if spoken else " ").join(offer) or words("springcleaning-nothing")
