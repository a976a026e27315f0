"""Texts for people who listen: signs that a voice leaves out, or calls by their names, put in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bot.words.signs import MINUS

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.words import Words

_SUITS: Final = dict(zip("♣♦♥♠💨⛰🔥💧✦", "CDHSAEFWT", strict=True))
_PLACES: Final = {"🥇": "1.", "🥈": "2.", "🥉": "3."}
_MARKS: Final = "💬▸✓✅❌⚠💡⏳⌛💤⏸⏹↻↩🔌🏆🃏🎉🧩"
"""Signs before words that say the same."""

_KEPT: Final = re.compile("(\u2068[^\u2069]*\u2069|`[^`]*`|<[^<>\n]*>|https?://\\S+)")
"""Parts that are not ours to change: people's names, text to copy, mentions and addresses."""
_LEADS: Final = re.compile(f"^((?:#+|-#|[•>-]) +)?(?:[{_MARKS}]\ufe0f? *)+", re.MULTILINE)
_MARKED: Final = re.compile(f"[{_MARKS}]\ufe0f? +")
_ITEMS: Final = re.compile("^• ", re.MULTILINE)
_BETWEEN: Final = re.compile(" *\0 *")
_AFTER_STOP: Final = re.compile("(?<=[.:;!?,]) *\0 *")
_UNSURE: Final = re.compile(r"(?<=\d)\?(?=\*\*|[,;]| ·)")
"""Question mark of a rating that is not settled, which the words beside it say."""
_LEGEND: Final = re.compile(r" \((?:[KQJ]|K [^()]+)\)")
"""Meaning of letters that no listener hears."""
_OF: Final = re.compile(r"(?<![\w/])(\d+)/(\d+)(?![\w/])")
_IN_A_RUN: Final = re.compile("(?<=\\d)\N{NON-BREAKING HYPHEN}(?=\\d)")
_LEADS_TO: Final = re.compile(" → ")
_ARROWS: Final = re.compile(" *[→←↑↓] *")
_AT_AN_END: Final = re.compile("^ *[→←↑↓] *| *[→←↑↓] *$")
_CARD: Final = re.compile("(?<!\\w)(1\\d|2[01]|[1-9AKQJC])[\u2060]?([♣♦♥♠💨⛰🔥💧✦])[\ufe0e\ufe0f]?")
_SUIT: Final = re.compile("([♣♦♥♠💨⛰🔥💧✦])[\ufe0e\ufe0f]?")
_MEDAL: Final = re.compile("[🥇🥈🥉]")
_NEGATIVE: Final = re.compile(f"(?<![\\w-])[{MINUS}-](?=\\d)")


def in_words(text: str, say: Words) -> str:
    """Return the text with words in place of signs; idempotent.

    People's own text, and text to copy, stay as they are.
    """
    text = _ITEMS.sub("- ", _LEADS.sub(r"\1", text))
    parts = _KEPT.split(text)
    parts[::2] = [_plain(part, say) for part in parts[::2]]
    return "\n".join(map(_listed, "".join(parts).split("\n")))


def _listed(line: str) -> str:
    """Put commas between the items of a line, or more than these where an item has one itself."""
    if "\0" not in line:
        return line
    between = "; " if any(", " in item for item in line.split("\0")) else ", "
    return _BETWEEN.sub(between, _AFTER_STOP.sub(" ", line))


def _plain(text: str, say: Words) -> str:
    text = _LEGEND.sub("", _UNSURE.sub("", text))
    text = _OF.sub(lambda found: say("picture-taken", taken=found[1], wanted=found[2]), text)
    text = text.replace(f" {MINUS} ", f" {say('heard-minus')} ")
    text = _NEGATIVE.sub(say("heard-minus") + "\N{NO-BREAK SPACE}", text)
    # Most texts need no other change.
    if text.isascii():
        return text
    text = _MARKED.sub("", text).replace("·", "\0")
    text = _IN_A_RUN.sub(", ", text)
    text = _ARROWS.sub(" ", _AT_AN_END.sub("", _LEADS_TO.sub(": ", text)))
    text = _CARD.sub(_named(say), text)
    text = _SUIT.sub(lambda found: say.suit(_SUITS[found[1]]), text)
    text = _MEDAL.sub(lambda found: _PLACES[found[0]], text)
    text = text.replace("\N{MULTIPLICATION SIGN}", say("heard-times")).replace("±", say("heard-give-or-take"))
    return text.replace(" ✓", f", {say('heard-right')}")


def _named(say: Words) -> Callable[[re.Match[str]], str]:
    def name(found: re.Match[str]) -> str:
        rank, suit = found[1], _SUITS[found[2]]
        return say.card_name(f"{rank if suit == 'T' else 'T' if rank == '10' else rank}{suit}")

    return name
