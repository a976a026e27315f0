### Tout ce qui, dans Discord, n’est pas propre à un jeu.

## Boutons et menus

button-hand = Mes cartes
button-again = Actualiser
button-last = Dernier pli
button-next-hand = { $deal ->
   *[other] Manche
} suivante
button-tricks = Tous les plis de la manche
button-score = Points
button-table = Table
button-rules = Règles
button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-fill = Compléter avec des ordinateurs
button-remove-computer = Retirer un ordinateur
button-options = Options …
button-rematch = Revanche
menu-add-computer = Ajouter un ordinateur
menu-sit = Changer de place
menu-take-seat = Prendre place
menu-size = Places : { $size }
menu-topic = Choisir un sujet
rules-title = ### { $game } · { $topic }

level-chance = Ordinateur (joue n’importe quoi)
level-novice = Ordinateur (débutant)
level-easy = Ordinateur (facile)
level-normal = Ordinateur (normal)
level-hard = Ordinateur (difficile)

## Avant la partie

lobby-invites = L’hôte lance la partie quand toutes les places sont prises. Sous *Options{"\u00A0"}…*, l’hôte peut ajouter des ordinateurs.
options-title = ### Options
options-about = -# Visible de toi seulement. Les changements comptent aussitôt.
lobby-done = ✓ C’est fait : la table est dans ce salon.
lobby-ready = Toutes les places sont prises : l’hôte peut commencer.
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (hôte)
seat-level = { $level ->
    [program] programme { $program }
    [chance] joue n’importe quoi
    [novice] débutant
    [easy] facile
    [hard] difficile
   *[normal] normal
}
lobby-seat-computer = { $number }. { $name } (ordinateur, { $level })
level-program = Programme { $program }
lobby-programs = 🔌 Un programme qui ne fait pas partie de Toucan joue : la partie ne sera donc pas cotée.
programs-not-here = Aux tables de ce serveur, seuls les programmes de Toucan peuvent jouer.
programs-no-longer-here = Ce serveur ne veut plus de programmes à ses tables : avant de commencer, retire { $names } avec *Retirer un ordinateur*.
program-gone = { $count ->
    [one] Le programme { $names } n’est pas là en ce moment : un ordinateur normal joue pour lui.
   *[other] Les programmes { $names } ne sont pas là en ce moment : des ordinateurs normaux jouent pour eux.
}
lobby-seat-free = { $number }. *libre*
lobby-seat-option = Place { $number }
lobby-options = Options : { $options }.
lobby-clockwise = On joue dans le sens des aiguilles d’une montre.

## La table

title = ## { $game }
title-of = ## { $game } · { $what }
list-and = { $first } et { $last }
# Discord écrit lui-même l’heure : « il y a 3 minutes ».
table-dealt = **{ $names }** : les cartes sont distribuées. Appuyez sur *Mes cartes*.
table-turn = ▸ À **{ $names }** de jouer ({ $when })
table-dealing = Les cartes sont distribuées.
table-between = La suite dans un instant.
panel-won = 🏆 **Tu gagnes !** { $points }.
panel-won-with = 🏆 **Tu gagnes**, avec { $names } : { $points }.
panel-placed = **Tu finis { $place }ᵉ :** { $points }. { $names } { $count ->
    [one] gagne
   *[other] gagnent
} : { $best }.
table-over = ### { $names } { $count ->
    [one] gagne la partie
   *[other] gagnent ensemble
} !
highlight-turned = Jusqu’à la dernière { $deal ->
   *[other] manche
}, { $names } { $count ->
    [one] menait
   *[other] menaient
}.
highlight-peak = Le plus de points d’un coup — { $told }
highlight-lead = Après la { $deal ->
   *[other] manche
} { $number }, { $names } { $count ->
    [one] menait
   *[other] menaient
} encore de { $by } devant { $winners }.
table-ended = La table a été fermée avant la fin de la partie.
table-closed = La table a été fermée avant le début de la partie.
table-broken = Cette partie ne peut plus être lue : elle ne peut donc pas continuer. Désolé : ouvrez une nouvelle table.
table-outdated = Les règles de ce jeu ont été corrigées depuis le début de cette partie : elle ne peut donc pas continuer. Désolé : ouvrez une nouvelle table.
table-goes-on = La suite est plus bas.
table-trouble = ⚠️ Je ne peux pas mettre à jour la table dans ce salon. Permissions manquantes : { $permissions }. Ta partie est en sécurité ; demande à la modération.

panel-title = ### { $game } · { $name }
panel-watch = Tu regardes la partie.
panel-news = Depuis :
panel-fresh = Nouveau dans ta main : { $cards }.
panel-wait = { $count ->
    [0] Les cartes arrivent.
   *[other] On attend **{ $names }**.
}
panel-sure = { $action } ?
button-sure = Oui : { $action }
forced-now = Tu n’as pas d’autre choix : je joue ce coup pour toi tout de suite.
forced-soon = Ici, tu n’as pas le choix. Je joue ce coup pour toi dans un moment, à ton rythme habituel, et personne ne le remarquera.
forced-offer = Ici, tu n’as pas le choix. Je peux désormais jouer pour toi les cartes forcées ; les autres remarqueront peut-être à la vitesse que tu n’avais pas le choix.
button-forced = Jouer pour moi les cartes forcées
forced-from-now = Désormais, je joue pour toi les cartes forcées. /settings change cela.
button-back = Retour
panel-lobby = La partie n’a pas encore commencé.
panel-elsewhere = Tu as ouvert tes cartes plus bas.
button-here = Les afficher ici
trick-last = Dernier pli : { $trick }
trick-numbered = { $number }. { $trick }

