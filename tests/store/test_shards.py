from __future__ import annotations

import pytest
from sqlalchemy import BigInteger, create_engine, literal, select

from bot.store.shards import in_shards, shard_of


@pytest.mark.parametrize("guild", [None, 1, 1 << 22, 5 << 22 | 7, (1 << 60) + (3 << 22)])
def test_sqlite_divides_servers_as_we_do(guild: int | None) -> None:
    with create_engine("sqlite://").connect() as connection:
        for count in (1, 3):
            found = [
                shard
                for shard in range(count)
                if connection.scalar(select(in_shards(literal(guild, BigInteger), count, [shard])))
            ]
            assert found == [shard_of(guild, count)]
