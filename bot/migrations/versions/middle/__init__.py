"""The steps 0023 to 0037: those before duplicate nights."""
