"""The check of docstrings finds each kind that begins badly, with its line, and no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.english import docstrings, main

KINDS = {
    "module": '"""{}"""\n',
    "class": 'class Table:\n    """{}"""\n',
    "function": 'def seat() -> None:\n    """{}"""\n',
    "coroutine": 'async def seat() -> None:\n    """{}"""\n',
    "method": 'class Table:\n    def seat(self) -> None:\n        """{}"""\n',
    "constant": 'SEATS = 4\n"""{}"""\n',
    "field": 'class Table:\n    seats: int\n    """{}"""\n',
    "variable": 'def seat() -> None:\n    if True:\n        seats = 4\n        """{}"""\n',
}
BAD = ("Of the seat that acts.", "What, in the end, it is.", "Who: the host.", "The same for a table.")
GOOD = ("Offered seats.", "Whether it is open.", "Inside: two.", "`What` of a seat.", "")


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_found(kind: str) -> None:
    source = KINDS[kind]
    line = source[: source.index('"""')].count("\n") + 1
    for text in BAD:
        assert [(one.line, one.text, one.bad) for one in docstrings(source.format(text))] == [
            (line, text, True)
        ]
    for text in GOOD:
        assert [one.bad for one in docstrings(source.format(text))] == [False]


def test_other_strings_are_no_docstrings() -> None:
    assert docstrings('seat = "Of a table."\nprint("Who acts.")\n"What is this."\n') == []


def test_the_command_lists_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "a" / "bad.py"
    bad.parent.mkdir()
    bad.write_text('"""Seats."""\n\nFEW = 2\n"""By table\nand seat."""\n')
    (tmp_path / "good.py").write_text('"""Seats of a table."""\n')
    assert main([str(tmp_path)]) == 1
    assert capsys.readouterr().out == f"{bad}:4: By table and seat.\n"
    assert main([str(tmp_path / "good.py")]) == 0


def test_an_unknown_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main([str(tmp_path / "missing")])
