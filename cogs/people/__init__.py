"""What people ask about themselves and each other: boards, profiles, challenges, finished matches."""
