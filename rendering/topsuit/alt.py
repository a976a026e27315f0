"""Alt texts of Top Suit's pictures."""

from collections.abc import Iterator

from bot.games.base import Seat
from bot.games.topsuit.rules import Act, TopSuit
from rendering.kit.alt import turns
from rendering.kit.catalogue import Catalogue
from rendering.topsuit.names import called, did


def told(
    view: TopSuit, names: tuple[str, ...], words: Catalogue, /, *, spoken: bool, reader: Seat | None = None
) -> Iterator[str]:
    """Tell a table, without its reader's own cards, which are told beside it."""

    def every(acts: tuple[Act, ...]) -> str:
        return "; ".join(
            words("topsuit-act", name=names[act.seat], what=did(act, words, spoken=spoken)) for act in acts
        )

    yield from turns(view.to_act - {reader}, names, words)
    if view.current is not None:
        cards = called(view.current.cards, words, spoken=spoken)
        yield words("topsuit-picture-current", cards=cards, name=names[view.owner])
    if view.acts:
        yield words("topsuit-picture-trick", acts=every(view.acts))
    elif view.sheet:
        yield words("topsuit-picture-last", acts=every(view.sheet[-1].acts))
    for seat, name in enumerate(names):
        yield words("topsuit-picture-seat", name=name, score=view.scores[seat], hand=len(view.hands[seat]))
        if seat in view.winners:
            yield words("picture-winner")
    yield words("topsuit-picture-match", stock=len(view.stock))
