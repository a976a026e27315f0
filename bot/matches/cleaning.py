"""Undo what mail, editors, shells and chats do to an exported match.

Changes are undone only if they have one possible meaning: encodings, line ends, blanks, quote marks, code
fences, wrapped lines and text around a match. The content of a line never changes, so a wrong match stays
wrong.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from bot.fair.deals import word_digest

NARROWEST: Final = 60
"""Width in characters below which nobody wraps lines.

A line that, with the next line's first word, fits in this width was not wrapped there.
"""
TELLING: Final = 400
"""Bytes at the beginning of a text that decide its encoding."""

_STRAIGHT: Final = {
    **dict.fromkeys((*range(0x2010, 0x2016), 0x2212, 0xFE63, 0xFF0D), "-"),
    **dict.fromkeys(range(0x201C, 0x2020), '"'),
    **dict.fromkeys(range(0x2018, 0x201C), "'"),
}
"""Translation of typographic dashes and quotation marks to the ASCII characters that were typed."""
_SPACES: Final = (*range(0x09, 0x0D), *range(0x1C, 0x20), 0x85, 0xA0, 0x1680, *range(0x2000, 0x200B))
_HIDDEN: Final = (*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0xFEFF)
_UNSEEN: Final = {
    **dict.fromkeys((*_SPACES, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000), " "),
    **dict.fromkeys((0, 0xAD, 0x61C, 0x180E, *_HIDDEN), None),
}
"""Translation of every kind of space to an ASCII space, and of invisible characters to nothing."""

_ENDED: Final = re.compile(rb"\r*\n?\Z")
_LEADING: Final = re.compile(r"\A[^!-=?-~]*")
_QUOTES: Final = re.compile(r"(?: *>)+")
_FENCE: Final = re.compile(r"(?:```+|~~~+) *")
_FENCED: Final = re.compile(r" *```+$")
_ACTION: Final = re.compile(r"(?:nature|[0-9]+|[^\sIia]) [a-z]")
"""An action, or one with a letter mistaken for its seat."""
_VERBS: Final = (
    "pass|bid|play|partners|demand|offer|continue|discard|abundance|kings|honours|mixed|done|extend|draw"
    "|insert|arrange|dealer|leader|deal|shuffle"
)
_SURELY: Final = re.compile(rf"[=!] |(?:nature|[0-9]+) (?:{_VERBS})(?: |$)")
"""A line that can only belong to a match, even with no match before it."""
_REFUSED: Final = re.compile(r"! (?:nature|[0-9]+) .", re.DOTALL)
"""A refusal, which is left as it is, since it may quote any text."""
_ARGUMENT: Final = re.compile(r"(?:[0-9]{1,2}|[TJCQKA])[CDHSAEFWT]|FOOL|h[0-9]+|[0-9]\.[0-9]|-?[0-9]{1,4}")
_OPTION: Final = re.compile(r"[a-z_]+=[^= ]+")
_PROOF: Final = re.compile(
    r"# (?:commitment|seed|word|challenge|board|night)"
    r"(?: (?:[0-9a-f]{64}|[0-9]{1,20}|[0-9]{4}-W[0-9]{2}|highest|lowest|swiss|sealed))*"
)
_WORD: Final = re.compile(r"(# word [0-9]+ ([0-9a-f]{64}))(?: (.*))?")


@dataclass(frozen=True, slots=True)
class CleanLine:
    number: int
    """Number of the line in the file where it begins, counted from 1."""
    text: str
    readable: bool = True
    """Whether all bytes of the line could be decoded."""
    typed: str = ""
    """The text with its original quotation marks and dashes, which a player's own word may contain."""
    width: int = 0
    """Length in characters of the longest file line that it was joined from."""
    head: int = 0
    """Length in characters of its first word in the file, where it could be wrapped."""
    depth: int = 0
    """Number of quote marks (`>`) before it."""


def cleaned(lines: Iterable[bytes]) -> Iterator[CleanLine]:
    """Yield the lines of all matches in a text, without the text around them.

    Lines that seem to belong to a match, and are not lines of one, are yielded too, so that they are
    reported.
    """
    opened = told = apart = False
    other: CleanLine | None = None
    """First foreign line since the last line of a match."""
    above: CleanLine | None = None
    depth = 0
    for line in _joined(map(_tidied, _decoded(lines))):
        text = line.text
        apart = apart or not text or line.depth < depth
        depth = line.depth if text else depth
        if not text:
            above = None
        elif text.startswith("#"):
            yield line
        elif text.partition(" ")[0] == "game":
            opened, told, apart, other = True, True, False, None
            yield line
        elif not opened:
            if _SURELY.match(text):
                told = True
                yield above or line
            else:
                other, above = other or line, line
        elif not apart or _ACTION.match(text) or text[0] in "=!":
            if other:
                yield other
            # Nothing after the last fact of an export belongs to it.
            apart, other = text.startswith("= winners "), None
            yield line
        else:
            other = other or line
    if other and not told:
        yield other


