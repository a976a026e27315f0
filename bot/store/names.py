"""Look-alike names, and the cache of usernames."""

from __future__ import annotations

import threading
import unicodedata
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from bot.schema.tables import players

REMEMBERED: Final = 4096
"""Size of each cache of names, in entries."""
BATCH: Final = 200
"""Users looked up in one query."""
KNOWN: Final = 50_000
"""Size of the cache of usernames, in people."""

_UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Mn", "Me", "Zs", "Zl", "Zp"))
"""Unicode categories of characters that show nothing on their own."""
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols by category that are drawn as nothing: fillers and empty patterns."""

# The standard library has no table of confusables. These are letters that pass for Latin ones: from Cyrillic,
# Greek and Armenian, with strokes, and small capitals. They are replaced before case folding, because the
# Cyrillic capital EN passes for H and the small one for nothing.
_FOREIGN: Final = str.maketrans(
    "\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425"
    "\u051a\u051c\u0430\u0435\u0455\u0456\u0458\u043a\u043e\u0440\u0441\u0443\u0445\u04bb\u04cf"
    "\u0501\u051b\u051d\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4"
    "\u03a5\u03a7\u03b1\u03b3\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131\u0251\u0261"
    "\u0142\u0141\u00f8\u00d8\u0111\u0110\u03f2\u043c\u0442\u043f\u0585\u0578\u057d\u0570\u0581"
    "\u0566\u1d00\u0299\u1d04\u1d05\u1d07\ua730\u0262\u029c\u026a\u1d0a\u1d0b\u029f\u1d0d\u0274"
    "\u1d0f\u1d18\u0280\ua731\u1d1b\u1d1c\u1d20\u1d21\u028f\u1d22",
    "ABESIJKMHOPCTYXQWaesijkopcyxhldqwABEZHIKMNOPTYXayiknoptuxiaglLoOdDcmtnonuhgqABCDEFGHIJKLMNOPRSTUVWYZ",
)
_STROKES: Final = str.maketrans("i1|!0", "llllo")


class Person(NamedTuple):
    """A named player: a person with a Discord id, or a computer player with a level."""

    name: str
    user: int | None = None
    level: str | None = None


@lru_cache(REMEMBERED)
def visible(name: str) -> bool:
    """Return whether a name has any visible character."""
    return any(unicodedata.category(letter) not in _UNSEEN and letter not in _BLANK for letter in name)


@lru_cache(REMEMBERED)
def folded(name: str) -> str:
    """Return a key that is equal for two names which a reader takes for the same.

    It ignores case, width, accents, blanks, the script of a letter and strokes (I, l, 1).
    """
    latin = unicodedata.normalize("NFKD", name.translate(_FOREIGN)).translate(_FOREIGN)
    parts = unicodedata.normalize("NFKD", latin.casefold())
    kept = (part for part in parts if unicodedata.category(part) not in _UNSEEN and part not in _BLANK)
    return "".join(kept).translate(_STROKES).replace("rn", "m").replace("vv", "w")


class Usernames:
    """A cache of usernames, which are unique on Discord, unlike display names."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, str] = OrderedDict()
        self._lock = threading.Lock()

    def learn(self, user: int, username: str) -> None:
        with self._lock:
            self._known[user] = username
            self._known.move_to_end(user)
            while len(self._known) > KNOWN:
                self._known.popitem(last=False)

    def read(self, connection: Connection, users: Iterable[int | None]) -> None:
        """Add the usernames that the database has of these people, as far as they are not cached."""
        wanted = [user for user in {*users} if user is not None and user > 0 and user not in self._known]
        for start in range(0, len(wanted), BATCH):
            few = wanted[start : start + BATCH]
            kept = select(players.c.user, players.c.username).where(players.c.user.in_(few))
            found = {row.user: row.username for row in connection.execute(kept)}
            for user in few:
                self.learn(user, found.get(user) or self.of(user))

    def of(self, user: int) -> str:
        """Return the username; an empty string if it is unknown."""
        return self._known.get(user, "")

    def forget(self, user: int) -> None:
        with self._lock:
            self._known.pop(user, None)


usernames: Final = Usernames()
"""The cache of this process."""
