### Ce que le bot dit de lui-même, aux personnes et à Discord.

about-about = Quel Toucan c’est, et où sont ses conditions, la confidentialité, les sources et l’aide
about-title =
    ### Toucan { $version }
    Cinq jeux de cartes qu’aucun autre bot ne propose, avec des amis ou contre des ordinateurs.
about-text =
    Ce que je conserve : places, coups, résultats, cotes, réglages. Je ne lis pas de messages, ne te montre pas de publicité et ne transmets rien. /privacy export te donne le tout, /privacy delete efface tout.

    Ici, on ne joue ni pour de l’argent ni pour rien qui en vaille.
about-privacy = [Confidentialité]({ $address })
about-terms = [Conditions]({ $address })
about-source = [Sources]({ $address })
about-support = [Aide]({ $address })
about-site = [Sur le web]({ $address })

learn-any-about = Apprendre un jeu en quelques minutes, avec une première donne jouée ensemble
learn-any-game = le jeu
