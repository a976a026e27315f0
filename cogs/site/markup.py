"""HTML as strings: outside text is escaped, and Discord's markup becomes elements."""

from __future__ import annotations

import re
from html import escape
from typing import Final

_MARKS: Final = re.compile(r"\\([^A-Za-z0-9\s])|(\*\*)|(\*)|(\n)")
_ELEMENTS: Final = {2: "strong", 3: "em"}


class Html(str):
    """A string that is safe to include in a page."""

    __slots__ = ()


def element(tag: str, /, *content: str, **attributes: str | int | bool | None) -> Html:
    """Return an element; plain strings in its content are escaped.

    In an attribute's name a final `_` is dropped, as `class` is a keyword, and other ones become `-`. True
    yields no value; None and False omit the attribute.
    """
    return Html(f"<{tag}{_attributes(attributes)}>{joined(*content)}</{tag}>")


def void(tag: str, /, **attributes: str | int | bool | None) -> Html:
    """Return an element that has no content, such as a picture."""
    return Html(f"<{tag}{_attributes(attributes)}>")


def joined(*content: str) -> Html:
    return Html("".join(one if isinstance(one, Html) else escape(one) for one in content))


def _attributes(given: dict[str, str | int | bool | None]) -> str:
    written = []
    for key, value in given.items():
        if value is None or value is False:
            continue
        name = key.rstrip("_").replace("_", "-")
        written.append(f" {name}" if value is True else f' {name}="{escape(str(value))}"')
    return "".join(written)


def from_discord(text: str) -> Html:
    """Convert a message's text: bold, italics, line breaks and escapes."""
    parts, begun, at = list[str](), list[int](), 0
    for found in _MARKS.finditer(text):
        parts.append(escape(text[at : found.start()]))
        at = found.end()
        kind = found.lastindex or 0
        if kind == 1:
            parts.append(escape(found[1]))
        elif kind in _ELEMENTS:
            parts.append(_turned(begun, kind))
        else:
            parts.append("<br>")
    parts.append(escape(text[at:]))
    parts += [f"</{_ELEMENTS[kind]}>" for kind in reversed(begun)]
    return Html("".join(parts))


def _turned(begun: list[int], kind: int) -> str:
    """Open an element, or close it with all opened within it."""
    if kind not in begun:
        begun.append(kind)
        return f"<{_ELEMENTS[kind]}>"
    ended = ""
    while True:
        inner = begun.pop()
        ended += f"</{_ELEMENTS[inner]}>"
        if inner == kind:
            return ended