no-last-trick = Aucun pli n’a encore été fait.
no-score = Aucune manche n’a encore été jouée jusqu’au bout.

## Refus

too-many-computers = À cette table, en plus de toi, il y a de la place pour { $most ->
    [one] { $most } ordinateur
   *[other] { $most } ordinateurs
} : choisis-en moins.
no-table-here = Il n’y a pas de table dans ce salon. Ouvres-en une avec la commande « new » d’un jeu, par exemple /differ new.
other-game-here = La table de ce salon joue à { $game }, pas à ce jeu.
not-your-panel = Ce panneau est à quelqu’un d’autre. Appuie sur « Mes cartes » pour ouvrir le tien.
bad-button = Ce bouton ne va pas avec la table. Appuie sur « Mes cartes » pour un panneau à jour.
only-in-servers = C’est possible seulement sur un serveur qui m’a ajouté.
missing-permissions = Je ne peux pas tenir de table ici. Permissions manquantes dans ce salon : { $permissions }.
in-time-out = Je ne peux pas tenir de table ici : je suis en exclusion temporaire jusqu’au { $until }. La modération peut la lever plus tôt.
our-mistake = Quelque chose s’est mal passé de notre côté. Rien n’est perdu : appuie sur « Mes cartes » ou utilise /hand pour continuer.
command-unknown = Cette commande n’existe plus. Tape de nouveau / et choisis dans la liste.
form-late = Cela a pris trop de temps. Appuie encore une fois sur le bouton.
form-unknown = Ce formulaire est trop ancien. Ouvre-le de nouveau.
table-shown-soon = La table sera affichée dès que Discord l’accepte.
table-trouble-locked = ⚠️ Je ne peux pas mettre à jour la table : ce fil est verrouillé. Ta partie est en sécurité ; demande à la modération de le déverrouiller.
table-trouble-two-factor = ⚠️ Je ne peux pas mettre à jour la table : ce serveur exige l’authentification à deux facteurs (A2F) pour modérer, et le compte auquel j’appartiens ne l’a pas. Ta partie est en sécurité ; la personne qui m’héberge doit l’activer.
table-trouble-time-out = ⚠️ Je ne peux pas mettre à jour la table : je suis en exclusion temporaire ici jusqu’au { $until }. Ta partie est en sécurité ; la modération peut lever l’exclusion plus tôt.
table-trouble-unknown = ⚠️ Discord ne me laisse pas mettre à jour la table dans ce salon. Ta partie est en sécurité ; demande à la modération de vérifier ce que je peux faire ici.
discord-silent = Discord ne répond pas en ce moment. Réessaie dans un instant.

## Commandes

hand-about = Tes cartes et ce que tu peux faire, pour toi seul
table-about = La table de ce salon
table-show-about = Afficher de nouveau la table, en bas du salon
table-end-about = Fermer la table de ce salon sans gagnant
table-shown = La voici.
table-end-done = La table est fermée.
settings-about = Comment Toucan te parle
settings-text-only = Jouer sans images : tout en mots
settings-colours = Couleurs des cartes dans les images
settings-colours-4 = quatre
settings-colours-4-means = Une par couleur de cartes
settings-colours-2 = deux
settings-colours-2-means = Rouge et noir
settings-cards = Taille des cartes dans l’image de ta main
settings-cards-normal = normales
settings-cards-large = grandes
settings-cards-large-means = Des cartes plus grandes sur plus de rangées
settings-panel = Ce que montre ton panneau
settings-panel-table = table et main
settings-panel-hand = main seule
settings-sorting = L’ordre des cartes en main
settings-sorting-suits = couleur par couleur
settings-sorting-colours = en alternance
settings-sorting-colours-means = Rouge et noir en alternance
settings-confirm = Confirmer avant chaque coup
settings-forced = Jouer automatiquement les coups forcés
settings-forced-safe = oui, en douce
settings-forced-all = oui, toujours
settings-forced-none = non
settings-forced-safe-means = Joués pour toi : aussitôt quand tous le voient, sinon à ton rythme, ce qui ne dit rien à personne
settings-forced-all-means = Joués pour toi ; les autres verront peut-être à la vitesse que tu n’avais pas le choix
settings-forced-none-means = Tu joues chaque coup toi-même
settings-saved = **Tes réglages.** ✓ Enregistré.
settings-yours = **Tes réglages.** Tout changement est enregistré aussitôt.
settings-short-text-only = Texte seul
settings-short-panel = Panneau
settings-short-colours = Couleurs à l’écran
settings-short-cards = Cartes
settings-short-sorting = Ordre
settings-short-confirm = Confirmer
settings-short-forced = Coups forcés
settings-short-mentions = Rappel à mon tour
settings-short-public-rating = Classements
settings-short-language = Langue
settings-now = { $what } : { $value }
yes = oui
no = non
new-about = Ouvrir une table de { $game } dans ce salon
rules-about = Les règles du jeu { $game }
option-computers = Combien d’ordinateurs s’assoient tout de suite
option-level = Leur force
option-topic = Le sujet

# Comme dans les paramètres de Discord en français.
permission-view_channel = « Voir le salon »
permission-send_messages = « Envoyer des messages »
permission-connect = « Se connecter »
permission-send_messages_in_threads = « Envoyer des messages dans les fils »
permission-attach_files = « Joindre des fichiers »
