### What the bot says of itself, to people and to Discord.

about-about = Which Toucan this is, and where its terms, privacy policy, sources and help are
about-title =
    ### Toucan { $version }
    Five card games that no other bot plays, with friends or against computer players.
about-text =
    What I keep about you: who sat where and what was played, results and ratings, your settings. I read no messages, show you no advertising and pass nothing on. /privacy export gives you all of it, /privacy delete has me forget you.

    Nothing here is played for money or for anything that is worth money.
about-privacy = [Privacy]({ $address })
about-terms = [Terms]({ $address })
about-source = [Source]({ $address })
about-support = [Help]({ $address })
about-site = [On the web]({ $address })

register-description =
    Five card games that no other bot plays: Differ, 92Q, Mitigati, Top Suit and Spring Cleaning. With friends in a channel, or against computer players that give reasons. Buttons or commands, pictures or words alone, lessons, replays, ratings, a weekly challenge. Six languages. Begin with /play.
cli-register = Bring description, tags, install links and an icon to Discord; it shows what would change, and asks first.
cli-register-yes = do not ask
register-change =
    { $what }
      is   { $before }
      will be { $after }
register-none = (nothing)
register-icon = a picture
register-way-0 = servers: { $scopes }, permissions { $permissions }
register-way-1 = people: { $scopes }, permissions { $permissions }
register-nothing = All of it is at Discord already.
register-ask = Change this about { $name }? [y/N]
register-left = Nothing was changed.
register-done = Discord has it now.
register-refused = Discord does not take it: { $reason }
register-terms-of-service-url = By hand, at { $portal } under “General Information”: the terms of service are at { $address }
register-privacy-policy-url = By hand, at { $portal } under “General Information”: the privacy policy is at { $address }
register-custom-install-url = People are led to { $address } to install the bot, and not to Discord's own page: that was chosen at Discord under “Installation”.
doctor-directory =
    Discord would not list this bot in its directory yet (docs/directory.md):
    { $missing }
doctor-directory-description = no description: “register” brings one
doctor-directory-icon = no icon: “register” brings one
doctor-directory-tags = no tags: “register” brings some
doctor-directory-terms = no address of its terms: by hand, under “General Information”
doctor-directory-privacy = no address of its privacy policy: by hand, under “General Information”
doctor-directory-install = no install link: “register” brings one
doctor-directory-public = it is not public: “Public Bot” under “Bot”
doctor-directory-support = no support server: by hand, under “Discovery”
doctor-directory-team = it belongs to no team, and only the owner of a team can have it verified
doctor-directory-verified = it is not verified: “App Verification”

learn-any-about = Learn a game in a few minutes, with a first deal played together
learn-any-game = the game
