"""Texts of Spring Cleaning's table and panel: Offers, the combination to beat, questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.base import NATURE, Seat
from bot.games.springcleaning.combinations import beaters, highest
from bot.games.springcleaning.rules import Play
from bot.games.springcleaning.scores import TOO_MUCH
from bot.words import heard, words
from cogs.kit.game_cog import CONFIRM
from cogs.kit.telling import Told, Where
from cogs.springcleaning.places import arranged
from cogs.springcleaning.steps import AT_ONCE, KINDS, labels
from cogs.springcleaning.tree import each, steps, ways
from rendering.springcleaning.names import joined, offered, played

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.games.base import Event
    from bot.games.springcleaning.rules import SpringCleaning
    from bot.games.springcleaning.scores import RoundResult
    from cogs.kit.game_cog import Names


def to_beat(view: SpringCleaning) -> str:
    """Tell what beats the combination on the table."""
    say, over = words(), view.over
    if over is None or not beaters(over):
        return say("springcleaning-needs-none")
    top = "yes" if highest(over) else "no"
    return say("springcleaning-needs", kind=over.kind, size=over.size, more=over.size + 1, top=top)


def tell(view: SpringCleaning, names: Names, _shown: SpringCleaning | None, /) -> Iterator[Told]:
    """Tell what is to be done, and what the picture shows: hands, Offers and piles."""
    say, below = words(), Where.PUBLIC | Where.LATE
    if view.phase in ("leader", "deal"):
        return
    if view.phase == "opening":
        yield Told(say("springcleaning-opening"), below | Where.UNASKED)
    elif view.trick and view.phase != "over":
        last = view.trick[-1]
        cards = joined(last.cards, spoken=heard())
        needs = to_beat(view)
        yield Told(say("springcleaning-to-beat", cards=cards, name=names[last.seat], needs=needs), below)
        if len(view.trick) > 1:
            yield Told(say("springcleaning-beaten", plays=_plays(view.trick[:-1], names)), below)
    elif view.phase != "over":
        yield Told(say("springcleaning-leads", name=names[view.turn]), below | Where.UNASKED)
    for seat, name in enumerate(names):
        yield Told(_seat(view, seat, name), Where.WHOLE)
    piles = say("springcleaning-piles", deck=len(view.stock), discards=len(view.discards))
    yield Told(piles, Where.WHOLE)


def _seat(view: SpringCleaning, seat: Seat, name: str) -> str:
    return words()(
        "springcleaning-seat",
        name=name,
        hand=len(view.hands[seat]),
        offer=offered(view.offers[seat], words()),
    )


def _plays(plays: tuple[Play, ...], names: Names, *, spoken: bool = False) -> str:
    say = words()
    return ("; " if spoken else " · ").join(
        say(
            "springcleaning-play",
            name=names[play.seat],
            cards=played(play, names, say, spoken=spoken or heard()),
        )
        for play in plays
    )


def asked(view: SpringCleaning, seat: Seat, so_far: str) -> str:
    say = words()
    match view.phase:
        case "opening":
            return say("springcleaning-ask-opening")
        case "insert":
            return say("springcleaning-ask-insert", card=view.drawn[0])
        case "offer":
            return say("springcleaning-ask-offer")
        case "arrange":
            chosen, _ = arranged(view.offers[seat], so_far)
            return say("springcleaning-ask-arrange", cards=", ".join(chosen), chosen=len(chosen))
    return _asked_turn(view, seat, so_far)


def _asked_turn(view: SpringCleaning, seat: Seat, so_far: str) -> str:
    say = words()
    path = steps(so_far.removeprefix(CONFIRM), "play")
    some = ways(view, seat)
    if path and some:
        return say("springcleaning-ask-which", kind=path[0])
    many = "yes" if len(some) > AT_ONCE else "no"
    if not view.trick:
        return say("springcleaning-ask-lead", many=many)
    args = {"cards": joined(view.trick[-1].cards, spoken=heard()), "needs": to_beat(view)}
    draws = "yes" if view.sources(seat) else "no"
    if not some:
        return say("springcleaning-ask-draw", **args, draws=draws)
    return say("springcleaning-ask-beat", **args, draws=draws, many=many)


def trick_as_text(view: SpringCleaning, names: Names) -> list[str]:
    if not view.trick:
        return []
    return [words()("springcleaning-spoken-trick", plays=_plays(view.trick, names, spoken=True))]


def spoken(view: SpringCleaning, seat: Seat, names: Names, *, asked: bool) -> list[str]:
    """Return the Offers and the seat's own cards; only these cards while it draws, puts in and offers."""
    say, hand = words(), view.hands[seat]
    if asked and view.phase != "play":
        return hand_as_text(view, seat, names)
    others = [_seat(view, other, name) for other, name in enumerate(names) if other != seat]
    own = say("springcleaning-spoken-offer", offer=offered(view.offers[seat], say))
    # The places are named where a button may have one.
    cards = say("springcleaning-spoken-hand", cards=", ".join(hand), count=len(hand))
    return [*others, own, cards] if asked else [*others, own, *hand_as_text(view, seat, names)]


