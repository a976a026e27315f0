"""Checks of exported matches and nights: do the deals follow from their seeds?"""
