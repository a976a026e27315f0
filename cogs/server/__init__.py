"""Settings of servers and people, the card corner, `/play`, and channels and people that disappear."""
