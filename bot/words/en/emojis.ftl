### The cards as emojis of the application.

cli-emojis = Give Discord an emoji for each card, for buttons and selects; again after an update, only what changed.

emojis-progress = { $done } of { $all } new emojis are at Discord …
emojis-done = Discord has all { $all } emojis: { $new ->
        [0] none is new
        [one] one is new
       *[other] { $new } are new
    }, { $old ->
        [0] none was taken away
        [one] an old one was taken away
       *[other] { $old } old ones were taken away
    }. A bot that is running shows them after it has been started again.
emojis-failed = Discord did not take the emojis: { $reason }
    What it has taken is kept; the same command goes on from there.