def _joined(lines: Iterator[CleanLine]) -> Iterator[CleanLine]:
    """Join wrapped lines, where they cannot be anything else."""
    held: CleanLine | None = None
    blank: CleanLine | None = None
    """A blank line that follows the held line."""
    for line in lines:
        if held and not line.text:
            blank = line
        elif held and (both := _continued(held, line)):
            held, blank = both, None
        else:
            yield from (_as_typed(one) for one in (held, blank) if one)
            held, blank = line, None
    yield from (_as_typed(one) for one in (held, blank) if one)


def _continued(held: CleanLine, line: CleanLine) -> CleanLine | None:
    """Return both lines as one, or None if the second is a line of its own."""
    if held.width + 1 + line.head <= NARROWEST:
        return None
    both = replace(
        held,
        text=f"{held.text} {line.text}",
        typed=f"{held.typed} {line.typed}",
        readable=held.readable and line.readable,
        width=max(held.width, line.width),
    )
    if _WORD.fullmatch(held.text):
        return both if _word(held) is None and _word(both) is not None else None
    start, _, _ = held.text.partition(" ")
    if start == "#":
        return both if _PROOF.fullmatch(both.text) or _WORD.fullmatch(both.text) else None
    if start != "game" and start != "=" and not _ACTION.match(held.text):
        return None
    part = _OPTION if start == "game" else _ARGUMENT
    return both if all(map(part.fullmatch, line.text.split(" "))) else None


def _as_typed(line: CleanLine) -> CleanLine:
    """Return a line that holds a player's word with the word as it was typed."""
    word = _word(line)
    form = _WORD.fullmatch(line.text)
    return replace(line, text=f"{form[1]} {word}") if form and word else line


def _word(line: CleanLine) -> str | None:
    """Return the word of a line that holds a word with its digest; None if no spelling fits the digest."""
    for text in (line.typed, line.text):
        form = _WORD.fullmatch(text)
        if form and form[3]:
            for word in (form[3], unicodedata.normalize("NFC", form[3])):
                if word_digest(word) == form[2]:
                    return word
    return None


def _tidied(line: CleanLine) -> CleanLine:
    """Remove quote marks, code fences, blanks and invisible characters from a line."""
    text = line.text
    ends = text[:1] + text[-1:]
    if (text.isascii() and text.isprintable() and not set(ends) & set(" >`~")) or _REFUSED.match(text):
        return replace(line, typed=text, width=len(text), head=len(text.partition(" ")[0]))
    width, head = len(text.rstrip()), len(_LEADING.sub("", text).partition(" ")[0])
    text = text.translate(_UNSEEN)
    quotes = _QUOTES.match(text)
    depth = quotes[0].count(">") if quotes else 0
    text = text[quotes.end() if quotes else 0 :].strip(" ")
    typed, text = text, _unfenced(text.translate(_STRAIGHT))
    return replace(line, text=text, typed=typed, width=width, head=head, depth=depth)


def _unfenced(text: str) -> str:
    """Remove code fences; an opening fence with a language name leaves an empty line."""
    if fence := _FENCE.match(text):
        rest = text[fence.end() :]
        text = rest if rest.startswith("game ") or _SURELY.match(rest) else ""
    return _FENCED.sub("", text)


def _decoded(lines: Iterable[bytes]) -> Iterator[CleanLine]:
    """Yield the lines of a text in UTF-8 or UTF-16, with any line ends."""
    number, left, raws = 0, "", iter(lines)
    beginning = b""
    begun: list[bytes] = []
    for raw in raws:
        begun.append(raw)
        beginning += raw
        if len(beginning) > TELLING:
            break
    decoder: codecs.IncrementalDecoder | None = None
    if (encoding := _encoding(beginning)) != "utf-8":
        decoder = codecs.getincrementaldecoder(encoding)("replace")
    for raw in chain(begun, raws):
        if decoder is None:
            parts = [_utf_8(part) for part in _ENDED.sub(b"", raw).split(b"\r")]
        else:
            *whole, left = (left + decoder.decode(raw)).split("\n")
            parts = [_utf_16(part) for one in whole for part in one.rstrip("\r").split("\r")]
        for text, readable in parts:
            number += 1
            yield CleanLine(number, text, readable)
    if decoder and (left := left + decoder.decode(b"", final=True)):
        for part in left.rstrip("\r").split("\r"):
            number += 1
            yield CleanLine(number, *_utf_16(part))


def _utf_8(raw: bytes) -> tuple[str, bool]:
    try:
        return raw.decode(), True
    except UnicodeDecodeError:
        return raw.decode(errors="replace"), False


def _utf_16(text: str) -> tuple[str, bool]:
    return text, "\ufffd" not in text


def _encoding(beginning: bytes) -> str:
    """Return the encoding of a text.

    Without a byte order mark, UTF-16 is recognised by its zero bytes: most letters have one on the same side.
    """
    for mark, name in ((codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be")):
        if beginning.startswith(mark):
            return name
    before, behind = beginning[::2].count(0), beginning[1::2].count(0)
    if 6 * abs(behind - before) <= len(beginning):
        return "utf-8"
    return "utf-16-le" if behind > before else "utf-16-be"
