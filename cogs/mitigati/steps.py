"""Controls of Mitigati's panel, which build a number, three discards or a declaration step by step.

The steps are in the panel's `so_far`: `amounts demand 26`; `discard 2A 3E`; `kings`; `abundance which`.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.games.base import Card, Choice, Seat
from bot.games.kit.loka import HONOURS, KINGS, TRUMP, Cards, in_order
from bot.games.mitigati.declarations import ABUNDANCE, BASE, DONE, EXTRA, KINDS, MIXED
from bot.games.mitigati.rules import DISCARDS, Mitigati
from bot.words import capitalised, words
from bot.words.signs import signed
from cogs.kit import tricks
from cogs.kit.button_rows import in_groups
from cogs.kit.controls import Menu, Option, Press, Style, flowing
from cogs.kit.game_cog import CONFIRM, Panel
from cogs.mitigati.text import settled
from rendering.kit.fan import suit_of
from rendering.mitigati.hand import arranged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.kit.ids import Id
    from cogs.kit.pages import Row

AMOUNTS: Final = "amounts"
WHICH: Final = "abundance which"
MORE: Final = "more"
"""Mark of the second select of discards in earlier versions' panels; it is no card."""

QUICK: Final = (*range(1, 11), 12, 14, 15, 16, 18, 20, 22, 25, 30, 35, 40, 50, 75, 100)
"""Concessions listed before any typing, from small to large."""
OPENINGS: Final = {"demand": 30, "offer": 10}
"""First number of the stepper; half of a normal player's first demands are above 33, half below."""
ROUND: Final = 5
"""After a stance, the stepper begins with the next multiple of this."""
CHANGES: Final = (-10, -1, 1, 10)
_NAMED: Final = re.compile(r"amounts (demand|offer)(?: ([0-9]{1,3})(?:-[0-9]{1,3})?)?")
"""Steps that name a number; earlier versions' panels named a range, which leads to its first number."""


def chosen(so_far: str) -> Cards:
    """Return the discards chosen already."""
    so_far = so_far.removeprefix(CONFIRM)
    verb, *steps = so_far.split(" ")
    return tuple(step for step in steps if step != MORE) if verb == "discard" else ()


