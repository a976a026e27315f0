### Un fil pour chaque table.

setup-threads-option = Si chaque table ouvre son propre fil sous le salon
setup-short-threads = Un fil par table
permission-create_public_threads = « Créer des fils publics »
thread-name = { $game } · { $name }
thread-opened = ▸ { $name } ouvre une table de { $game } : { $where }
thread-begun = ▸ { $name } joue à { $game } : { $where }
thread-lacks = Ce serveur veut un fil pour chaque table, mais je n’ai pas pu en ouvrir un ici : la table est donc dans le salon. Permissions manquantes : { $permissions }.
thread-over = -# La table était dans { $where }.
thread-resumed = La table continue dans { $where }.
thread-most = Tu as déjà { $most } tables ouvertes sur ce serveur : des salles d’attente, ou des parties contre des ordinateurs seulement. Tu pourras en ouvrir une autre dès que l’une d’elles aura commencé avec d’autres, ou sera finie.
