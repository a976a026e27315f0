"""A page for each language, `build/words/LANGUAGE.html`: a native reader corrects it in a browser alone.

`make words` also prints the sentences that a language lacks, or whose arguments differ from the English. They
come first on its page, and appear in English until they are translated. Given a file of corrections that was
saved from a page, it brings these into the language's files instead.
"""

from __future__ import annotations

import html
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.words.corrections import brought_in, state
from bench.words.sentences import ROOT, Sentence, files, lacking, parsed, superfluous
from bot.words import LANGUAGES, own_name

FOLDER: Final = Path("build/words")
PAGE: Final = (Path(__file__).parent / "page.html").read_text(encoding="utf-8")


def _text(path: Path, sentence: Sentence | None) -> str:
    span = sentence and sentence.entry.value and sentence.entry.value.span
    return path.read_text(encoding="utf-8")[span.start : span.end] if span else ""


def table(language: str) -> Iterator[str]:
    """Yield the rows of one language, missing sentences first."""
    missing = set(lacking(language))
    rows = []
    for path in files():
        there = ROOT / language / path.name
        own = {sentence.entry.id.name: sentence for sentence in parsed(there)}
        for sentence in parsed(path):
            key = sentence.entry.id.name
            about = f"{key}\n{path.stem}: {sentence.stands}"
            rows.append((key not in missing, key, about, _text(path, sentence), _text(there, own.get(key))))
    for whole, key, about, english, said in sorted(rows, key=lambda row: row[0]):
        cells = "".join(f"<td>{html.escape(cell)}" for cell in (english, said))
        box = f'<td><textarea id="{key}" data-state="{state(said)}"></textarea>'
        yield f"<tr{'' if whole else ' class=missing'}><td><code>{html.escape(about)}</code>{cells}{box}"


def page(language: str) -> str:
    """Return the page of a language; it needs nothing but a browser."""
    glossary = (ROOT / language / "cards.ftl").read_text(encoding="utf-8").partition("\n\n")[0]
    filled_in = {
        "LANGUAGE": language,
        "NAME": html.escape(own_name(language)),
        "GLOSSARY": html.escape(glossary.replace("### ", "").replace("###", "")),
        "ROWS": "\n".join(table(language)),
    }
    before, *parts = PAGE.split("@@")
    return before + "".join(filled_in.get(part, part) for part in parts)


def main(asked: list[str]) -> None:
    saved = [Path(one) for one in asked if one not in LANGUAGES]
    for path in saved:
        sys.stdout.writelines(f"{one}\n" for one in brought_in(path.read_text(encoding="utf-8-sig")))
    for language in LANGUAGES[1:] if not saved else ():
        if asked and language not in asked:
            continue
        sys.stdout.write(f"{language}: {len(lacking(language))} to write\n")
        for key in (*lacking(language), *(f"{key} (no more in English)" for key in superfluous(language))):
            sys.stdout.write(f"  {key}\n")
        FOLDER.mkdir(parents=True, exist_ok=True)
        there = FOLDER / f"{language}.html"
        there.write_text(page(language), encoding="utf-8")
        sys.stdout.write(f"{there}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
