"""Questions of Mitigati's panel."""

from __future__ import annotations

from bot.games.base import Seat
from bot.games.kit.loka import FOOL, TRUMP
from bot.games.mitigati.declarations import ABUNDANCE, DONE
from bot.games.mitigati.rules import DISCARDS, KEPT, Mitigati
from bot.games.mitigati.trick import led_suit
from bot.words import words
from cogs.mitigati.steps import WHICH, amount, chosen
from cogs.mitigati.text import named


def asked(view: Mitigati, seat: Seat, so_far: str) -> str:
    phases = {"bargain": _bargain, "discard": _discard, "declare": _declare}
    return phases[view.phase](view, seat, so_far) if view.phase in phases else _play(view, seat)


def _bargain(view: Mitigati, seat: Seat, so_far: str) -> str:
    say, stance = words(), view.bargain.stances[seat]
    verb, number = amount(view, seat, so_far)
    if verb:
        return say("mitigati-ask-number", verb=verb, points=number)
    if stance:
        return say(f"mitigati-ask-{'demanding' if stance < 0 else 'offering'}", points=abs(stance))
    return say("mitigati-ask-bargain-on" if view.bargain.said else "mitigati-ask-bargain")


def _discard(view: Mitigati, seat: Seat, so_far: str) -> str:
    say, cards = words(), chosen(so_far)
    if not cards:
        kept = KEPT.intersection(view.hands[seat])
        return say("mitigati-ask-discard", kept=len(kept), cards=named(kept))
    if len(cards) == DISCARDS:
        return say("mitigati-ask-these", cards=named(cards))
    return say("mitigati-ask-more-discards", cards=named(cards), missing=DISCARDS - len(cards))


def _declare(view: Mitigati, seat: Seat, so_far: str) -> str:
    say = words()
    if so_far == WHICH:
        held = sum(card[-1] == TRUMP for card in view.hands[seat])
        return say("mitigati-ask-which", least=ABUNDANCE, held=held)
    if so_far:
        return say(f"mitigati-ask-{so_far}", least=ABUNDANCE)
    before = sum(one.seat == seat for one in view.declared)
    nothing = [choice.verb for choice in view.legal(seat)] == [DONE]
    return say("mitigati-ask-no-declaration" if nothing else "mitigati-ask-declare", before=before)


def _play(view: Mitigati, seat: Seat) -> str:
    say, led = words(), led_suit(view.trick)
    if not led:
        return say("mitigati-ask-first" if view.trick else "ask-lead")
    held = {card[-1] for card in view.hands[seat] if card != FOOL}
    fool = "yes" if FOOL in view.hands[seat] else "no"
    if led in held:
        return say("mitigati-ask-follow", suit=led, fool=fool)
    if led == TRUMP:
        return say("mitigati-ask-no-trump")
    return say("mitigati-ask-trump" if TRUMP in held else "mitigati-ask-discard-any", suit=led, fool=fool)
