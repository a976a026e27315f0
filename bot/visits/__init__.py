"""Tables among people where the bot is not: in a group's messages, and on servers that have not added it."""
