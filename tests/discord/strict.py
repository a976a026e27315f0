"""Switches for everything Discord does not promise: each makes it refuse what it may refuse."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Strict:
    """Switches of the stand-in; all off, it takes what Discord is known to take."""

    ids: bool = False
    """Whether a token reaches by id only what it posted as a follow-up, and all else as `@original`."""
    address: bool = False
    """Whether requests by token, which have no Authorization header, are counted by their address."""
    kept: bool = False
    """Whether an edit that names kept files, without `attachments`, is refused."""
    dropped: bool = False
    """Whether such an edit is taken, but its galleries show nothing."""
    files: bool = False
    """Whether an edit of a gallery with new files is refused (discord-api-docs#7529)."""
    old: bool = False
    """Whether messages are posted two hours ago, so that Discord limits their edits (30046)."""
    nonces: bool = False
    """Whether a post whose nonce belongs to a deleted message is refused (10008)."""
