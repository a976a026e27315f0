"""What the pictures' texts need of the word catalogue."""

from typing import Protocol


class Catalogue(Protocol):
    """Words in one language; hashable, for pictures are remembered by it."""

    def __hash__(self) -> int: ...

    def __call__(self, key: str, **args: str | float) -> str: ...

    def card(self, card: str) -> str: ...

    def card_name(self, card: str) -> str: ...

    def suit(self, suit: str) -> str: ...
