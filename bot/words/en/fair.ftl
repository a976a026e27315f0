### Fair deals: the seed of a match, and verifying it.

deal-unknown = The deals of table { NUMBER($table, useGrouping: 0) } cannot be dealt again: there is no such match that is over, or its deals did not come from a seed.

## In Discord

button-fair = Fair deal
button-cut = Cut the cards
button-word = A word of mine
menu-unword = Take a word away…
fair-line = -# Table { NUMBER($table, useGrouping: 0) }
fair-line-words = -# Words of { $names } go into the deals: *Fair deal* shows them
fair-line-again = -# Table { NUMBER($table, useGrouping: 0) } · the deals of table { NUMBER($old, useGrouping: 0) } once more, so not rated
option-deal = Deal the cards of an earlier match again, by its number; as many players, and not rated
fair-title = ### { $game } · the deals of table { NUMBER($table, useGrouping: 0) }
fair-promised = **Before the deal I locked in this fingerprint** (SHA-256) of a secret seed: `{ $commitment }`
fair-brought = **Mixed with** everyone's last click in the lobby, which Discord numbers:
fair-brought-nothing = **Mixed with** nothing: nobody has clicked in the lobby.
fair-click = • { $name }: `{ $number }`, { $when }
fair-no-click = • { $name }: no click yet
fair-worded = **Mixed with** words that people chose; clicks do not count:
fair-word = • { $name }: “{ $word }”
fair-word-gone = • { $name }: a word with the SHA-256 `{ $digest }`
fair-no-word = • { $name }: no word
fair-secret = The seed is shown here when the match is over. Then anyone can redo every deal.
fair-secret-again = The seed is shown here when the match is over.
fair-deal-of = These are **the deals of table { NUMBER($table, useGrouping: 0) }** once more, so what they come from was settled there. Such a match is not rated.
fair-proved = **Proved** in the end: the seed was settled before anyone clicked, and every deal follows from it and from these clicks.
fair-trusted = **Trusted**: the people who run Toucan. They could read the seed and the cards while you play, and a changed bot could make up the last digits of a click until it likes a deal. Bring a word of your own, and no click counts any more: if yours is the last to come, nobody has chosen these cards.
fair-proved-words = **Proved** in the end: the seed was settled before anyone typed a word, and every deal follows from it and from these words alone. If yours was the last, and nobody changed seats after it, nobody has chosen these cards.
fair-trusted-words = **Trusted**: the people who run Toucan could read the seed and the cards while you play.
fair-proved-week = **Proved** in the end: everyone had the same cards, and they follow from the secret of the week.
fair-trusted-week = **Trusted**: the people who run Toucan. There are no clicks and no words in a challenge, so they could have drawn secrets until they liked one, and can know the cards before they play.
fair-lost = The key to this seed has been lost. What was dealt after that came from the operating system's randomness; nobody can verify these deals.
fair-seed = **The seed** was `{ $seed }`
fair-right = { $count ->
    [0] Nothing was dealt.
    [one] ✅ The one random draw matches the seed and what people brought.
   *[other] ✅ All { $count } random draws match the seed and what people brought.
}
fair-wrong = ❌ { $wrong } of { $count } random draws { $wrong ->
    [one] does not match
   *[other] do not match
} the seed and what people brought.
fair-other-seed = ❌ The seed is not the one that was locked in before the deal.
fair-unreadable = The match was played under older rules I no longer support, so I cannot redo its deals; a verifier of that time can.
fair-none = This table is from before there were seeds: it is dealt by the operating system's randomness, and that cannot be verified.
no-such-match = There is no match { NUMBER($table, useGrouping: 0) } that you could see from here.
verify-about = What the deals of a table come from; after the match, whether they match it
option-match = Table number, shown on its messages

word-title = A word for the deals
word-label = Your word
word-means = Anything that nobody could guess. Anyone who asks sees it, with your name; leave it empty to take it back.
word-unfit = A word has at most { $most } characters that can be seen.
typed-not-here = This server does not show what people type (/setup).
word-settled = These are the deals of table { NUMBER($table, useGrouping: 0) } once more: no word can change them.
word-asked = Say first that you play: press “Join”.
