"""Parts of every picture: canvas, pen, palette, letters, plates, rows of cards, marks, texts."""
