"""Where pages lie, as whoever links to them has to know."""


def path_of(table: int, hand: int) -> str:
    """Of the page of a hand, counted from 1, within the folder of a language."""
    return f"match-{table}-{hand}.html"
