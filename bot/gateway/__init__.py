"""Connections to Discord's gateway, one a shard."""
