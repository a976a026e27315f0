onecard-name = Onecard
onecard-game = Everybody plays a card; the highest wins
onecard-size = A card each
