"""Every sentence that a player or an operator reads, by key: one folder of Fluent files a language.

`words()` is the catalogue of the language that is spoken at the moment: English, until `speaking` or `speak`
says who listens.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource

from bot.games.kit.places import letter
from bot.words.signs import plain

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

    from bot.games.base import Refusal

DEFAULT: Final = "en"
SYMBOLS: Final = dict(zip("CDHSNAEFWT", ("♣", "♦", "♥", "♠", "NT", "💨", "⛰️", "🔥", "💧", "✦"), strict=True))
"""French suits and no trump; then Air, Earth, Fire, Water, and the trumps of Loka."""
EMOJIS: Final = "AEFW"
"""The suits that an emoji shows."""


def _sentences(folder: Traversable) -> list[Traversable]:
    """The files of a language; a folder without any is none."""
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((file for file in found if file.name.endswith(".ftl")), key=lambda file: file.name)


LANGUAGES: Final = (
    DEFAULT,
    *sorted(one.name for one in files(__name__).iterdir() if one.name != DEFAULT and _sentences(one)),
)
"""Those that sentences are there in."""

Value = str | int | float
_ENTRIES: Final = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
"""Where a message begins in a file: what goes on is indented, or closes a bracket."""
_BEGINNING: Final = re.compile(r"[«„“\s]*\w")
"""The first letter of a sentence, which may begin with what it quotes."""
REMEMBERED: Final = 4096
"""Sentences of a language that are kept as they were filled in last."""


class Words:
    """The catalogue of one language; what it lacks is said in English.

    In the files, `CARD($card)` is a card or a bid as players write it ("K♥"), `CARD-NAME` its full name and
    `SUIT` the name of a suit from its letter; `SAID` is a card, and `BID` a bid, as its reader likes it (see
    `full_card_names`); `POINTS` is a number that may be below nothing, and `PLACE` a place of a hand, counted
    from 0.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._otherwise = None if language == DEFAULT else catalogue(DEFAULT)
        functions: dict[str, Any] = {"CARD": self.card, "CARD-NAME": self.card_name, "SUIT": self.suit}
        functions |= {"SAID": self._said, "BID": self._bid, "POINTS": plain}
        functions |= {"PLACE": lambda place: letter(int(place))}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._sources: dict[str, str] = {}
        for file in _sentences(files(__name__) / language):
            self.add(file.read_text(encoding="utf-8"))
        # One repaint says nearly what the one before it said.
        self._filled_in = lru_cache(REMEMBERED, typed=True)(self._fill_in)
        self._card_name = lru_cache(REMEMBERED)(self._full_name)

    def __reduce__(self) -> tuple[Callable[[str], Words], tuple[str]]:
        return catalogue, (self.language,)

    def add(self, text: str) -> None:
        """Learn the messages of a file. Each is parsed when it is first said; all would take seconds."""
        for entry in _ENTRIES.split(text)[1:]:
            self._sources.setdefault(entry.partition("=")[0].rstrip(), entry)

    def _message(self, key: str) -> Message:
        # Two threads may parse the same one: the first stays.
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self._sources[key]))
        return self._bundle.get_message(key)

    def __contains__(self, key: str) -> bool:
        """Whether the language says it itself."""
        return key in self._sources

    def __call__(self, key: str, **args: Value) -> str:
        """The message, filled in; in English where the language cannot say it."""
        try:
            return self.own(key, **args)
        except (LookupError, ValueError):
            if self._otherwise is None:
                raise
            return self._otherwise(key, **args)

    def own(self, key: str, **args: Value) -> str:
        """The message, filled in. Raises LookupError for a key, and ValueError for an argument, it lacks."""
        # By the types too, for 1 and True are equal; and by who reads it, for SAID and BID heed that.
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
        """Why an action may not be done; what it repeats of the action is made fit to be shown."""
        args = refusal.args_for_words.items()
        shown = {name: quoted(arg, 200) if isinstance(arg, str) else arg for name, arg in args}
        sentence = self(refusal.key, **shown)
        if any(sentence.startswith(str(shown[name])) for name in ("file", "folder") if name in shown):
            return sentence
        # Some begin with the name of a suit. What they quote stays as it was written.
        return sentence[:1].upper() + sentence[1:]

    def card(self, card: str) -> str:
        """A card in short: `K♥`, `10♠`, `14✦`."""
        if card == "FOOL":
            return self("loka-fool")
        rank, suit = card[:-1], card[-1]
        # Before an emoji a line may end, unless a word joiner stands between.
        joined = "\N{WORD JOINER}" if suit in EMOJIS else ""
        return f"{'10' if rank == 'T' else rank}{joined}{SYMBOLS[suit]}"

    def card_name(self, card: str) -> str:
        """A card in full, for those who listen: `king of hearts`, `King of Fire`, `the World`."""
        # By who reads it too, as any sentence.
        return self._card_name(card, _full_names.get())

    def _full_name(self, card: str, _full_names: bool) -> str:  # noqa: FBT001 — for the cache
        if card == "FOOL":
            return self("loka-fool")
        rank, suit = card[:-1], card[-1]
        if suit == "T":
            return self("loka-trump", number=int(rank))
        return self("loka-card" if suit in "AEFW" else "card", rank=rank, suit=self.suit(suit))

    def bid_name(self, bid: str) -> str:
        """A bid in full: `4 tricks in hearts`. As text it may be a card."""
        return self("bid", tricks=int(bid[:-1]), trump=bid[-1])

    def _said(self, card: str) -> str:
        return self.card_name(card) if _full_names.get() else self.card(card)

    def _bid(self, bid: str) -> str:
        return self.bid_name(bid) if _full_names.get() else self.card(bid)

    def suit(self, suit: str) -> str:
        return self("suit", suit=suit)


