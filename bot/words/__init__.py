"""Every sentence that a player or an operator reads, by key: one folder of Fluent files a language.

`words()` is the catalogue of the current language: English, unless `speaking` or `speak` set another.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource

from bot.games import RULES, is_ours, path
from bot.games.kit.places import letter
from bot.words.signs import plain

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

    from bot.games.base import Refusal

DEFAULT: Final = "en"
SYMBOLS: Final = dict(zip("CDHSNAEFWT", ("♣", "♦", "♥", "♠", "NT", "💨", "⛰️", "🔥", "💧", "✦"), strict=True))
"""Symbols of French suits and no trump; of Air, Earth, Fire and Water; and of the trumps of Loka."""
EMOJIS: Final = "AEFW"
"""Suits shown by an emoji."""


def _sentences(folder: Traversable) -> list[Traversable]:
    """Return the files of a language; a folder without any is not a language."""
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((file for file in found if file.name.endswith(".ftl")), key=lambda file: file.name)


def sources(language: str) -> Iterator[Traversable]:
    """Yield the files of a language: ours, then those of packages."""
    of_packages = (path(slug, "words") for slug in RULES if not is_ours(slug))
    for folder in (files(__name__), *of_packages):
        yield from _sentences(folder / language)


LANGUAGES: Final = (
    DEFAULT,
    *sorted(one.name for one in files(__name__).iterdir() if one.name != DEFAULT and _sentences(one)),
)
"""Languages that have sentences."""

Value = str | int | float
_ENTRIES: Final = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
"""Beginning of a message in a file: continuation lines are indented, or close a bracket."""
_BEGINNING: Final = re.compile(r"[«„“\s]*\w")
"""First letter of a sentence, which may begin with a quotation."""
REMEMBERED: Final = 4096
"""Size of each language's cache of filled-in sentences."""


