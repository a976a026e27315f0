"""What every feature asks: the client, clicks in, and the people, places and languages of Discord."""