def quoted(text: str, most: int = 60) -> str:
    """The beginning of a text from outside, safe to print on one line."""
    # Fluent, too, takes no more than 1,000 characters at one place of a message.
    shown = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in shown)


_language: Final[ContextVar[str]] = ContextVar("language", default=DEFAULT)
"""Each task has its own, and begins with that of the task that made it."""


_full_names: Final[ContextVar[bool]] = ContextVar("full_names", default=False)
"""Whether cards are called by their names."""

_listener: Final[ContextVar[bool]] = ContextVar("listener", default=False)
"""Whether whoever is answered listens."""


def capitalised(text: str) -> str:
    """As a sentence begins, or what stands alone."""
    found = _BEGINNING.match(text)
    return found[0].upper() + text[found.end() :] if found else text


@cache
def catalogue(language: str) -> Words:
    """The catalogue of a language, read once."""
    return Words(language)


def words() -> Words:
    """The catalogue of the language that is spoken now."""
    return catalogue(_language.get())


def own_name(language: str) -> str:
    """What those who speak a language call it."""
    return catalogue(language)("language-own-name")


def speak(language: str) -> None:
    """Speak this language until the end of the task."""
    _language.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak this language meanwhile."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


def heard() -> bool:
    """Whether cards are called by their names now, for somebody who listens."""
    return _full_names.get()


def listens() -> bool:
    """Whether the person who is answered now has signs in words, in what they alone are told."""
    return _listener.get()


def listen(*, wanted: bool) -> None:
    """Until the end of the task, whoever is answered listens, or does not."""
    _listener.set(wanted)


@contextmanager
def full_card_names(*, wanted: bool) -> Iterator[None]:
    """Meanwhile call cards by their names, if so, where a sentence leaves it to its reader."""
    before = _full_names.set(wanted)
    try:
        yield
    finally:
        _full_names.reset(before)


@lru_cache(maxsize=256)
def nearest(locale: str) -> str | None:
    """The language of a client that calls its own `de` or `en-GB`; None for one that we do not speak."""
    language = locale.partition("-")[0]
    return next((one for one in (locale, language) if one in LANGUAGES), None)
