"""The sentences of Oh Hell: German says what English does, and fits where it stands."""

from __future__ import annotations

from importlib.resources import as_file, files

from bench.words.sentences import Asked, sentences


def asked(language: str) -> dict[str, Asked]:
    with as_file(files("toucan_ohhell") / "words" / language / "ohhell.ftl") as path:
        return sentences(path)


def test_german_asks_for_what_english_does() -> None:
    english, german = asked("en"), asked("de")
    assert german.keys() == english.keys()
    for key, sentence in german.items():
        assert sentence.variables.keys() == english[key].variables.keys(), key
