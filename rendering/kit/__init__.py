"""What every picture is made with: canvas, pen, palette, letters, plates, rows of cards, marks, texts."""
