### La ligne de commande.

cli = Toucan, une table de cartes pour Discord.
cli-version = dire quel Toucan c’est
cli-selfplay = Écrire des parties terminées entre ordinateurs, sous forme de transcriptions.
cli-players = combien de places (par défaut : le minimum pour ce jeu)
cli-seed = la même graine donne les mêmes parties
cli-count = combien de parties
cli-set = une option du jeu ; peut être répété
cli-level = la force des joueurs : chance, easy, normal ou hard
cli-compile = Traduire la recherche des ordinateurs en code machine, pour qu’ils voient plus loin dans le même temps.
cli-disk-full = Il n’y a plus de place sur le disque : tout n’a pas pu être écrit.
compile-begins = Traduction en cours ; cela prend une à deux minutes.
compile-done = C’est fait : les processus qui réfléchissent l’utilisent dès leur prochain démarrage.
cli-run-compile = Traduire entre-temps les ordinateurs en code machine, s’il y a mypyc et un compilateur C.
compile-beside = Les ordinateurs sont traduits en code machine ; cela prend une à deux minutes, une fois par version.
compile-done-beside = Les ordinateurs réfléchissent maintenant en code machine.
compile-no-mypyc = Il faut pour cela mypyc et un compilateur C : python -m pip install "mypy[mypyc]"
compile-failed = La traduction n’a pas réussi : { $said }
compile-unused = Le code machine dans « .compiled » vient d’autres sources et n’est pas utilisé. Encore une fois : python -m bot compile
compile-not-here = Les ordinateurs réfléchissent sans code machine : il manque ici mypyc ou un compilateur C.
cli-duel = Opposer deux ordinateurs sur les mêmes donnes, places échangées, et dire lequel est meilleur.
cli-duel-a = { $levels } ; ou un programme : son nom dans ENGINES, ou sa commande entre guillemets
cli-duel-b = son adversaire
cli-duel-matches = combien de parties, deux par appariement
cli-duel-budget = secondes de processeur qu’un joueur qui cherche peut dépenser par décision (0,7)
cli-duel-iterations = combien d’itérations il cherche à la place : le même résultat sur toute machine
cli-duel-jobs = combien de processus jouent à la fois
cli-duel-json = écrire les chiffres en JSON
cli-duel-record = garder chaque appariement terminé dans ce fichier ; avec le même fichier, un duel reprend où il s’était arrêté
cli-engine = Être un programme qui joue : lire des positions sur l’entrée standard, ligne par ligne, et répondre comme le dit docs/engines.md.
engine-other-version = ce programme ne connaît que { $known }
engine-not-a-position = Pas une position : position JEU players=N rules=N seat=N
engine-other-rules = Ce programme joue à { $game } selon ses règles { $rules }, et ce n’est pas une telle table.
engine-no-position = Quelle position ? Sa ligne n’est pas venue, ou n’a pas été comprise.
engine-no-budget = Combien de temps ? go seconds=N, go iterations=N, ou les deux.
engine-not-a-view = Les données de la position ne vont pas ensemble.
cli-check = Rejouer des transcriptions et dire ce qui n’y va pas ; « - » est l’entrée standard.
cli-files = transcriptions
option-form = « { $text } » n’est pas une option : écris nom=valeur.
option-twice = L’option « { $name } » est donnée deux fois.
no-such-level = Il n’y a pas d’ordinateur pour { $game } du niveau « { $level } ».
duel-goes-on = { $done } appariements gardés sur { $all } ; la même commande continue.
duel-record-unusable = { $file } : { $reason }
duel-record-form = { $file } n’est pas le procès-verbal d’un duel : la ligne { $line } n’en est pas une.
duel-record-other = { $file } appartient à un autre duel : { $name } y est { $found }, et serait maintenant { $wanted }. Choisis un autre fichier.
duel-record-sources = { $file } a été commencé avec d’autres sources de Toucan, ou un autre Python ; ses appariements ne peuvent pas être comptés avec de nouveaux. Choisis un autre fichier.

check-match = { $game }, { $actions } actions, points { $scores }, gagnants { $winners }
check-encoding = cette ligne n’est pas en UTF-8
check-line-long = cette ligne a plus de { $most } octets ; la suite du fichier n’est pas lue
check-file-long = le fichier a plus de { $most } octets ; la suite n’est pas lue
check-lost = un caractère de cette ligne s’est perdu en chemin : « { $text } »
check-spaces = les mots sont séparés par une espace, et ici par plusieurs : « { $text } »
check-cut = cette ligne est coupée : { $found } cartes sur { $wanted }
check-form = « { $text } » n’est pas une ligne d’une transcription
check-no-game = une partie commence par une ligne « game … »
check-unknown-game = il n’y a pas de jeu « { $slug } »
check-option-form = « { $text } » n’est pas une option : écris nom=valeur
check-option-twice = l’option « { $name } » est donnée deux fois
check-header = après le jeu viennent players=N et rules=V
check-number = « { $text } » n’est pas un nombre tel qu’on l’écrit ici
check-rules = les règles { $given } du jeu { $game } ne peuvent pas être rejouées ; ici c’est la version { $known }
check-fact-differs = { $fact } est { $found }, et non { $claimed }
check-fact-false = la partie n’est pas terminée
check-fact-unknown = « { $text } » n’est pas un fait qui se vérifie
check-not-refused = « { $text } » a été permis
check-refused = { $action } : { $reason }
