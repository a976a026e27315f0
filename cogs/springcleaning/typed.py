"""Parser of typed text for Spring Cleaning: cards, places from a on, Offers called A to E."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from bot.games.base import Refusal
from bot.games.kit.places import place_of
from bot.games.springcleaning.combinations import VALUES
from cogs.springcleaning import places as springcleaning_places
from cogs.springcleaning import steps
from rendering.springcleaning.names import HYPHEN, LETTERS, card_at, owner, spot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.springcleaning.combinations import Cards

READ: Final = 1000
"""Combinations searched for the typed one: more than any but a contrived position has."""
MOST_NAMED: Final = 4
"""Combinations that a refusal lists if the text is ambiguous."""

_OFFERED: Final = re.compile(r"([A-E])\.?([1-9])|([1-9])([A-E])")
"""A typed card on offer: `B4`, `4B`."""
_AT: Final = re.compile(r"\s+\(?[^\W\d]{2,}\.?\s+([0-9]{1,2}|[a-z]{1,2})\)?$")
"""The end of a combination's name with its place in the hand: `at c`, `(Pl. c)`."""
_PLACE: Final = re.compile(r"h[0-9]{1,2}|[0-4]\.[1-9]")


def read(verb: str, typed: str) -> str:
    """Parse the option of a verb into notation."""
    text = parted(typed)
    if verb == "offer":
        place = _counted(text)
        return text.lower() if place is None else f"h{place}"
    if verb == "insert":
        # A number counts the cards left of the gap.
        gap = place_of(text)
        return text if gap is None else str(gap)
    if verb == "arrange":
        return " ".join("".join(text.split()))
    if verb in ("play", "draw"):
        return " ".join(map(_place, text.split()))
    return text


def _counted(text: str) -> int | None:
    """Parse a place of the hand: a letter, or a number from 1; None for other text."""
    if text.isdecimal():
        return int(text) - 1 if len(text) < 4 and int(text) else None
    return place_of(text)


def _place(word: str) -> str:
    form = _OFFERED.fullmatch(word.upper())
    return f"{LETTERS.index(form[1] or form[4])}.{form[2] or form[3]}" if form else word.lower()


def parted(text: str) -> str:
    """Return the text with spaces for the signs between cards."""
    for sign in (",", "-", "+", HYPHEN):
        text = text.replace(sign, " ")
    return text.strip()


def plain(text: str) -> str:
    """Reduce a text for comparison: without spaces, signs and case."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def begun(hand: Cards, option: str, name: str, typed: str) -> bool:
    """Whether the text is a part of an action's name, or begins its cards or its notation."""
    wanted, places = plain(typed), option.split(" ")
    cards = [card_at(place, hand) for place in places] if all(map(_PLACE.fullmatch, places)) else []
    return wanted in plain(name) or any(plain(text).startswith(wanted) for text in ("".join(cards), option))


def combination(hand: Cards, options: Sequence[str], names: tuple[str, ...], typed: str) -> str:
    """Find the typed combination: by its name, or by its cards in any order.

    Text that fits none is returned for the rules to refuse; `Refusal` if several fit.
    """
    if typed in options:
        return typed
    options = options[:READ]
    named = steps.labels(hand, options, names, spoken=False)
    called = [option for name, option in named if plain(name) == plain(typed)]
    fitting = called or [option for option in options if _fits(hand, option, typed)]
    own = [option for option in fitting if all(owner(place) is None for place in option.split(" "))]
    for some in (fitting, own):
        if len(some) == 1:
            return some[0]
    if fitting:
        ways = [name for name, option in named if option in fitting]
        raise Refusal("springcleaning-several", ways="; ".join(ways[:MOST_NAMED]))
    return located(hand, read("play", " ".join(_words(typed))))


def _words(typed: str) -> list[str]:
    text = parted(_AT.sub("", typed.strip()))
    return list("".join(text.split())) if text.replace(" ", "").isdecimal() else text.split()


def _fits(hand: Cards, option: str, typed: str) -> bool:
    """Whether a combination has just these cards, some typed by place and the others by value."""
    if at := _AT.search(typed):
        own = [spot(place) for place in option.split(" ") if owner(place) is None]
        if not own or _counted(at[1]) != min(own):
            return False
    places, values = Counter(option.split(" ")), Counter[str]()
    for word in map(_place, _words(typed)):
        if _PLACE.fullmatch(word):
            places[word] -= 1
        else:
            values[word] += 1
    left = Counter(card_at(place, hand) for place in (+places).elements())
    return not -places and left == values


def located(hand: Cards, text: str) -> str:
    """Return the places of cards typed by value: neighbours in the hand if there are any."""
    words = text.split(" ")
    if not all(word in VALUES for word in words):
        return text
    for first in range(len(hand) - len(words) + 1):
        if sorted(hand[first : first + len(words)]) == sorted(words):
            return " ".join(f"h{place}" for place in range(first, first + len(words)))
    taken: list[str] = []
    for word in words:
        free = (f"h{place}" for place, card in enumerate(hand) if card == word and f"h{place}" not in taken)
        place = next(free, None)
        if place is None:
            raise Refusal("springcleaning-not-held", card=word)
        taken.append(place)
    return " ".join(taken)


def orders(offer: Cards, typed: str) -> list[str]:
    """Return orders of an Offer that begin as typed: the rest upward, downward, and after each other card."""
    digits = "".join(letter for letter in typed if letter in VALUES)
    chosen, rest = springcleaning_places.arranged(offer, f"arrange {digits}" if digits else "")
    found = [(*chosen, *rest), (*chosen, *rest[::-1])]
    for card in dict.fromkeys(rest):
        others = list(rest)
        others.remove(card)
        found.append((*chosen, card, *others))
    # Discord's autocompletion takes answers of 100 characters.
    return [" ".join(order) for order in dict.fromkeys(found) if len(order) <= springcleaning_places.LONGEST]
