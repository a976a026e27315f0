### Qui prend place, et qui préfère ne pas rencontrer qui.

button-guests = Invités
lobby-seat-invited = { $number }. réservée à { $name }
guests-title = ### Qui prend place ?
guests-now-open = Tout le monde ici peut rejoindre la table.
guests-now-invited = Seuls ceux à qui une place est réservée peuvent rejoindre la table.
guests-now-role = Seuls ceux qui ont le rôle { $role }, et ceux à qui une place est réservée, peuvent rejoindre la table.
guests-open = Tout le monde
guests-invited = Seulement sur invitation
guests-kept = • Une place est réservée à { $name }.
guests-here = • { $name } a une place ici.
guests-menu-access = Qui peut rejoindre la table ?
guests-menu-role = Seul ce rôle peut la rejoindre
guests-menu-invite = Réserver une place à …
guests-menu-free = Libérer une place : laquelle ?
guests-menu-host = Le nouvel hôte est …
guests-called = { $user }, { $name } te réserve une place à { $game }. Appuie sur « Rejoindre » à la table pour jouer.
guests-invited-only = Cette table est sur invitation : son hôte peut te réserver une place.
guests-role-only = Cette table est à ceux qui ont le rôle { $role }. L’hôte peut quand même te réserver une place.
guests-removed = L’hôte a donné ta place à d’autres. Tu pourras rejoindre la table quand une place te sera réservée.
guests-barred = Ceux qui gèrent ce serveur te tiennent à l’écart de ses tables.
guests-barred-other = Ceux qui gèrent ce serveur tiennent cette personne à l’écart de ses tables.
guests-bot = C’est un bot. Les ordinateurs viennent avec « Ajouter un ordinateur ».
guests-seated-already = { $name } a déjà une place ici.
guests-yourself = C’est ta propre place : appuie sur « Quitter ».

block-about = Avec qui tu préfères ne pas être à table ; personne n’en sait rien
block-title = ### Les personnes que tu bloques
block-means =
    Rien de ce qui se fait tout seul ne te met à table avec elles : dans une revanche que demande l’un des deux, aucune place n’est réservée à l’autre, rien ne te dit qu’elles t’invitent, et aucune table où elles ont une place ne t’appelle. Elles ne savent pas que tu les bloques. Une table ouverte à tous reste ouverte à toi comme à elles.
block-menu = Personne
setup-barred = Bloqués : { $names }
setup-menu-barred = Bloqués : personne
