### What computer players say at a table, each in their own manner.

voice-says = 💬 { $name }: “{ $line }”
voice-bold = { $manner ->
    [proud] I would bid more, but I am modest.
    [gloomy] That sounded smaller in my head.
    [kind] Hold my wing, everyone.
   *[hungry] I bid the way I eat: swallow first, think later.
}
voice-trump = { $manner ->
    [proud] The last trump. You can look, but don't touch.
    [gloomy] There goes the last trump. Now we are alone.
    [kind] That was the last trump, in case someone is counting.
   *[hungry] The last trump. I saved it for dessert.
}
voice-made = { $manner ->
    [proud] No applause, please. Well, a little applause.
    [gloomy] It worked. My bill isn't built for smiling.
    [kind] I had good cards, and even better company.
   *[hungry] Delicious. Is there a second helping?
}
voice-exact = { $manner ->
    [proud] To the trick. I also tell fortunes.
    [gloomy] Exactly as I said. It must be a mistake.
    [kind] Just enough for me. The rest is for you!
   *[hungry] Not a crumb left over.
}
voice-fell = { $manner ->
    [proud] That was a demonstration. Never play it like that.
    [gloomy] I saw it coming. Right after it came.
    [kind] Well defended! I'll hide behind my bill for a while.
   *[hungry] I bit off more than fits in my bill. And look at this bill.
}
voice-nothing = { $manner ->
    [proud] Not one trick. Nobody does nothing as well as I do.
    [gloomy] Not one trick. I had counted on fewer.
    [kind] No trick for me, but the best seat in the house.
   *[hungry] Not one trick. And I came hungry.
}
voice-cheer = { $manner ->
    [proud] { $name }, that was almost as good as me.
    [gloomy] { $name }, that was lovely. I felt something.
    [kind] { $name }, that was a joy to watch!
   *[hungry] { $name }, that deserves a papaya.
}

settings-talk = Remarks of computer players, and reactions, at your tables
settings-short-talk = Table talk
setup-short-talk = Table talk
setup-talk-option = Whether computer players may remark on the play, and players react

reaction-clap = Bravo
reaction-sweat = Phew
reaction-fire = Wow
reaction-snail = Slow
reactions-left = { $left ->
    [0] You have no reactions left in this hand.
   *[other] React: everyone at the table sees it for a moment. You have { $left } left in this hand.
}
reactions-spent = { $most } reactions a hand are the limit. The next hand brings new ones.
reactions-not-here = Reactions are for the players of a match with other people, if everyone there likes them.
