"""Messages to Discord other than answers to clicks: each is retried until it is up to date."""
