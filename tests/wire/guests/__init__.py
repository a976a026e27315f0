"""Places without the bot as member: direct messages, groups, other servers."""
