"""Controls of Spring Cleaning's panel, which reach one of many actions step by step.

The legal plays form a tree (see `springcleaning_tree`). A step goes as deep as a select has room for, so
three steps reach anything that a real match has. The steps stand in `so_far` behind their verb, as `play run
3 5 1.5`; they are no part of an action's text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from bot.games.base import Choice, Seat
from bot.games.springcleaning.combinations import HAND_PLACES, Cards, Places
from bot.games.springcleaning.rules import SpringCleaning
from bot.words import capitalised, words
from cogs.kit.button_rows import MOST_BESIDE, buttons, several
from cogs.kit.controls import Menu, Option, Press, Style, flowing
from cogs.kit.game_cog import CONFIRM, Names, Panel
from cogs.kit.pages import shortened
from cogs.springcleaning import tree
from cogs.springcleaning.places import arrange, back, gap_names, insert, offer, parts, place_name
from cogs.springcleaning.tree import HEAD, MOST_BRANCHES, Path, Way, branches, each, steps, ways
from rendering.kit.names import apart, to_reader
from rendering.springcleaning.names import card_at, combined, owner, spot

if TYPE_CHECKING:
    from bot.games.springcleaning.patterns import Plays
    from cogs.kit.pages import Row

AT_ONCE: Final = 20
"""Maximum combinations shown beside all cards that may be drawn."""
_NAME: Final = 110, 25
"""Width and height of the longest name on a button, as in pictures."""
KINDS: Final = ("single", "set", "run")
VERBS: Final = ("play", "draw", "insert", "offer", "arrange")


def marked(view: SpringCleaning, seat: Seat, so_far: str) -> tuple[frozenset[str] | None, Places]:
    """Return the places of cards that can still be played (None: no restriction), and the chosen ones."""
    action = so_far.removeprefix(CONFIRM)
    if so_far.startswith(CONFIRM):
        verb, *places = action.split(" ")
        return None, tuple(places) if verb in ("play", "offer") else ()
    if view.phase != "play" or seat not in view.to_act:
        return None, ()
    path = steps(so_far, "play")
    return tree.marked(ways(view, seat, path), path)


def leads_somewhere(choices: tuple[Choice, ...], so_far: str) -> bool:
    """Whether these steps belong to a legal verb; steps that lead nowhere reset the panel."""
    verb = so_far.partition(" ")[0]
    return verb in VERBS and any(choice.verb == verb for choice in choices)


def label(hand: Cards, option: str, names: Names, *, spoken: bool) -> str:
    """Name a combination, with its place in the hand if the same cards lie elsewhere too."""
    places = tuple(option.split(" "))
    own = tuple(card_at(place, hand) for place in places if owner(place) is None)
    alike = sum(hand[start : start + len(own)] == own for start in range(len(hand)))
    cards = tuple(card_at(place, hand) for place in places)
    return combined(cards, places, names, words(), spoken=spoken, at=_first(places) if alike > 1 else None)


def _first(places: Places) -> int | None:
    """Return the leftmost of these places that is in the hand."""
    return min((spot(place) for place in places if owner(place) is None), default=None)


def labels(hand: Cards, options: Iterable[str], names: Names, *, spoken: bool) -> list[tuple[str, str]]:
    """Pair combinations with their names."""
    return [(label(hand, option, names, spoken=spoken), option) for option in options]


def ahead(view: SpringCleaning, seat: Seat, verb: str, names: Names) -> Mapping[str, str]:
    """Return the first steps towards a verb's actions, by name; together they lead to all."""
    hand = view.hands[seat]
    match verb:
        case "play":
            return _kinds(view, seat)
        case "draw":
            owners = dict.fromkeys(int(one[0]) for one in view.sources(seat) if one != "deck")
            return {_whose(owner, names): f"draw {owner}" for owner in owners}
        case "insert":
            named = [name for name, _ in gap_names(hand, range(len(hand) + 1))]
        case "offer":
            named = [place_name(hand, place) for place in range(len(hand))]
        case _:
            return {}
    return {name: f"{verb} {start}" for name, start in parts(named).items()}


