"""The steps, oldest first. A step that has been released is never edited."""
