"""Every sentence beside its English, on a page for translators: `make words` writes `build/words/index.html`.

Sentences that a language lacks, or whose arguments differ from the English, come first and are printed too;
until they are translated, they appear in English.
"""

from __future__ import annotations

import html
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from bench.words.sentences import ROOT, Sentence, files, lacking, parsed, superfluous
from bot.words import DEFAULT, LANGUAGES, own_name

FOLDER: Final = Path("build/words")

PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Toucan: every sentence</title>
<meta name="viewport" content="width=device-width">
<style>
body {{ margin: 0; padding: 1em; font: 15px/1.4 sans-serif; color: #222; background: #fff; }}
table {{ border-collapse: collapse; width: 100%; table-layout: fixed; }}
th, td {{ border: 1px solid #bbb; padding: .4em; text-align: left; vertical-align: top;
  overflow-wrap: anywhere; white-space: pre-wrap; }}
.missing {{ background: #fde2dc; }} code {{ font-size: 12px; color: #555; }}
</style>
<h1>Every sentence</h1>
<p>{summary}</p>
{tables}</html>"""


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
            rows.append((key not in missing, about, _text(path, sentence), _text(there, own.get(key))))
    for whole, about, *said in sorted(rows, key=lambda row: row[0]):
        cells = "".join(f"<td>{html.escape(cell)}" for cell in said)
        yield f"<tr{'' if whole else ' class=missing'}><td><code>{html.escape(about)}</code>{cells}"


def page(languages: Iterable[str]) -> str:
    tables = []
    for language in languages:
        tables.append(f'<h2 id="{language}">{html.escape(own_name(language))}</h2><table lang="{language}">')
        tables.append(f"<tr><th>Key<th>English<th>{html.escape(own_name(language))}")
        tables.extend(table(language))
        tables.append("</table>")
    summary = " · ".join(
        f'<a href="#{language}">{html.escape(own_name(language))}</a>: {len(lacking(language))} to write'
        for language in languages
    )
    return PAGE.format(summary=summary, tables="\n".join(tables))


def main(asked: list[str]) -> None:
    languages = [one for one in LANGUAGES if one != DEFAULT and (not asked or one in asked)]
    for language in languages:
        print(f"{language}: {len(lacking(language))} to write")  # noqa: T201 — what a person asked for
        for key in (*lacking(language), *(f"{key} (no more in English)" for key in superfluous(language))):
            print(f"  {key}")  # noqa: T201 — as above
    FOLDER.mkdir(parents=True, exist_ok=True)
    there = FOLDER / "index.html"
    there.write_text(page(languages), encoding="utf-8")
    print(there)  # noqa: T201 — as above


if __name__ == "__main__":
    main(sys.argv[1:])
