"""A picture's text is the fullest that Discord takes."""

from __future__ import annotations

from rendering.kit.alt import LIMIT, fitting


def test_the_first_text_that_fits_is_taken() -> None:
    assert fitting(("a" * (LIMIT + 1), "b" * LIMIT, "c")) == "b" * LIMIT


def test_what_never_fits_is_cut() -> None:
    assert fitting(("a" * (LIMIT + 2), "b" * (LIMIT + 1))) == "b" * LIMIT
