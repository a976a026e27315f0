"""Sentences for those who translate them: what each language lacks, and a page of them all."""
