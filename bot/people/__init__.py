"""What matches come to for people: results, ratings, boards, profiles, challenges."""