class Words:
    """The catalogue of one language; missing messages fall back to English.

    In the files, `SAID($card)` is a card in the form that its reader prefers (see `full_card_names`), `THE`
    the same with its article, and `CARD-NAME` its full name; `SUIT` is the name of a suit from its letter,
    and `BID` a bid in full, which in short looks like a card. `POINTS` is a number that may be negative, and
    `PLACE` a place in a hand, counted from 0.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._otherwise = None if language == DEFAULT else catalogue(DEFAULT)
        functions: dict[str, Any] = {"CARD-NAME": self.card_name, "SUIT": self.suit}
        functions |= {"SAID": self._said, "THE": self._the, "BID": self.bid_name, "POINTS": plain}
        functions |= {"PLACE": lambda place: letter(int(place))}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._sources: dict[str, str] = {}
        for file in sources(language):
            self.add(file.read_text(encoding="utf-8"))
        # Consecutive repaints need mostly the same sentences.
        self._filled_in = lru_cache(REMEMBERED, typed=True)(self._fill_in)
        self._card_name = lru_cache(REMEMBERED)(self._full_name)

    def __reduce__(self) -> tuple[Callable[[str], Words], tuple[str]]:
        return catalogue, (self.language,)

    def add(self, text: str) -> None:
        """Add the messages of a file. Each is parsed on first use, as parsing all would take seconds."""
        for entry in _ENTRIES.split(text)[1:]:
            self._sources.setdefault(entry.partition("=")[0].rstrip(), entry)

    def _message(self, key: str) -> Message:
        # If two threads parse the same message, the first one stays.
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self._sources[key]))
        return self._bundle.get_message(key)

    def __contains__(self, key: str) -> bool:
        """Return whether the language itself has the message."""
        return key in self._sources

    def __call__(self, key: str, **args: Value) -> str:
        """Return the message, filled in; in English if the language lacks it or its arguments."""
        try:
            return self.own(key, **args)
        except (LookupError, ValueError):
            if self._otherwise is None:
                raise
            return self._otherwise(key, **args)

    def own(self, key: str, **args: Value) -> str:
        """Return the message, filled in; LookupError for a missing key, ValueError for a bad argument."""
        # The types are part of the key, as 1 and True are equal; and so is the reader, as SAID and BID
        # depend on them.
        return self._filled_in(key, _full_names.get(), *args, *args.values())

    def _fill_in(self, key: str, _full_names: bool, *named: Value) -> str:  # noqa: FBT001 — for the cache
        message = self._message(key)
        if message.value is None:
            raise LookupError(key)
        names, values = named[: len(named) // 2], named[len(named) // 2 :]
        text, errors = self._bundle.format_pattern(
            message.value, dict(zip(map(str, names), values, strict=True))
        )
        if errors:
            raise ValueError(f"{key}: {errors}")
        return str(text)

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence of a refusal; quoted parts of the action are made printable."""
        args = refusal.args_for_words.items()
        shown = {name: quoted(arg, 200) if isinstance(arg, str) else arg for name, arg in args}
        sentence = self(refusal.key, **shown)
        if any(sentence.startswith(str(shown[name])) for name in ("file", "folder") if name in shown):
            return sentence
        # Some sentences begin with a suit's name, which needs a capital. Quoted file names stay as written.
        return sentence[:1].upper() + sentence[1:]

    def card(self, card: str) -> str:
        """Return a card in short: `K♥`, `10♠`, `14✦`."""
        if card == "FOOL":
            return self("loka-fool")
        rank, suit = card[:-1], card[-1]
        # A line may break before an emoji, unless a word joiner stands between.
        joined = "\N{WORD JOINER}" if suit in EMOJIS else ""
        return f"{'10' if rank == 'T' else rank}{joined}{SYMBOLS[suit]}"

    def card_name(self, card: str) -> str:
        """Return a card's full name, for people who listen: `king of hearts`, `King of Fire`, `the World`."""
        # The reader is part of the key, as for any sentence.
        return self._card_name(card, _full_names.get())

    def _full_name(self, card: str, _full_names: bool) -> str:  # noqa: FBT001 — for the cache
        if card == "FOOL":
            return self("loka-fool")
        rank, suit = card[:-1], card[-1]
        if suit == "T":
            return self("loka-trump", number=int(rank))
        return self("loka-card" if suit in "AEFW" else "card", rank=rank, suit=self.suit(suit))

    def rank_name(self, card: str) -> str:
        """Return a card's name beside its suit's: `king`, `10`, `the World`."""
        rank, suit = card[:-1], card[-1]
        if suit == "T" and rank not in ("1", "21"):
            return rank
        if suit == "T" or card == "FOOL":
            return self.card_name(card)
        return self("loka-rank" if suit in "AEFW" else "rank", rank=rank)

    def bid_name(self, bid: str) -> str:
        """Return a bid in full: `4 tricks in hearts`. In short it may look like a card."""
        return self("bid", tricks=int(bid[:-1]), trump=bid[-1])

    def _said(self, card: str) -> str:
        return self.card_name(card) if _full_names.get() else self.card(card)

    def _the(self, card: str) -> str:
        if not _full_names.get():
            return self.card(card)
        kind = "fool" if card == "FOOL" else "trump" if card.endswith("T") else card[:-1]
        return self("the-card", kind=kind, card=self.card_name(card))

    def suit(self, suit: str) -> str:
        return self("suit", suit=suit)

    def joined(self, items: Sequence[str]) -> str:
        """Join names: `A`, `A and B`, `A, B and C`."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", first=", ".join(items[:-1]), last=items[-1])


def quoted(text: str, most: int = 60) -> str:
    """Return the beginning of an outside text, safe to print on one line."""
    # Fluent also takes at most 1,000 characters as an argument.
    shown = text if len(text) <= most else text[: most - 1] + "…"
    # Names of combinations have no-break spaces, which Python does not count as printable.
    kept = "\N{NO-BREAK SPACE}"
    return "".join(char if char.isprintable() or char == kept else ascii(char)[1:-1] for char in shown)


_language: Final[ContextVar[str]] = ContextVar("language", default=DEFAULT)
"""Current language of the task, inherited from the task that made it."""


_full_names: Final[ContextVar[bool]] = ContextVar("full_names", default=False)
"""Whether the reader listens to a screen reader: cards are called by their full names."""


def capitalised(text: str) -> str:
    """Return the text with its first letter capitalised."""
    found = _BEGINNING.match(text)
    return found[0].upper() + text[found.end() :] if found else text


@cache
def catalogue(language: str) -> Words:
    """Return the catalogue of a language, read once."""
    return Words(language)


def words() -> Words:
    """Return the catalogue of the current language."""
    return catalogue(_language.get())


def own_name(language: str) -> str:
    """Return the name of a language in that language."""
    return catalogue(language)("language-own-name")


def speak(language: str) -> None:
    """Set the language until the end of the task."""
    _language.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Set the language within the context."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


def heard() -> bool:
    """Return whether cards are now called by their full names, for a listening reader."""
    return _full_names.get()


def listen(*, wanted: bool) -> None:
    """Set, until the end of the task, whether the person being answered listens."""
    _full_names.set(wanted)


@contextmanager
def full_card_names(*, wanted: bool) -> Iterator[None]:
    """Set, within the context, whether cards are called by their full names where a sentence leaves that
    open."""
    before = _full_names.set(wanted)
    try:
        yield
    finally:
        _full_names.reset(before)


@lru_cache(maxsize=256)
def nearest(locale: str) -> str | None:
    """Return our language for a client's locale, such as `de` or `en-GB`; None if we have none."""
    language = locale.partition("-")[0]
    return next((one for one in (locale, language) if one in LANGUAGES), None)
