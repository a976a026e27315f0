"""Messages to Discord: answers to clicks, and messages that are retried until they are up to date."""