def _kinds(view: SpringCleaning, seat: Seat) -> Mapping[str, str]:
    """Return the first steps of a play, by name."""
    some = ways(view, seat)
    counts = {kind: len(some.beyond((kind,))) for kind in KINDS}
    return {
        words()("springcleaning-kinds", kind=kind, count=count): f"play {kind}"
        for kind, count in counts.items()
        if count
    }


def controls(view: SpringCleaning, seat: Seat, panel: Panel) -> tuple[Row, ...]:
    panel = panel._replace(names=to_reader(apart(panel.names, *_NAME), seat))
    if view.phase == "play":
        return _turn(view, seat, panel)
    if view.phase == "insert":
        return insert(view.hands[seat], panel)
    if view.phase == "arrange":
        return arrange(view.offers[seat], panel)
    return offer(view.hands[seat], panel)


# A turn: play, draw or pass


def _turn(view: SpringCleaning, seat: Seat, panel: Panel) -> tuple[Row, ...]:
    if steps(panel.so_far, "draw"):
        return (*_from_offers(view, seat, panel), (back(panel),))
    hand, path = view.hands[seat], steps(panel.so_far, "play")
    some = ways(view, seat, path)
    if path and some:
        return (*_narrowed(hand, some, path, panel, MOST_BESIDE - 1), (back(panel),))
    some = ways(view, seat)
    if "pass" in (choice.verb for choice in view.legal(seat)):
        passing = Press(words()("button-pass"), panel.ids.act("pass"))
        return (*_plays(hand, some, panel, MOST_BESIDE - 1), (passing,))
    # Green marks the button to press first: a player who can play is not led to draw.
    draws = _draw(view, seat, panel, Style.secondary if some else Style.success, _left(some))
    taken = sum(len(row) for row in draws if isinstance(row, tuple))
    return (*_plays(hand, some, panel, MOST_BESIDE - taken), *draws)


def _left(some: Plays) -> int:
    """Return the number of buttons left to draw by: all of them if the plays have to be a menu anyway."""
    if len(some) > AT_ONCE:
        return MOST_BESIDE - len(KINDS)
    plays = sum(" " in way.option or owner(way.option) is not None for way in each(some))
    return MOST_BESIDE - plays if plays < MOST_BESIDE else MOST_BESIDE


def _plays(hand: Cards, some: Plays, panel: Panel, room: int) -> tuple[Row, ...]:
    """Return all plays; if they are too many, the kinds."""
    kinds = {kind: of_kind for kind in KINDS if (of_kind := some.beyond((kind,)))}
    if len(some) <= AT_ONCE or len(kinds) == 1:
        return _narrowed(hand, some, (), panel, room)
    say = words()
    return buttons(
        (say("springcleaning-kinds", kind=kind, count=len(of_kind)), panel.ids.step(f"play {kind}"))
        for kind, of_kind in kinds.items()
    )


def _narrowed(hand: Cards, some: Plays, path: Path, panel: Panel, room: int) -> tuple[Row, ...]:
    """Return these combinations, or a select of distinguishing groups.

    A card of the hand has a button; larger combinations have some only within `room`.
    """
    if not some:
        return ()
    if len(some) <= MOST_BRANCHES:
        every = {way.option: name for way, name in _named(hand, some, panel).items()}
        own = [option for option in every if " " not in option and owner(option) is None]
        # In the order of the hand, as in the picture.
        own.sort(key=spot)
        singles = buttons((every[option], panel.ids.act(f"play {option}")) for option in own)
        more = {option: name for option, name in every.items() if option not in own}
        return (*singles, *(several(panel, more, room) if more else ()))
    named = _group_names(hand, branches(some, len(path)), panel)
    options = tuple(Option(name, " ".join(further[len(path) :])) for further, name in named.items())
    return (Menu(words()("springcleaning-which"), panel.ids.step(" ".join(("play", *path))), options),)


