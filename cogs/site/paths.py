"""Addresses of pages, for linking to them."""


def path_of(table: int, hand: int) -> str:
    """Return the path of a hand's page, numbered from 1, within a language's folder."""
    return f"match-{table}-{hand}.html"
