"""The schema's metadata, and columns that hold what is known of a person.

Whoever adds a column with an id or a name says here what becomes of it when the person is deleted;
`bot/privacy/deletion.py` reads it.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from sqlalchemy import BigInteger, Column, MetaData, Text

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

Forgotten = Literal["deleted", "cleared", "alias"]
"""The fate of a deleted person's id: its row is `deleted`, the id is `cleared`, or a negative number
stands in its place, the `alias`, which the feature that owns the rows writes."""


def person(name: str, forgotten: Forgotten, **how: Any) -> Column[int]:
    """Return a column with a person's Discord id. A negative number in it stands for a deleted person."""
    return Column(name, BigInteger, info={"person": forgotten}, **how)


def words_of_person(name: str, **how: Any) -> Column[str]:
    """Return a column with a person's name or own words."""
    return Column(name, Text, info={"words": True}, **how)
