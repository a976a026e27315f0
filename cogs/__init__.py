"""Discord's words: what people type, click and read.

The cogs of all games are imported before any other module, as these ask which games are offered.
"""

from bot.games import GAMES, is_ours, layer, room, withhold
from bot.words import words

for slug in tuple(GAMES):
    if (module := layer(slug, "cog")) is None:
        continue
    cog = module.Cog
    unwritten = [name for name in ("game", "topics") if not hasattr(cog, name)]
    unwritten += [name for name in dir(cog) if getattr(getattr(cog, name), "__isabstractmethod__", False)]
    if unwritten:
        withhold(slug, "cog", f"write {', '.join(unwritten)}")
    elif cog.__cog_group_name__ != slug:
        withhold(slug, "cog", f'call its commands by the slug: group_name="{slug}"')
    elif slug in GAMES and not is_ours(slug):
        # The menus of all games have these sentences; one that cannot be told would break them.
        try:
            words()(f"{room(slug)}-game")
            for size in GAMES[slug].seats if len(GAMES[slug].seats) > 1 else ():
                words()(f"{room(slug)}-size", size=size)
        except (LookupError, ValueError) as error:
            withhold(slug, "words", str(error))
