"""Deals that anybody can verify: seeds, what is dealt from them, and the proof."""