def amount(view: Mitigati, seat: Seat, so_far: str) -> tuple[str, int]:
    """Return the verb and the number that the stepper shows; an empty verb if it is closed."""
    options = {choice.verb: choice.options for choice in view.legal(seat)}
    found = _NAMED.fullmatch(so_far)
    if not found or found[1] not in options:
        return "", 0
    verb, stance = found[1], view.bargain.stances[seat]
    named = int(found[2] or 0)
    if not named:
        goes_on = stance and (stance < 0) == (verb == "demand")
        named = abs((stance // ROUND + 1) * ROUND) if goes_on else OPENINGS[verb]
    first, last = int(options[verb][0]), int(options[verb][-1])
    return verb, min(max(named, first), last)


def marked(view: Mitigati, seat: Seat, so_far: str) -> Cards:
    """Return the cards of the hand that the steps so far are about."""
    kind = so_far.removeprefix(CONFIRM).partition(" ")[0]
    hand = view.hands[seat]
    if kind == "abundance":
        return tuple(card for card in hand if card[-1] == TRUMP)
    wanted = {"kings": KINGS, "honours": HONOURS, "mixed": KINGS + HONOURS}.get(kind, chosen(so_far))
    return tuple(card for card in hand if card in wanted)


def leads_somewhere(choices: tuple[Choice, ...], so_far: str) -> bool:
    """Whether these are steps towards a legal action."""
    options = {choice.verb: choice.options for choice in choices}
    verb, *steps = so_far.split(" ")
    if verb == AMOUNTS:
        if not steps:
            return not options.keys().isdisjoint(OPENINGS)
        return bool(_NAMED.fullmatch(so_far)) and steps[0] in options
    if verb == "discard":
        cards = chosen(so_far)
        loose = set(options.get(verb, ()))
        return len(set(cards)) == len(cards) <= DISCARDS and set(cards) <= loose
    return verb in KINDS and verb in options and so_far in (verb, WHICH)


def spread(numbers: Sequence[str]) -> list[str]:
    """Select some numbers, closest together at the beginning."""
    return [numbers[step - 1] for step in QUICK if step <= len(numbers)]


class Steps:
    """The controls for one seat's turn."""

    def __init__(self, view: Mitigati, seat: Seat, panel: Panel) -> None:
        self.view = view
        self.seat = seat
        self.ids, self.so_far = panel.ids, panel.so_far
        self.player = panel.player
        self.choices = view.legal(seat)
        self.options = {choice.verb: choice.options for choice in self.choices}

    def rows(self) -> tuple[Row, ...]:
        phases = {"bargain": self._bargain, "discard": self._discard, "declare": self._declare}
        return phases.get(self.view.phase, self._play)()

    def _label(self, card: Card) -> str:
        return label(card, spoken=self.player.text_only)

    def _play(self) -> tuple[Row, ...]:
        cards = arranged(self.options.get("play", ()), self.player.sorting)
        return tricks.card_buttons([cards], self._label, self.ids)

    def _back(self) -> Press:
        return Press(words()("mitigati-back"), self.ids.back())

    # Bargaining

    def _bargain(self) -> tuple[Row, ...]:
        verb, number = amount(self.view, self.seat, self.so_far)
        if verb:
            return self._stepper(verb, number)
        say, settling = words(), self.settling()
        presses = [self._pass(), Press(say("mitigati-continue"), self.ids.act("continue"))]
        presses += [
            Press(say(f"mitigati-{verb}"), self.ids.step(f"{AMOUNTS} {verb}"), Style.primary)
            for verb in OPENINGS
            if verb in self.options
        ]
        if settling:
            presses.append(self._number("demand" if settling < 0 else "offer", abs(settling)))
        return flowing(*presses)

    def _stepper(self, verb: str, number: int) -> tuple[Row, ...]:
        """Return buttons that change the number, and one that says it."""
        legal = self.options[verb]
        changes = (
            Press(
                self._change(change),
                self.ids.step(f"{AMOUNTS} {verb} {number + change}"),
                disabled=str(number + change) not in legal,
            )
            for change in CHANGES
        )
        return (tuple(changes), (self._number(verb, number), self._back()))

    def _change(self, by: int) -> str:
        if not self.player.text_only:
            return signed(by)
        return words()("mitigati-change", by=abs(by), more="yes" if by > 0 else "no")

    def _number(self, verb: str, number: int) -> Press:
        """Return the button that says this number; if that settles the hand, it says what is paid."""
        say, action = words(), f"{verb} {number}"
        gained = settled(self.view, self.seat, action)
        if not gained:
            return Press(say(f"mitigati-say-{verb}", points=number), self.ids.act(action), Style.primary)
        pays = gained[self.seat] < 0
        text = say(f"mitigati-settle-by-{verb}", points=abs(gained[self.seat]))
        made = self.ids.ask(action) if pays else self.ids.act(action)
        return Press(text, made, Style.danger if pays else Style.success)

    def _pass(self) -> Press:
        """Return the pass button; if it stops the hand it says so, and asks a paying player to confirm."""
        gained = settled(self.view, self.seat, "pass")
        if not gained:
            return Press(words()("button-pass"), self.ids.act("pass"))
        pays = gained[self.seat] < 0
        made = self.ids.ask("pass") if pays else self.ids.act("pass")
        return Press(words()("mitigati-pass-stops"), made, Style.danger if pays else Style.secondary)

    def settling(self) -> int:
        """Return this seat's offer, or minus its demand, that would end the hand at once; 0 if none."""
        bargain = self.view.bargain
        number = -sum(stance for seat, stance in enumerate(bargain.stances) if seat != self.seat)
        verb = "demand" if number < 0 else "offer"
        if str(abs(number)) not in self.options.get(verb, ()):
            return 0
        return number if bargain.say(self.seat, f"{verb} {abs(number)}").struck else 0

    # The discard

    def _discard(self) -> tuple[Row, ...]:
        """Return toggles for the cards to discard; once three are chosen, a button that discards them."""
        say, cards = words(), in_order(chosen(self.so_far))
        if len(cards) == DISCARDS:
            these = Press(say("mitigati-discard-these"), self.ids.act(_discarding(cards)), Style.success)
            kept = (
                Press(
                    say("mitigati-keep", card=self._label(card)),
                    self.ids.step(_discarding(cards, without=card)),
                )
                for card in cards
            )
            return ((these, *kept),)
        lying = arranged(self.options["discard"], self.player.sorting)
        steps = {card: self.ids.step(_toggled(cards, card)) for card in lying}
        about: dict[Id, Card] = {step: card for card, step in steps.items()}
        suits = [
            [(self._loose(card, cards), steps[card]) for card in suit]
            for _, suit in itertools.groupby(lying, key=suit_of)
        ]

        def marked(press: Press, card: Card) -> Press:
            return replace(press, about=card, style=Style.success if card in cards else press.style)

        rows = in_groups([suits])
        return tuple(tuple(marked(one, about[one.id]) for one in row) for row in rows)

    def _loose(self, card: Card, cards: Cards) -> str:
        label = self._label(card)
        return words()("mitigati-goes", card=label) if card in cards else label

    # Declarations

    def _declare(self) -> tuple[Row, ...]:
        if self.so_far == WHICH:
            return (self._cards("abundance", "mitigati-which-menu", ABUNDANCE), (self._back(),))
        if self.so_far == "abundance":
            which = Press(words()("mitigati-which-trumps"), self.ids.step(WHICH))
            return (self._lowest(), (which, self._back()))
        if self.so_far:
            return self._beside(self.so_far)
        kinds = [self._kind(choice) for choice in self.choices if choice.verb != DONE]
        done = "mitigati-done" if self._made_before() else "mitigati-nothing"
        style = Style.secondary if kinds else Style.success
        return ((*kinds, Press(words()(done), self.ids.act(DONE), style)),)

    def _made_before(self) -> bool:
        return any(one.seat == self.seat for one in self.view.declared)

    def _kind(self, choice: Choice) -> Press:
        """Return a button that makes the declaration, or shows its ways if there are several."""
        kind, least, most = choice.verb, choice.least, choice.most
        if least == most:
            action = " ".join((kind, *choice.options))
            text = words()(f"mitigati-just-{kind}", points=worth(kind, most))
            return Press(text, self.ids.act(action), Style.primary)
        text = words()(f"mitigati-kind-{kind}", least=worth(kind, least), most=worth(kind, most))
        return Press(text, self.ids.step(kind), Style.primary)

    def _lowest(self) -> Menu:
        """Return the menu of numbers of trumps to show, the lowest first, as they tell least."""
        trumps, say = self.options["abundance"], words()
        counts = range(len(trumps), ABUNDANCE - 1, -1)
        options = tuple(
            Option(
                say(
                    "mitigati-show-all" if count == len(trumps) else "mitigati-show-lowest",
                    count=count,
                    points=worth("abundance", count),
                ),
                " ".join(trumps[:count]),
            )
            for count in counts
        )
        return Menu(say("mitigati-how-many-trumps"), self.ids.act("abundance"), options)

    def _beside(self, kind: str) -> tuple[Row, ...]:
        """Return the controls of Kings, Honours or both, with further cards that may be shown."""
        say, cards = words(), self.options[kind]
        menu = self._cards(kind, "mitigati-mixed-menu" if kind == "mixed" else "mitigati-beside", MIXED)
        presses = []
        if kind != "mixed":
            text = say(f"mitigati-just-{kind}", points=worth(kind, 0))
            presses.append(Press(text, self.ids.act(kind), Style.primary))
        text = say("mitigati-show-all", count=_shown(kind, len(cards)), points=worth(kind, len(cards)))
        presses.append(Press(text, self.ids.act(" ".join((kind, *cards))), Style.primary))
        return (menu, (*presses, self._back()))

    def _cards(self, kind: str, key: str, least: int) -> Menu:
        cards = self.options[kind]
        options = tuple(Option(self._label(card), card) for card in cards)
        first = least if kind in ("abundance", "mixed") else 1
        return Menu(words()(key), self.ids.act(kind), options, first, len(options))


def worth(kind: str, count: int) -> int:
    """Return each opponent's payment for a declaration with so many cards named."""
    if kind == "abundance":
        return count
    return BASE[kind] + EXTRA * (count - MIXED if kind == "mixed" else count)


def _shown(kind: str, count: int) -> int:
    """Return the number of cards shown when so many are named."""
    return count + {"kings": 4, "honours": 3}.get(kind, 0)


def _toggled(cards: Cards, card: Card) -> str:
    """Return the steps with this card toggled."""
    return _discarding(cards, without=card) if card in cards else _discarding(in_order((*cards, card)))


def _discarding(cards: Cards, without: Card = "") -> str:
    return " ".join(("discard", *(card for card in cards if card != without)))


def spelled(action: str, *, spoken: bool) -> str:
    """Return an action in words."""
    verb, *rest = action.split(" ")
    named = words().card_name if spoken else words().card
    cards = ", ".join(map(named, rest)) if verb not in ("demand", "offer") else ""
    if verb in KINDS:
        return words()(f"mitigati-sure-{verb}", count=len(rest), cards=cards)
    number = int(rest[0]) if verb in ("demand", "offer") else 0
    return words()(f"mitigati-sure-{verb}", points=number, cards=cards)


def label(card: Card, *, spoken: bool) -> str:
    return capitalised(words().card_name(card) if spoken else words().card(card))
