"""A native reader's corrections: from a page in a browser to a language's files, and nothing else changed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.async_api import async_playwright

from bench.phone.browser import ARGS, CHROMIUM
from bench.words import __main__ as pages
from bench.words import corrections, sentences
from bench.words.corrections import brought_in, state

FEW = (
    "### Few.\n\nyes = yes\nwho = { $name } plays { SAID($card) }.\n\n## More\n\nlong =\n    One\n    two.\n"
)
HELD = "### Words & cards\n\nheld = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}\n"
SENTENCES = {"few.ftl": FEW, "cards.ftl": HELD}
GERMAN = {
    "few.ftl": FEW.replace("= yes", "= ja")
    .replace("plays", "spielt")
    .replace("One\n    two", "Eins\n    zwei"),
    "cards.ftl": HELD.replace("one card", "eine Karte").replace("cards\n}", "Karten\n}"),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for language, every in (("en", SENTENCES), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        for name, text in every.items():
            (tmp_path / language / name).write_text(text, encoding="utf-8")
    for module in (sentences, corrections, pages):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    sentences.lacking.cache_clear()
    sentences.differing.cache_clear()
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "build")
    return tmp_path


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in (folder / "de").iterdir()}


def saved(key: str, shown: str, *lines: str) -> str:
    return "\n".join(("# Toucan: de", "", f"{key} {state(shown)} =", *(f"|{line}" for line in lines), ""))


@pytest.mark.skipif(
    CHROMIUM is None and not os.environ.get("CI"), reason="Chromium is not installed (CI has it)"
)
async def test_a_page_brings_corrections_back(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pages.main(["de"])
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        page = await browser.new_page()
        await page.goto((folder / "build/de.html").as_uri())
        held = GERMAN["cards.ftl"].partition("= ")[2].strip().replace("eine Karte", "nur\u00a0eine")
        for key, said in (
            ("yes", "jawohl </textarea> & „so“"),
            ("held", held),
            ("long", "Eins\n- zwei\ndrei"),
        ):
            # To come into a box fills it with what the language says now.
            await page.focus(f"#{key}")
            await page.fill(f"#{key}", said)
        await page.focus("#who")
        await page.reload()
        async with page.expect_download() as loading:
            await page.click("#save")
        file = folder / "saved.txt"
        await (await loading.value).save_as(file)
        assert await page.input_value("#who") == ""
        await browser.close()
    pages.main([str(file)])
    assert capsys.readouterr().out.splitlines()[-3:] == [
        f"{key}: corrected." for key in ("held", "yes", "long")
    ]
    assert texts(folder) == {
        "few.ftl": GERMAN["few.ftl"]
        .replace("= ja", "= jawohl </textarea> & „so“")
        .replace("Eins\n    zwei.", "Eins\n    - zwei\n    drei"),
        "cards.ftl": GERMAN["cards.ftl"].replace("eine Karte", "nur\u00a0eine"),
    }


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["{ $player } spielt { SAID($card) }."], "filled in with $card, $player instead of $card, $name"),
        (["{ $name } spielt."], "filled in with $name instead of $card, $name"),
        (["{ $name } spielt { SAID($card }."], "a bracket"),
        (["{ $name } { SAID($card) }", "[one] ja"], "a bracket"),
        (["{ $name } { SAID($card) }", ".more = ja"], "a bracket"),
        (["{ $name } { $card ->", "[one] ja", "}"], "a bracket"),
        ([], "a bracket"),
        (["{ $name } { EVAL($card) }"], "cannot be filled in"),
        (["{ $name } { SAID($card) } { yes }"], "cannot be filled in"),
        (["{ $name } { SAID($card) } \u202e"], "U+202E"),
    ],
)
def test_a_correction_that_cannot_stand_is_told(folder: Path, lines: list[str], why: str) -> None:
    told = list(brought_in(saved("who", "{ $name } spielt { SAID($card) }.", *lines)))
    assert len(told) == 1
    assert told[0].startswith("who: not changed, as ")
    assert why in told[0]
    assert told[0].splitlines()[1:] == [f"    |{line}" for line in lines]
    assert texts(folder) == GERMAN


def test_what_is_not_understood_changes_nothing(folder: Path) -> None:
    wrapped = saved("yes", "ja", "jawohl, sehr") + "gern"
    text = "\n".join(
        (wrapped, *saved("yes", "yes", "jo").split("\n")[2:], *saved("gone", "", "weg").split("\n")[2:])
    )
    told = list(brought_in(text.replace("\n\n", "\nHello\n\n", 1)))
    assert [one.splitlines()[0] for one in told] == [
        "Not understood, and left out: Hello",
        "yes: not changed, as a line of it does not begin with “|”:",
        "yes: not changed, as the sentence has changed since the page was made:",
        "gone: not changed, as there is no such sentence any more:",
    ]
    for head in ("# Toucan: en", "# Toucan: ../de", "", "who 00000000 ="):
        assert [one[:16] for one in brought_in(f"{head}\n\nyes {state('ja')} =\n|jo\n")] == [
            "Nothing was read"
        ]
    assert texts(folder) == GERMAN


def test_a_sentence_that_lacks_is_added(folder: Path) -> None:
    path = folder / "de" / "few.ftl"
    path.write_text(GERMAN["few.ftl"].replace("yes = ja\n", ""), encoding="utf-8")
    assert list(brought_in(saved("yes", "", "ja", "doch"))) == ["yes: corrected."]
    assert path.read_text(encoding="utf-8").endswith("    zwei.\n\nyes = ja\n    doch\n")
