"""Matches as text and as steps: transcripts, exports, replays, reviews."""
