### The pages on the web: matches trick by trick, and boards.

site-name = Toucan: card games
site-pages = Pages
site-languages = Languages
site-skip = Skip to the content
site-first = All matches
site-what = Matches and boards of those who want to be seen here. All others are not named, and their hands are not shown.
site-foot = Toucan { $version } · No cookies, nothing counts you, and search engines are asked to stay away. If you no longer want to be named here, change it in /settings on Discord.
site-matches = Matches
site-no-matches = No one has put a match here yet.
site-match = { $game }, match { NUMBER($table, useGrouping: 0) }
site-boards = Boards
site-no-boards = No one stands on a board yet.
site-board = Board of { $game }
site-column-rank = Rank
site-column-name = Name
site-column-rating = Rating
site-column-games = Matches
site-column-wins = Won
site-match-title = { $game }, match { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {": hand "}{ $hand } of { $hands }
}
site-players = Played by { $names }
site-hands = Hands
site-hands-again = Hands, once more
site-hand-label = Hand { $number }
site-eyes = Show the cards of
site-keys = The arrow keys go to the next trick and back.
site-dealt = The cards are dealt
site-before = Before the first card
site-trick = Trick { $number }
site-over = The hand is over
site-next = Next
site-back = Back

site-link = [This hand on the web]({ $address })
site-published = [This match is on the web]({ $address }), or will be within minutes: with your name and your cards. The others are named there if they want to be.
site-withdrawn = You have taken your wish back. Unless another player wants this match on the web, its pages go within minutes.
site-not-willing = On the web your name would be seen by everyone. Say in /settings first that you want that.
button-web = Put it on the web
button-unweb = Take it off the web
settings-web = Be named on the web, in matches and on boards
settings-short-web = On the web
