"""Tables where the bot is a guest: in a group's messages, and on servers that have not added it."""
