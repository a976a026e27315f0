### Ce qu’un serveur choisit pour ses tables.

setup-about = Choisir comment les tables marchent sur ce serveur, et vérifier mes permissions
setup-clock-option = La cadence d’une table, si son hôte n’en choisit pas une autre
setup-season-option = La durée d’une saison du classement
setup-mentions-option = Si Toucan mentionne ceux dont c’est le tour, s’ils le veulent bien
setup-hints-option = Si les joueurs peuvent demander un conseil
setup-hinted-option = Si les parties avec conseils sont cotées
setup-programs-option = Si des programmes qui ne font pas partie de Toucan peuvent jouer aux tables
setup-patience-option = Combien de temps les autres attendent quelqu’un sans cadence
setup-allow = Un salon où des tables peuvent s’ouvrir ; le premier que tu nommes ferme tous les autres
setup-forbid = Un salon à retirer de cette liste ; une liste vide veut dire partout
setup-title = ## Les tables de ce serveur
setup-page-places = Lieux et personnes
setup-page-play = Cadence, conseils, saisons
setup-channels = Des tables s’ouvrent dans : { $channels }
setup-everywhere = **tous les salons**
setup-months = { $months ->
    [1] un mois
   *[other] { $months } mois
}
setup-hours = { $hours ->
    [24] un jour
    [72] trois jours
    [168] une semaine
   *[other] { $hours } heures
}
setup-menu-channels = Salons (vide = tous)
setup-short-clock = Cadence
setup-short-season = Une saison
setup-short-patience = Attente sans cadence
setup-short-mentions = Mentions
setup-short-hints = Conseils
setup-short-hinted = Coté avec conseils
setup-short-programs = Programmes aux tables
setup-short-typed = Mots écrits
setup-typed-option = Si l’on peut écrire des mots pour les donnes et des noms d’équipes
setup-short-language = Langue
setup-fine = J’ai toutes les permissions dont les tables ont besoin.
setup-lacks = ⚠️ Dans { $channel }, il me manque { $permissions }.
setup-gone = ⚠️ L’un des salons de ta liste n’existe plus, ou m’est caché ({ $channel }).
setup-more = … et { $number ->
    [one] { $number } autre salon
   *[other] { $number } autres salons
}.
setup-managers-only = Seuls ceux qui gèrent le serveur peuvent faire cela.
setup-too-many = Une liste contient { $most } salons au plus.
table-elsewhere = Ce serveur veut ses tables dans { $channels }.

clock-none = sans limite
clock-live = en direct : une minute par coup
clock-relaxed = tranquille : cinq minutes par coup
clock-day = un jour par coup
