"""Parts that every feature uses: the client, clicks in, and the people, places and languages of Discord."""