def hand_as_text(view: SpringCleaning, seat: Seat, names: Names) -> list[str]:
    """Return the seat's own cards with their places, and what it can play while nobody asks it."""
    say, hand = words(), view.hands[seat]
    places = (say("springcleaning-spoken-place", place=place, card=card) for place, card in enumerate(hand))
    lines = [say("springcleaning-spoken-hand", cards=", ".join(places), count=len(hand))]
    if sealed := view.sealed[seat]:
        place = int(sealed[1:])
        lines.append(say("springcleaning-spoken-sealed", card=hand[place], place=place))
    if seat not in view.to_act and view.phase != "opening":
        # Otherwise its buttons say so.
        lines += _playable(view, seat, names)
    return lines


def table_as_text(view: SpringCleaning, seat: Seat | None, _names: Names, /) -> list[str]:
    """Explain where a drawn card goes."""
    if not view.drawn or view.turn != seat:
        return []
    return [words()("springcleaning-spoken-drawn", card=view.drawn[0])]


def happened(event: Event, names: Names) -> str:
    """Tell what a seat did, as far as its cards are known."""
    say, name = words(), names[event.seat]
    match event.kind:
        case "played":
            return _plays((Play(event.seat, event.cards, event.words),), names, spoken=True)
        case "took":
            owner = names[int(event.words[0])]
            return say("springcleaning-news-took", name=name, card=event.cards[0], owner=owner)
        case "offered":
            return say("springcleaning-news-offered", name=name, card=event.cards[0])
        case "drew" | "arranged":
            return say(f"springcleaning-news-{event.kind}", name=name)
        case "passed":
            return say("call-pass", name=name)
    return ""


def _playable(view: SpringCleaning, seat: Seat, names: Names) -> list[str]:
    """Return the legal plays by kind, unless they are too many to listen to."""
    say, every = words(), ways(view, seat)
    if len(every) > AT_ONCE:
        return []
    some = each(every)
    named = labels(view.hands[seat], (way.option for way in some), names, spoken=True)
    lines = []
    for kind in KINDS:
        cards = [name for way, (name, _) in zip(some, named, strict=True) if way.path[0] == kind]
        if cards:
            lines.append(say("springcleaning-spoken-kind", kind=kind, cards="; ".join(cards)))
    return lines


def last_trick(view: SpringCleaning, names: Names) -> str | None:
    """Tell the last trick won, or the unfinished one if the round ended in it."""
    plays = view.trick if view.phase in ("deal", "over") else view.taken
    if not plays:
        return None
    won = "no" if plays is view.trick else "yes"
    return words()(
        "springcleaning-last-trick", plays=_plays(plays, names), name=names[plays[-1].seat], won=won
    )


def result(number: int, one: RoundResult, names: Names) -> str:
    """Tell who ran out, and the cost of the other players' cards."""
    costs = [_cost(one, seat, names) for seat in range(len(names))]
    return words()("springcleaning-result", said=_ran_out(number, one, names), costs=" · ".join(costs))


def ended(number: int, one: RoundResult, names: Names) -> str:
    """Tell who ran out, and who got less trash for as many cards; the picture shows the rest."""
    nearer = [_cost(one, seat, names) for seat in range(len(names)) if _nearer(one, seat)]
    return " ".join((_ran_out(number, one, names), " · ".join(nearer))).strip()


def most_left(sheet: Sequence[RoundResult], names: Names) -> str:
    """Tell the round that caught a player with the most cards; empty if none ended by itself."""
    ended = [(max(one.left), number, one) for number, one in enumerate(sheet, 1) if one.finisher != NATURE]
    if not ended:
        return ""
    cards, number, one = max(ended)
    args = {"finisher": names[one.finisher], "name": names[one.left.index(cards)]}
    return words()("springcleaning-caught", number=number, cards=cards, **args)


def _ran_out(number: int, one: RoundResult, names: Names) -> str:
    ran_out = one.finisher != NATURE
    return words()(
        "springcleaning-ended",
        number=number,
        name=names[one.finisher] if ran_out else "",
        ended="yes" if ran_out else "no",
    )


def _cost(one: RoundResult, seat: Seat, names: Names) -> str:
    return words()(
        "springcleaning-cost",
        name=names[seat],
        cards=one.left[seat],
        trash=one.trash[seat],
        nearer=names[one.finisher] if one.finisher != NATURE and _nearer(one, seat) else "no",
    )


def _nearer(one: RoundResult, seat: Seat) -> bool:
    """Whether another player with as many cards got more trash, by sitting farther from the finisher."""
    return any(
        left == one.left[seat] and trash > one.trash[seat]
        for left, trash in zip(one.left, one.trash, strict=True)
    )


def scores(view: SpringCleaning, names: Names) -> str:
    say = words()
    trash = (
        say("springcleaning-score", name=name, trash=trash)
        for name, trash in zip(names, view.scores, strict=True)
    )
    return say("springcleaning-scores", scores=" · ".join(trash), most=TOO_MUCH[view.players])


def spelled(action: str, names: Names) -> str:
    """Describe an action that does not depend on its player's cards."""
    say = words()
    verb, _, rest = action.partition(" ")
    if verb == "draw":
        name = "" if rest == "deck" else names[int(rest[0])]
        return say(
            "springcleaning-sure-draw", card=rest[-1], name=name, deck="yes" if rest == "deck" else "no"
        )
    if verb == "insert":
        return say("springcleaning-sure-insert", gap=int(rest))
    return say("springcleaning-sure-arrange", cards=rest) if verb == "arrange" else say("button-pass")
