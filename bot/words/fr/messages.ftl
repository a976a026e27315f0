### Les tables dans les messages de quelqu’un avec le bot.

messages-opened = Ta table est dans nos messages : { $where }
no-messages = Je n’ai pas le droit de t’écrire. Autorise mes messages, dans les paramètres de confidentialité de Discord ou en m’ajoutant à ton compte, puis réessaie.
table-trouble-messages = ⚠️ Discord ne me laisse pas écrire dans nos messages : la table n’y bouge plus. Ta partie est en sécurité et continue dans ce panneau ; autorise mes messages pour revoir la table.
lobby-alone = Personne d’autre ne peut venir ici : les autres places sont aux ordinateurs.
challenge-board-messages = -# Ces cartes sont celles de tous ceux qui jouent le défi dans leurs messages avec moi. Tu vois ici ta place et celle des personnes qui veulent figurer aux classements de tous les serveurs (/settings).
lobby-visiting = -# Je ne suis ici qu’en visite : pas de limite de temps, pas de rappels, et ce que montre ce message peut dater jusqu’au prochain clic. Les parties jouées ici ne sont pas cotées.
visiting-not-allowed = Sur ce serveur, je ne peux rien montrer à tout le monde. Demande à qui le gère la permission d’utiliser des applications externes, ou de m’ajouter ; contre des ordinateurs, tu peux jouer avec /play.
visiting-most = Tu as déjà { $most } tables ouvertes là où je ne suis qu’en visite : des salles d’attente, ou des parties contre des ordinateurs seulement. Tu pourras en ouvrir une autre dès que l’une d’elles aura commencé avec d’autres, ou sera finie.
messages-not-from-here = D’ici, je ne peux pas ouvrir de table dans nos messages. Tape /play là-bas.
