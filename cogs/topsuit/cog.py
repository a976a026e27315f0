"""Top Suit in Discord: its commands, the texts of its table, and the controls of its panel."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from discord import app_commands

from bot.games.base import NATURE, Card, Choice, Event, Seat, State
from bot.games.kit.french import RANK
from bot.games.topsuit.combinations import SHORTEST_RUN, combination
from bot.games.topsuit.rules import DEALT, LONGEST_EXTENSION, Act, TopSuit
from bot.tables.voice import Moment
from bot.words import heard, words
from cogs.kit import tricks
from cogs.kit.button_rows import MOST_BESIDE, buttons, several
from cogs.kit.commands import Play, Typed, acting, explain_rules, new_table
from cogs.kit.controls import Menu, Option, Press, Style
from cogs.kit.game_cog import CONFIRM, GameCog, Names, Panel, french, say
from cogs.topsuit import text as topsuit_said
from cogs.topsuit.steps import few, leads_somewhere, reached
from rendering.topsuit import table as pictures
from rendering.topsuit.names import called, listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cogs.kit.contexts import Interaction
    from cogs.kit.game_cog import Pictures
    from cogs.kit.pages import Row

Extension = app_commands.Transform[str, Typed("extend")]
AT_ONCE: Final = ("single", "extend")
TOPICS: Final = ("overview", "trick", "combinations", "suits", "extend", "end")


class TopSuitCog(GameCog[TopSuit], group_name="topsuit", group_description=say("topsuit-about")):
    game: ClassVar[type[State]] = TopSuit
    topics: ClassVar[tuple[str, ...]] = TOPICS
    pictures: ClassVar[Pictures] = pictures
    lying: ClassVar[frozenset[str]] = frozenset()
    beats = True

    # Texts and pictures

    tell = staticmethod(topsuit_said.tell)
    peak = staticmethod(topsuit_said.last_act)

    def title(self, view: TopSuit) -> str:
        under_way = view.phase != "over" or bool(view.acts)
        return words()("topsuit-trick", number=len(view.sheet) + under_way)

    def asked(self, view: TopSuit, seat: Seat, so_far: str) -> str:
        say = words()
        groups, kind = reached(view.legal(seat), so_far)
        if so_far and kind:
            return say("topsuit-ask-which", kind=kind)
        if view.current is None:
            first = "topsuit-ask-lead" if seat == view.leader else "topsuit-ask-first"
            return say(first, many=topsuit_said.many(groups))
        beaten = {
            "cards": called(view.current.cards, say, spoken=heard()),
            "needs": topsuit_said.needs(view.current),
        }
        if not groups:
            return say("topsuit-ask-draw", **beaten)
        verbs = {choice.verb for choice in view.legal(seat)}
        ways = "beat" if "extend" not in verbs else "both" if "play" in verbs else "extend"
        return say("topsuit-ask-beat", **beaten, ways=ways, many=topsuit_said.many(groups))

    def trick_as_text(self, view: TopSuit, names: Names, /) -> list[str]:
        acts = topsuit_said.acts(view.acts, names, spoken=True)
        return [words()("topsuit-spoken-trick", acts=acts)] if view.acts else []

    def hand_as_text(self, view: TopSuit, seat: Seat, _names: Names, /) -> list[str]:
        return [words()("spoken-hand", cards=tricks.held(view.hands[seat]))]

    def table_as_text(self, view: TopSuit, _seat: Seat | None, names: Names, /) -> list[str]:
        say, lines = words(), []
        if view.current is not None:
            beaten = called(view.current.cards, say, spoken=True)
            lines.append(
                say(
                    "topsuit-spoken-current",
                    kind=say("topsuit-kind", kind=view.current.kind),
                    name=names[view.owner],
                    cards=beaten,
                )
            )
        if view.sheet:
            acts = topsuit_said.acts(view.sheet[-1].acts, names, spoken=True)
            lines.append(say("topsuit-spoken-last", acts=acts))
        return lines

    def happened(self, event: Event, names: Names, /) -> str:
        if event.kind not in ("played", "drew"):
            return ""
        act = Act(event.seat, event.words[0], event.cards) if event.words else Act(event.seat, "draw")
        return topsuit_said.acts((act,), names, spoken=True)

    def plays(self, trick: Sequence[Event], /) -> list[str]:
        return topsuit_said.plays(trick)

    def moments(self, events: Sequence[Event], _players: int, /) -> Iterable[Moment]:
        return (Moment("made", events[-1].seat),) if events[-1].kind == "emptied" else ()

    def results(self, view: TopSuit, names: Names) -> list[str]:
        say = words()
        lines = [topsuit_said.result(number, result, names) for number, result in enumerate(view.sheet, 1)]
        if view.phase == "over":
            if view.finisher != NATURE:
                lines.append(say("topsuit-result-emptied", name=names[view.finisher]))
            if not view.stock:
                lines.append(say("topsuit-result-exhausted"))
            if view.acts:
                lines.append(say("topsuit-result-cut-short"))
        return lines

    def last_trick(self, view: TopSuit, names: Names) -> str | None:
        return topsuit_said.trick(view.sheet[-1], names) if view.sheet else None

    def rules(self, _view: TopSuit | None, topic: str) -> str:
        return words()(
            f"topsuit-rules-{topic}",
            three=DEALT[3],
            four=DEALT[4],
            run=SHORTEST_RUN,
            most=LONGEST_EXTENSION,
        )

    def topic(self, view: TopSuit) -> str:
        if view.phase != "play":
            return "end" if view.sheet else "overview"
        if view.current is None:
            return "combinations"
        return "extend" if view.current.kind == "run" else "suits"

    def marks(self, view: TopSuit, seat: Seat, panel: Panel) -> dict[str, Any]:
        return {"chosen": _cards_left(view, seat, panel.so_far)}

    # Controls

    def controls(self, view: TopSuit, seat: Seat, panel: Panel) -> tuple[Row, ...]:
        say, ids = words(), panel.ids
        groups, kind = reached(view.legal(seat), panel.so_far)
        last = [Press(say("topsuit-draw", left=len(view.stock)), ids.act("draw"), Style.secondary)]
        if panel.so_far:
            last.insert(0, Press(say("topsuit-back"), ids.back()))
        if few(groups):
            rows = self._all(groups, panel, MOST_BESIDE - len(last), len(view.hands[seat]))
        elif kind:
            options = tuple(Option(topsuit_said.branch(kind, some), one) for one, some in groups.items())
            rows = (Menu(say("topsuit-ask-which", kind=kind), ids.step(kind), options),)
        else:
            rows = buttons(
                (say("topsuit-kinds", kind=group, count=len(actions)), ids.step(group))
                for group, actions in groups.items()
            )
        if not rows:
            last[-1] = replace(last[-1], style=Style.success)
        return (*rows, tuple(last))

    def _all(
        self, groups: Mapping[str, Sequence[str]], panel: Panel, room: int, held: int
    ) -> tuple[Row, ...]:
        """Return rows of buttons by kind; a menu holds larger combinations if they exceed `room`.

        `held`: the number of cards in the hand; playing them all ends the match.
        """
        singles, extensions = (self._buttons(group, groups.get(group, ()), panel, held) for group in AT_ONCE)
        spoken = panel.player.text_only
        more = {
            action.removeprefix("play "): self._button(action, held, spoken=spoken)
            for group, actions in groups.items()
            if group not in AT_ONCE
            for action in actions
        }
        left = room - sum(map(len, extensions))
        return (*singles, *(several(panel, more, left) if more else ()), *extensions)

    def _buttons(
        self, group: str, actions: Sequence[str], panel: Panel, held: int
    ) -> tuple[tuple[Press, ...], ...]:
        labels = [self._button(one, held, spoken=panel.player.text_only) for one in actions]
        style = Style.success if group == "extend" else Style.primary
        return buttons(zip(labels, map(panel.ids.act, actions), strict=True), style=style)

    def _button(self, action: str, held: int, *, spoken: bool) -> str:
        verb, _, option = action.partition(" ")
        cards = tuple(option.split(" "))
        label = self.label(verb, option, spoken=spoken)
        if verb == "extend":
            label = words()("topsuit-add", cards=listed(cards, words(), spoken=spoken))
        return words()("topsuit-goes-out", cards=label) if len(cards) == held else label

    def spelled(
        self, _view: TopSuit, _seat: Seat, action: str, _names: Names, /, *, spoken: bool = False
    ) -> str:
        verb, _, option = action.partition(" ")
        if verb == "draw":
            return words()("topsuit-to-draw")
        cards = tuple(option.split(" "))
        if verb == "extend":
            return words()("topsuit-to-extend", cards=listed(cards, words(), spoken=spoken))
        return words()("topsuit-to-play", cards=called(cards, words(), spoken=spoken))

    def leads_somewhere(self, choices: tuple[Choice, ...], so_far: str) -> bool:
        return leads_somewhere(choices, so_far)

    def called(self, _verb: str, option: str, /, *, spoken: bool = False) -> str:
        say, cards = words(), tuple(option.split(" "))
        name, meant = called(cards, say, spoken=spoken), combination(cards)
        if not spoken or meant is None or meant.kind == "single":
            return name
        return say("topsuit-of-kind", kind=meant.kind, cards=name)

    def steps_to(self, verb: str, options: Sequence[str], /) -> Mapping[str, str]:
        choices = (Choice(verb, tuple(options)),)
        groups, kind = reached(choices, "")
        if kind:
            return {
                topsuit_said.branch(kind, actions): f"{kind} {branch}" for branch, actions in groups.items()
            }
        return {
            words()("topsuit-kinds", kind=group, count=len(actions)): group
            for group, actions in groups.items()
        }

    def read(self, verb: str, typed: str) -> str:
        cards = _typed_cards(french(typed))
        fit = verb == "play" and RANK.keys() >= set(cards) and len(set(cards)) == len(cards)
        meant = combination(cards) if fit else None
        return " ".join(meant.cards if meant else cards)

    # Commands

    new = new_table(TopSuit)

    @app_commands.command(description=say("topsuit-play-about"))
    @app_commands.describe(cards=say("topsuit-play-option"))
    async def play(self, interaction: Interaction, cards: Play) -> None:
        await self._lay(interaction, "play", cards)

    @app_commands.command(description=say("topsuit-extend-about"))
    @app_commands.describe(cards=say("topsuit-extend-option"))
    async def extend(self, interaction: Interaction, cards: Extension) -> None:
        await self._lay(interaction, "extend", cards)

    draw = acting("draw", "topsuit-draw-about")
    show_rules = explain_rules(TopSuit, TOPICS)

    async def _lay(self, interaction: Interaction, verb: str, typed: str) -> None:
        """Lay down typed cards, or a combination by its offered name."""
        meant = french(typed)
        for option in self.desk.options(interaction, self.game, verb):
            if meant in (french(self.label(verb, option)), french(self.label(verb, option, spoken=True))):
                typed = option
        await self.act(interaction, verb, typed)


def _typed_cards(text: str) -> tuple[Card, ...]:
    """Split a text without spaces into cards; other text stays, for the rules to refuse."""
    text = text.replace("10", "T").replace(",", "").replace("+", "")
    return tuple(text[place : place + 2] for place in range(0, len(text), 2))


def _cards_left(view: TopSuit, seat: Seat, so_far: str) -> frozenset[Card] | None:
    """Return the cards that can still be laid down after some steps; None before the first step."""
    if so_far.startswith(CONFIRM):
        return frozenset(so_far.split(" ")[1:])
    groups, kind = reached(view.legal(seat), so_far)
    if not (so_far and kind):
        return None
    return frozenset(
        card for actions in groups.values() for action in actions for card in action.split(" ")[1:]
    )
