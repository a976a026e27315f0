"""Results, ratings, boards, profiles and challenges."""
