"""Corrections of a native reader, from the text that a language's page saves to the language's files.

Each begins with a line `KEY STATE =`; STATE is that of the sentence as the page showed it. The lines of the
new sentence follow, each after a `|`.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from typing import Final

from fluent.syntax import FluentParser, ast

from bench.words.sentences import ROOT, Asked, files, forms, parsed, sentences
from bot.words import DEFAULT, LANGUAGES, Words

HEAD: Final = re.compile(r"# Toucan: (\w+)")
BEGINS: Final = re.compile(r"([a-zA-Z][\w-]*) ([0-9a-f]{8}) =")
INVISIBLE: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{WORD JOINER}"
"""Signs without a look that a sentence may need; others could hide something."""


def state(text: str) -> str:
    """Return a short checksum of a sentence, to see whether it has changed since."""
    return f"{zlib.crc32(text.encode()):08x}"


def brought_in(text: str) -> Iterator[str]:
    """Write corrections into the files, and yield a sentence about each and about what was not understood.

    A correction that cannot be used changes nothing and is repeated in full.
    """
    head, *lines = text.replace("\r", "").strip("\n").split("\n")
    language = found[1] if (found := HEAD.fullmatch(head)) else ""
    if language not in LANGUAGES or language == DEFAULT:
        yield f"Nothing was read: the first line must be “# Toucan: ” and a language, not “{head}”."
        return
    blocks: list[tuple[str, str, list[str]]] = []
    for line in lines:
        if begins := BEGINS.fullmatch(line):
            blocks.append((begins[1], begins[2], []))
        elif blocks and line.strip():
            blocks[-1][2].append(line)
        elif line.strip():
            yield f"Not understood, and left out: {line}"
    for key, shown, said in blocks:
        if all(line.startswith("|") for line in said):
            why = _put(language, key, shown, "\n".join(line[1:] for line in said))
        else:
            why = "not changed, as a line of it does not begin with “|”:"
        yield "\n    ".join((f"{key}: {why}", *said)) if why else f"{key}: corrected."


def _put(language: str, key: str, shown: str, said: str) -> str:
    """Replace one sentence; return why not, or nothing."""
    path = next((path for path in files() if key in sentences(path)), None)
    if path is None:
        return "not changed, as there is no such sentence any more:"
    there = ROOT / language / path.name
    text = there.read_text(encoding="utf-8") if there.exists() else ""
    value = next((one.entry.value for one in parsed(there) if one.entry.id.name == key), None)
    start, end = (value.span.start, value.span.end) if value and value.span else (len(text), len(text))
    if state(text[start:end]) != shown:
        return "not changed, as the sentence has changed since the page was made:"
    indent = "    " if value and text[:start].endswith("\n") else ""
    new = indent + re.sub(r"\n(?=[^ }\n])", "\n    ", said.strip(" \n"))
    if why := _fault(language, key, new, sentences(path)[key]):
        return f"not changed, as {why}:"
    whole = text[:start] + new + text[end:] if value else f"{text.rstrip()}\n\n{key} = {new}\n"
    there.write_text(whole, encoding="utf-8")
    for remembered in (parsed, sentences):
        remembered.cache_clear()
    return ""


def _fault(language: str, key: str, said: str, english: Asked) -> str:
    """Return why a sentence cannot stand in a file, or nothing."""
    hidden = {char for char in said if not char.isprintable() and char not in f"{INVISIBLE}\n"}
    if hidden:
        return (
            f"it has signs that cannot be seen ({', '.join(f'U+{ord(char):04X}' for char in sorted(hidden))})"
        )
    entry = f"{key} =\n{said}\n" if said.startswith(" ") else f"{key} = {said}\n"
    body = FluentParser().parse(entry).body
    if len(body) != 1 or not isinstance(body[0], ast.Message) or not body[0].value or body[0].attributes:
        return "a bracket, a sign at the beginning of a line or all of it is missing or wrong"
    asked = Asked()
    asked.visit(body[0])
    if asked.variables.keys() != english.variables.keys():
        wanted, there = (", ".join(f"${name}" for name in sorted(one.variables)) for one in (english, asked))
        return f"it is filled in with {there or 'nothing'} instead of {wanted or 'nothing'}"
    alone = Words(language)
    alone.add(entry.replace(key, "correction", 1))
    try:
        for args in forms(asked):
            alone.own("correction", **args)
    except (LookupError, ValueError) as wrong:
        return f"it cannot be filled in ({wrong})"
    return ""
