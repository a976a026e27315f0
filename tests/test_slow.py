from __future__ import annotations

import pytest

from tests.slow import exists, listed, refreshed

BOTH = "tests/test_a.py::test_a"
ONE, OTHER = f"{BOTH}[1]", f"{BOTH}[2]"


@pytest.mark.parametrize(
    ("slow", "seconds", "then"),
    [
        pytest.param([], {ONE: 0.5, OTHER: 0.4}, [ONE], id="half a second is slow"),
        pytest.param([ONE], {ONE: 0.25}, [BOTH], id="a slow test stays slow"),
        pytest.param([ONE], {ONE: 0.2}, [], id="and becomes quick again"),
        pytest.param([ONE], {OTHER: 0.1}, [ONE], id="what was not measured stays"),
        pytest.param([], {ONE: 2.0, OTHER: 3.0}, [BOTH], id="a whole function is one line"),
        pytest.param([BOTH], {ONE: 3.0, OTHER: 0.2}, [ONE], id="a function is told apart again"),
        pytest.param(["tests/test_a.py"], {ONE: 0.1}, ["tests/test_a.py"], id="a whole file stays listed"),
    ],
)
def test_slow_tests_are_listed(slow: list[str], seconds: dict[str, float], then: list[str]) -> None:
    assert refreshed(slow, seconds) == then


def test_every_listed_test_exists() -> None:
    assert [test for test in sorted(listed()) if not exists(test)] == []
