"""Texts of Top Suit's table and panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.base import NATURE
from bot.games.topsuit.combinations import ABOVE
from bot.words import heard, words
from cogs.kit.telling import Told, Where
from cogs.topsuit.steps import few
from rendering.topsuit.names import called, did, listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.games.base import Event
    from bot.games.topsuit.combinations import Cards, Combination
    from bot.games.topsuit.rules import Act, TopSuit, TrickResult
    from cogs.kit.game_cog import Names
    from cogs.topsuit.steps import Actions


def many(groups: Mapping[str, Actions]) -> str:
    return "no" if few(groups) else "yes"


def branch(kind: str, actions: Actions) -> str:
    """Return the common feature of one branch's combinations."""
    say = words()
    if kind == "run":
        return say("topsuit-from", card=actions[0].split(" ")[1], count=len(actions))
    cards = dict.fromkeys(card for action in actions for card in action.split(" ")[1:])
    return say("topsuit-among", cards=listed(tuple(cards), say, spoken=heard()), count=len(actions))


def to_beat(view: TopSuit, names: Names) -> str:
    say = words()
    if view.current is None:
        return say("topsuit-open")
    return say(
        "topsuit-to-beat",
        kind=say("topsuit-kind", kind=view.current.kind),
        cards=called(view.current.cards, say, spoken=heard()),
        name=names[view.owner],
        needs=needs(view.current),
        extends="yes" if view.current.kind == "run" and view.current.top in ABOVE else "no",
    )


def needs(current: Combination) -> str:
    """Tell what beats a combination."""
    say, top = words(), current.top
    if top == "AD" or (current.kind == "quad" and top[0] == "A"):
        return say("topsuit-nothing-beats", kind=current.kind)
    if current.kind == "quad":
        return say("topsuit-needs-rank")
    stronger = say("topsuit-stronger", suit=top[1], ace="yes" if top[0] == "A" else "no")
    return say("topsuit-needs", kind=current.kind, stronger=stronger)


def tell(view: TopSuit, names: Names, _shown: TopSuit | None, /) -> Iterator[Told]:
    """Tell the combination to beat, everybody's actions in this trick, and their numbers of cards."""
    say, below = words(), Where.PUBLIC | Where.LATE
    if view.phase in ("leader", "deal"):
        return
    if view.phase != "over":
        yield Told(to_beat(view, names), below | Where.UNASKED if view.current is None else below)
    if view.acts:
        # A lead alone is the combination to beat, told already.
        alone = view.phase != "over" and view.current is not None and len(view.acts) == 1
        line = say("topsuit-this-trick", acts=acts(view.acts, names))
        yield Told(line, Where.HAND if alone else Where.HAND | below)
    elif view.sheet:
        yield Told(say("trick-last", trick=trick(view.sheet[-1], names)), Where.PUBLIC)
    held = " · ".join(
        say("topsuit-holds", name=name, cards=len(hand)) for name, hand in zip(names, view.hands, strict=True)
    )
    # The picture of the table shows the numbers of cards and the circle of suits.
    yield Told(say("topsuit-stock", cards=len(view.stock), held=held), Where.HAND | Where.SPOKEN)
    yield Told(say("topsuit-spoken-circle"), Where.WHOLE)


def acts(acts: tuple[Act, ...], names: Names, *, spoken: bool = False) -> str:
    say = words()
    return ("; " if spoken else " · ").join(
        say(
            "spoken-by" if spoken and act.verb == "play" else "topsuit-act",
            name=names[act.seat],
            **{"card" if spoken and act.verb == "play" else "what": did(act, say, spoken=spoken or heard())},
        )
        for act in acts
    )


def plays(trick: Sequence[Event]) -> list[str]:
    """Name each play in one piece; whoever extends a run has the longer one."""
    told: list[str] = []
    cards: Cards = ()
    for play in trick:
        cards = (*cards, *play.cards) if play.words == ("extend",) else play.cards
        told.append(called(cards, words()).replace(" ", "\N{NO-BREAK SPACE}"))
    return told


def trick(result: TrickResult, names: Names) -> str:
    winner = "" if result.winner == NATURE else names[result.winner]
    return words()(
        "topsuit-last-trick",
        acts=acts(result.acts, names),
        name=winner,
        taken="yes" if winner else "no",
    )


def result(number: int, result: TrickResult, names: Names) -> str:
    taker = result.combination
    if taker is None:
        return words()("topsuit-result-nobody", number=number)
    cards = called(taker.cards, words(), spoken=heard())
    return words()("topsuit-result", number=number, name=names[result.winner], cards=cards)


def last_act(view: TopSuit, names: Names) -> str:
    """Tell how a match ended: with the last cards of a hand, or without a card to draw."""
    say, held = words(), [*map(len, view.hands)]
    if view.finisher != NATURE:
        last = (view.acts or view.sheet[-1].acts)[-1]
        others = [score for seat, score in enumerate(view.scores) if seat != view.finisher]
        won = view.winners == (view.finisher,) and view.scores[view.finisher] - 1 <= max(others)
        cards = listed(last.cards, say, spoken=heard())
        told = say("topsuit-out", name=names[view.finisher], cards=cards, won="yes" if won else "no")
    elif view.phase == "over":
        fewest = [name for name, cards in zip(names, held, strict=True) if cards == min(held)]
        told = say("topsuit-dry", names=say.joined(fewest), cards=min(held))
    else:
        return ""
    return f"{told} {say('topsuit-result-cut-short')}" if view.acts else told
