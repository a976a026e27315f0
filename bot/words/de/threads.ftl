### Ein Thread für jeden Tisch.

setup-threads-option = Ob jeder Tisch einen eigenen Thread unter dem Kanal aufmacht
setup-short-threads = Ein Thread pro Tisch
permission-create_public_threads = „Öffentliche Threads erstellen“
thread-name = { $game } · { $name }
thread-opened = ▸ { $name } eröffnet einen Tisch für { $game }: { $where }
thread-begun = ▸ { $name } spielt { $game }: { $where }
thread-lacks = Auf diesem Server soll jeder Tisch einen Thread haben, aber ich konnte hier keinen aufmachen; der Tisch steht also im Kanal. Mir fehlt: { $permissions }.
thread-over = -# Der Tisch stand in { $where }.
thread-resumed = Der Tisch geht weiter in { $where }.
thread-most = Du hast auf diesem Server schon { $most } offene Tische: Lobbys oder Partien nur gegen Computer. Sobald eine davon mit anderen begonnen hat oder vorbei ist, kannst du noch einen eröffnen.
