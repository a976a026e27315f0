### Ce que le bot dit de lui-même, aux personnes et à Discord.

about-about = Quel Toucan c’est, et où sont ses conditions, la confidentialité, les sources et l’aide
about-title =
    ### Toucan { $version }
    Cinq jeux de cartes qu’aucun autre bot ne joue, avec des amis ou contre des ordinateurs.
about-text =
    Ce que je garde de toi : qui était assis où et ce qui a été joué, les résultats et les cotes, tes réglages. Je ne lis pas de messages, ne te montre pas de publicité et ne transmets rien. /privacy export te donne le tout, avec /privacy delete je t’oublie.

    Ici, on ne joue ni pour de l’argent ni pour rien qui en vaille.
about-privacy = [Confidentialité]({ $address })
about-terms = [Conditions]({ $address })
about-source = [Sources]({ $address })
about-support = [Aide]({ $address })
about-site = [Sur le web]({ $address })

register-description =
    Cinq jeux de cartes qu’aucun autre bot ne joue : Differ, 92Q, Mitigati, Top Suit et Spring Cleaning. Avec des amis ou contre des ordinateurs qui donnent leurs raisons. Boutons ou commandes, images ou mots seuls, leçons, cotes, un défi par semaine. En six langues, dont le français. Commence par /play.
cli-register = Apporter à Discord description, mots-clés, liens d’installation et icône ; montre ce qui changerait, et demande d’abord.
cli-register-yes = ne pas demander
register-change =
    { $what }
      est   { $before }
      sera  { $after }
register-none = (rien)
register-icon = une image
register-way-0 = serveurs : { $scopes }, permissions { $permissions }
register-way-1 = personnes : { $scopes }, permissions { $permissions }
register-nothing = Tout cela est déjà chez Discord.
register-ask = Changer cela pour { $name } ? [y/N]
register-left = Rien n’a été changé.
register-done = Discord l’a maintenant.
register-refused = Discord ne l’accepte pas : { $reason }
register-terms-of-service-url = À la main, sur { $portal } sous « General Information » : les conditions sont à { $address }
register-privacy-policy-url = À la main, sur { $portal } sous « General Information » : la confidentialité est à { $address }
register-custom-install-url = Pour installer le bot, on est mené à { $address } et non à la page de Discord : c’est ce qui a été choisi chez Discord sous « Installation ».
doctor-directory =
    Discord n’inscrirait pas encore ce bot dans son répertoire (docs/directory.md) :
    { $missing }
doctor-directory-description = pas de description : « register » en apporte une
doctor-directory-icon = pas d’icône : « register » en apporte une
doctor-directory-tags = pas de mots-clés : « register » en apporte
doctor-directory-terms = pas d’adresse de ses conditions : à la main, sous « General Information »
doctor-directory-privacy = pas d’adresse de sa confidentialité : à la main, sous « General Information »
doctor-directory-install = pas de lien d’installation : « register » en apporte un
doctor-directory-public = il n’est pas public : « Public Bot » sous « Bot »
doctor-directory-support = pas de serveur d’aide : à la main, sous « Discovery »
doctor-directory-team = il n’appartient à aucune équipe, et seul le propriétaire d’une équipe peut le faire vérifier
doctor-directory-verified = il n’est pas vérifié : « App Verification »

learn-any-about = Apprendre un jeu en quelques minutes, avec une première donne jouée ensemble
learn-any-game = le jeu
