### What the bot says of itself, to people and to Discord.

about-about = Which Toucan this is, and where its terms, privacy policy, sources and help are
about-title =
    ### Toucan { $version }
    Five card games that no other bot plays, with friends or against computer players.
about-text =
    What I store: seats, moves, results, ratings, settings. I read no messages, show you no advertising and pass nothing on. /privacy export gives you all of it, /privacy delete erases you.

    Nothing here is played for money or for anything that is worth money.
about-privacy = [Privacy]({ $address })
about-terms = [Terms]({ $address })
about-source = [Source]({ $address })
about-support = [Help]({ $address })
about-site = [On the web]({ $address })

learn-any-about = Learn a game in a few minutes, with a first deal played together
learn-any-game = the game
