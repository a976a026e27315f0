### The cards as emojis of the application.

cli-emojis = Upload an emoji for each card to Discord, for buttons and selects; after an update only the changed ones.

emojis-progress = { $done } of { $all } new emojis are uploaded …
emojis-done = Discord has all { $all } emojis: { $new ->
        [0] none is new
        [one] one is new
       *[other] { $new } are new
    }, { $old ->
        [0] none was deleted
        [one] an old one was deleted
       *[other] { $old } old ones were deleted
    }. Restart a running bot to show them.
emojis-failed = Discord refused the emojis: { $reason }
    Those already uploaded are kept; the same command continues.
