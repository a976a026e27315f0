"""Every sentence that a player or an operator reads, by key: one folder of Fluent files a language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from bot.games.base import Refusal

DEFAULT: Final = "en"
SYMBOLS: Final = dict(zip("CDHSNAEFWT", ("♣", "♦", "♥", "♠", "NT", "💨", "🌍", "🔥", "💧", "✦"), strict=True))
"""French suits and no trump; then Air, Earth, Fire, Water, and the trumps of Loka."""

Value = str | int | float


class Words:
    """The catalogue of one language.

    In the files, `CARD($card)` is a card as players write it ("K♥"), `CARD-NAME` its full name and `SUIT` the
    name of a suit from its letter.
    """

    def __init__(self, language: str) -> None:
        functions: dict[str, Any] = {"CARD": self.card, "CARD-NAME": self.card_name, "SUIT": self.suit}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for file in sorted((files(__name__) / language).iterdir(), key=lambda file: file.name):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **args: Value) -> str:
        """The message, filled in. Raises LookupError for a key, and ValueError for an argument, it lacks."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(key)
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise ValueError(f"{key}: {errors}")
        return str(text)

    def refusal(self, refusal: Refusal) -> str:
        """Why an action may not be done; what it repeats of the action is made fit to be shown."""
        args = refusal.args_for_words.items()
        sentence = self(
            refusal.key, **{name: quoted(arg, 200) if isinstance(arg, str) else arg for name, arg in args}
        )
        # Some begin with the name of a suit.
        return sentence[:1].upper() + sentence[1:]

    def card(self, card: str) -> str:
        """A card in short: `K♥`, `10♠`, `14✦`."""
        if card == "FOOL":
            return self("loka-fool")
        rank, suit = card[:-1], card[-1]
        return f"{'10' if rank == 'T' else rank}{SYMBOLS[suit]}"

    def card_name(self, card: str) -> str:
        """A card in full, for those who listen: `king of hearts`, `King of Fire`, `the World`."""
        if card == "FOOL":
            return self("loka-fool")
        rank, suit = card[:-1], card[-1]
        if suit == "T":
            return self("loka-trump", number=int(rank))
        return self("loka-card" if suit in "AEFW" else "card", rank=rank, suit=self.suit(suit))

    def suit(self, suit: str) -> str:
        return self("suit", suit=suit)


def quoted(text: str, most: int = 60) -> str:
    """The beginning of a text from outside, safe to print on one line."""
    # Fluent, too, takes no more than 1,000 characters at one place of a message.
    shown = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in shown)


@cache
def words(language: str = DEFAULT) -> Words:
    """The catalogue of a language, read once."""
    return Words(language)
