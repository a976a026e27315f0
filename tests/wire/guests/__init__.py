"""Where the bot is no member: in somebody's messages with it, in a group's, and on servers without it."""
