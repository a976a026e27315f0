### What computer players say at a table, each in their own manner.

voice-says = 💬 { $name }: “{ $line }”
voice-bold = { $manner ->
    [proud] I would bid more, but I am modest.
    [gloomy] That sounded smaller in my head.
    [kind] Hold my wing, everyone.
   *[hungry] I bid the way I eat: swallow first, think later.
}
voice-bold-again = { $manner ->
    [proud] Write that number down. They will ask you about it.
    [gloomy] I said it, so now I have to live with it.
    [kind] If this goes wrong, please still like me.
   *[hungry] My eyes are bigger than my bill. Have you seen my bill?
}
voice-trump = { $manner ->
    [proud] The last trump. You can look, but don't touch.
    [gloomy] There goes the last trump. Now we are alone.
    [kind] That was the last trump, in case someone is counting.
   *[hungry] The last trump. I saved it for dessert.
}
voice-trump-again = { $manner ->
    [proud] No trump after mine. As it should be.
    [gloomy] That was the last trump. Everything ends.
    [kind] All trumps are gone. We can breathe again!
   *[hungry] The last trump. The plate is empty.
}
voice-made = { $manner ->
    [proud] No applause, please. Well, a little applause.
    [gloomy] It worked. My bill isn't built for smiling.
    [kind] I had good cards, and even better company.
   *[hungry] Delicious. Is there a second helping?
}
voice-made-again = { $manner ->
    [proud] I would like to thank myself.
    [gloomy] A success. It won't happen again.
    [kind] That was fun! Thank you for the cards.
   *[hungry] That was the starter. What is the main course?
}
voice-exact = { $manner ->
    [proud] To the trick. I also tell fortunes.
    [gloomy] Exactly as I said. It must be a mistake.
    [kind] Just enough for me. The rest is for you!
   *[hungry] Not a crumb left over.
}
voice-exact-again = { $manner ->
    [proud] Exactly as planned. I am a clock with feathers.
    [gloomy] Exactly right. I must have counted wrong.
    [kind] It fits! Like a bird in its nest.
   *[hungry] Just the right portion. The cook is pleased.
}
voice-fell = { $manner ->
    [proud] That was a demonstration. Never play it like that.
    [gloomy] I saw it coming. Right after it came.
    [kind] Well defended! I'll hide behind my bill for a while.
   *[hungry] I bit off more than fits in my bill. And look at this bill.
}
voice-fell-again = { $manner ->
    [proud] I wanted you to feel good for once.
    [gloomy] Falling is easy. I hardly need wings for it.
    [kind] You played that beautifully. I helped a little.
   *[hungry] That tasted bitter. More salt next time.
}
voice-nothing = { $manner ->
    [proud] Not one trick. Nobody does nothing as well as I do.
    [gloomy] Not one trick. I had counted on fewer.
    [kind] No trick for me, but the best seat in the house.
   *[hungry] Not one trick. And I came hungry.
}
voice-nothing-again = { $manner ->
    [proud] I left all the tricks to you. You're welcome.
    [gloomy] Not one trick. It suits me.
    [kind] No trick for me, so more for all of you!
   *[hungry] An empty plate. They say it is healthy.
}
voice-cheer = { $manner ->
    [proud] { $name }, that was almost as good as me.
    [gloomy] { $name }, that was lovely. I felt something.
    [kind] { $name }, that was a joy to watch!
   *[hungry] { $name }, that deserves a papaya.
}
voice-cheer-again = { $manner ->
    [proud] { $name }, I couldn't have done it better. Or only slightly.
    [gloomy] { $name }, for a moment the world was fine.
    [kind] { $name }, I'd clap, but these are wings.
   *[hungry] { $name }, come over, I'll share my figs.
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
