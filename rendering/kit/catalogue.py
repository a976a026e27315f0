"""The interface of the word catalogue for the pictures' texts."""

from typing import Protocol


class Catalogue(Protocol):
    """Words in one language; hashable, as it is part of the pictures' cache key."""

    def __hash__(self) -> int: ...

    def __call__(self, key: str, **args: str | float) -> str: ...

    def card(self, card: str) -> str: ...

    def card_name(self, card: str) -> str: ...

    def suit(self, suit: str) -> str: ...
