"""Commands about people: boards, profiles, challenges, finished matches."""
