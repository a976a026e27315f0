"""A listener, who stumbles over every sign that a voice leaves out or calls by its name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import cycle, pairwise
from typing import Any, Final

from bot.games import GAMES
from bot.words import LANGUAGES, catalogue
from cogs.kit.controls import Style
from tests.e2e.salon import Salon, alts, controls, texts

SIGNS: Final = frozenset("·▸•\N{MULTIPLICATION SIGN}±→←↑↓✓♣♦♥♠✦‸\N{MINUS SIGN}")
IN_LANGUAGES: Final = [*zip(cycle(GAMES), LANGUAGES, strict=False)]
"""Every game and every language once: putting a text in words depends on neither, and
`test_every_sentence_can_be_put_in_words` covers each sentence of each language."""
MOST: Final = 60
"""Most buttons pressed from one page."""
LOOKS: Final = (
    *("look", "rules", "learn", "replay", "history", "profile", "board", "champions", "challenge"),
    *("hands", "fair", "play", "corner", "guests", "evening", "duplicate", "settings"),
    *("blocks", "calls", "lobby"),
)
"""First words of buttons that only show something."""
SELECTS: Final = (3, 5, 6, 8)


COPIED: Final = re.compile(r"\d{4}-\d\d-\d\d|`[^`]*`|<[^<>\n]*>|https?://\S+|/\w+|[“„«][^“”»]*[“”»]")
"""Dates, text to copy or to type, mentions, moments, addresses and commands."""
MISREAD: Final = re.compile(
    r"\d[ \N{NO-BREAK SPACE}\N{NON-BREAKING HYPHEN}/-]\d"  # numbers that run together
    r"|\d\?(?=[,;*])"  # a rating that is asked
    r"|(?<![\w-])-\d"  # a number below nothing
    r"|\([KQJ](?: [^()]+)?\)|(?<!\w)[KQJ][, )]"  # a letter for a card
)
"""Patterns that a voice reads as something else."""
GLUED: Final = re.compile(
    r"[,;:] ?[,;:.]|(?<!\.)\. ?[,;:.](?!\.)| [,.](?= |$)"  # a list with an empty item, or two ends
    r"|(?<=[^\W\d_])[,;:.!?](?=[^\W\d_])"  # sentences or items without a space between them
)
"""Patterns of sentences and lists that were put together wrongly."""


def bids_as_cards(text: str) -> set[str]:
    """Return the names of cards that no deck has: a bid of 1 or 11 tricks that was read as a card."""
    return {*_no_cards().findall(text)}


@cache
def _no_cards() -> re.Pattern[str]:
    """Return a pattern of those cards in every language."""
    cards = [f"{rank}{suit}" for rank in ("1", "11", "12", "13") for suit in "CDHS"]
    names = {re.escape(catalogue(language).card_name(card)) for language in LANGUAGES for card in cards}
    return re.compile(rf"(?<!\w)(?:{'|'.join(sorted(names))})(?!\w)")


def again(text: str) -> set[str]:
    """Return the sentences that stand twice in a row, and the lines that stand twice."""
    lines = [line for line in text.split("\n") if line]
    sentences = [one for line in lines for one in re.split(r"(?<=[.!?]) ", line)]
    twice = {one for one, after in pairwise(sentences) if one == after}
    return twice | {line for line in lines if lines.count(line) > 1}


def misread(text: str) -> set[str]:
    """Return what a voice reads as something else, also of a text with signs."""
    read = COPIED.sub("this", text)
    return {*MISREAD.findall(read), *GLUED.findall(read), *bids_as_cards(text)}


def signs(text: str) -> set[str]:
    """Return the signs that a voice stumbles over, any emoji among them, and what it reads as another."""
    found = {char for char in text if char in SIGNS or unicodedata.category(char) == "So"}
    return found | {*MISREAD.findall(COPIED.sub("this", text))}


class Listener:
    """A person with settings for text only, who opens everything there is to see."""

    def __init__(self, salon: Salon, who: Any, *also: str) -> None:
        self.salon = salon
        self.who = who
        self.kinds = (*LOOKS, *also)
        """First words of the buttons that are pressed."""
        self.stumbled: dict[str, object] = {}
        """Places with signs, and the signs."""
        self.read = 0
        """Number of messages read."""

    async def types(self, command: str, **options: Any) -> None:
        """Type a command, and press every button that shows something."""
        pages: list[Any] = []
        self._reads(await self.salon.slash(self.who, command, **options), command, pages)
        await self._looks_through(pages, command)

    async def looks_through(self, message: Any, where: str) -> None:
        """Press every button that shows something, and those of the pages shown."""
        await self._looks_through([message], where)

    async def presses(self, message: Any, what: str) -> Any:
        """Press one button of any kind; return and read the result."""
        result = await self.salon.click(self.who, message, what)
        if result.modal is not None:
            self._hears(_written(result.modal), what)
        self._reads(result, what, [])
        return result

    async def _looks_through(self, pages: list[Any], where: str) -> None:
        pressed = set[str]()
        for _ in range(MOST):
            there = ((page, one) for page in pages if self.salon.there(page) for one in controls(page))
            page, button = next(
                ((page, one) for page, one in there if _shows(one, pressed, self.kinds)), (None, {})
            )
            if page is None:
                return
            pressed.add(made := button["custom_id"])
            self._reads(await self.salon.click(self.who, page, made), f"{where}, {made}", pages)
            if page.flags.ephemeral and self.salon.there(page):
                # A click may change the message that it was on.
                self.listens(page, f"{where}, {made}, there")

    def _reads(self, result: Any, where: str, pages: list[Any]) -> None:
        if result.ephemeral and (message := result.response) is not None:
            self.listens(message, where)
            if all(message.id != one.id for one in pages):
                pages.append(message)

    def listens(self, message: Any, where: str) -> None:
        """Read all of a message."""
        self.read += 1
        said = [texts(message), *(one.get("label") or "" for one in controls(message))]
        for select in (one for kind in SELECTS for one in controls(message, kind)):
            said.append(select.get("placeholder") or "")
            for option in select.get("options") or ():
                said += [option["label"], option.get("description") or ""]
        self._hears(said, where)
        if twice := again(texts(message)):
            self.stumbled[f"{where}, twice"] = twice

    def hears_others_read(self, message: Any, where: str) -> None:
        """Read a public message, which has signs for those who look, as the runs of Spring Cleaning."""
        said = [texts(message), *(one.get("label") or "" for one in controls(message))]
        said = [text.replace("\N{NON-BREAKING HYPHEN}", ", ") for text in said]
        if found := {text: misread(text) for text in said if misread(text)}:
            self.stumbled[where] = found
        self._hears(alts(message), f"{where}, pictures")
        if twice := again(texts(message)):
            self.stumbled[f"{where}, twice"] = twice

    def _hears(self, said: Iterable[str], where: str) -> None:
        if found := {text: both for text in said if (both := signs(text) | misread(text))}:
            self.stumbled[where] = found


def _shows(button: dict[str, Any], pressed: set[str], kinds: Sequence[str]) -> bool:
    custom_id = button.get("custom_id", "")
    return (
        custom_id.startswith(tuple(f"press:{kind}:" for kind in kinds))
        and custom_id not in pressed
        and not button.get("disabled")
        and button.get("style") != Style.danger.value
    )


def _written(part: Any) -> Iterable[str]:
    """Yield every text of a form, as Discord takes it."""
    if isinstance(part, dict):
        for name, inner in part.items():
            if isinstance(inner, str) and name in ("title", "label", "description", "placeholder"):
                yield inner
            yield from _written(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _written(inner)
