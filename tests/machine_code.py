"""A plugin of pytest, `-p tests.machine_code`: the tests ask rules that are machine code.

They are those of the copy in $TOUCAN_TEST_COPY. What replaces something in the rules does not reach them.
"""

from __future__ import annotations

import inspect
import os
import sys
from pathlib import Path

import pytest

from bot.engines import homes

homes.COPY = Path(os.environ["TOUCAN_TEST_COPY"])  # type: ignore[misc]
homes.use_compiled_rules()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip those that have something replaced there themselves; a fixture does so with every test."""
    for item in items:
        asked = inspect.signature(item.function).parameters if isinstance(item, pytest.Function) else ()
        if "monkeypatch" in asked and "games" in item.nodeid:
            item.add_marker(pytest.mark.skip(reason="machine code has its constants within"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """However quiet it is to be: whose rules these were, and how many tests asked them."""
    passed, skipped = (len(terminalreporter.stats.get(what, ())) for what in ("passed", "skipped"))
    terminalreporter.write_line(f"rules: {sys.modules['bot.games.base'].__file__} {passed} {skipped}")