def _group_names(hand: Cards, groups: Mapping[Path, Plays], panel: Panel) -> Mapping[Path, str]:
    """Name groups of combinations; groups with the same cards also by place."""
    shared = {path: _shared(hand, path, group, panel) for path, group in groups.items()}
    often = Counter(shared.values())
    for path, cards in shared.items():
        if often[cards] > 1:
            shared[path] = _shared(hand, path, groups[path], panel, _first(path[HEAD:]))
    return {path: _group_name(path, groups[path], cards) for path, cards in shared.items()}


def _shared(hand: Cards, path: Path, group: Plays, panel: Panel, at: int | None = None) -> str:
    """Return the common cards of combinations with the same first steps, with their sources."""
    example = group[0].split(" ")[HEAD:]
    cards = tuple(card_at(place, hand) for place in example)
    sources = tuple(place if place in path[HEAD:] else HAND_PLACES[0] for place in example)
    return combined(cards, sources, panel.names, words(), spoken=panel.player.text_only, at=at)


def _group_name(path: Path, group: Plays, cards: str) -> str:
    say, (kind, *rest) = words(), path
    if not rest:
        return say("springcleaning-kinds", kind=kind, count=len(group))
    return say(
        "springcleaning-group",
        cards=capitalised(cards),
        named="yes" if len(path) >= HEAD else "no",
        kind=kind,
        size=int(rest[0]),
        count=len(group),
    )


def _named(hand: Cards, some: Plays, panel: Panel) -> Mapping[Way, str]:
    found = each(some)
    named = labels(hand, (way.option for way in found), panel.names, spoken=panel.player.text_only)
    # Nine cards from as many Offers, in words, exceed a button.
    return {way: shortened(capitalised(name)) for way, (name, _) in zip(found, named, strict=True)}


def _draw(view: SpringCleaning, seat: Seat, panel: Panel, style: Style, room: int) -> tuple[Row, ...]:
    """Return the controls to draw: the deck, and cards on offer, as a menu if they exceed `room`."""
    say = words()
    sources = view.sources(seat) if view.trick else ()
    deck = [
        Press(source_name(source, panel.names, view), panel.ids.act("draw deck"), style)
        for source in sources
        if source == "deck"
    ]
    offers = [source for source in sources if source != "deck"]
    if len(sources) <= room:
        cards = [Press(source_name(one, panel.names, view), panel.ids.act(f"draw {one}")) for one in offers]
        return flowing(*deck, *cards)
    rows: list[Row] = [tuple(deck)] if deck else []
    if len(offers) <= MOST_BRANCHES:
        options = tuple(Option(source_name(one, panel.names, view), one) for one in offers)
        rows.append(Menu(say("springcleaning-draw-offer"), panel.ids.act("draw"), options))
    else:
        owners = dict.fromkeys(one[0] for one in offers)
        options = tuple(Option(_whose(int(one), panel.names), one) for one in owners)
        rows.append(Menu(say("springcleaning-draw-offer"), panel.ids.step("draw"), options))
    return tuple(rows)


def _from_offers(view: SpringCleaning, seat: Seat, panel: Panel) -> tuple[Row, ...]:
    """Return the cards of one Offer."""
    (whose, *_) = steps(panel.so_far, "draw")
    sources = (source for source in view.sources(seat) if source.startswith(f"{whose}."))
    options = tuple(Option(source_name(one, panel.names, view), one) for one in sources)
    return (Menu(words()("springcleaning-draw-offer"), panel.ids.act("draw"), options),)


def source_name(source: str, names: Names, view: SpringCleaning) -> str:
    """Name the deck, or a card on offer, as a source to draw from."""
    if source == "deck":
        return words()("springcleaning-draw-deck", cards=len(view.stock))
    return words()("springcleaning-draw-card", card=source[-1], name=names[int(source[0])])


def _whose(seat: Seat, names: Names) -> str:
    return words()("springcleaning-whose", name=names[seat])
