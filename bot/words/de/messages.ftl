### Tische in jemandes Nachrichten mit dem Bot.

messages-opened = Dein Tisch steht in unseren Nachrichten: { $where }
no-messages = Ich darf dir nicht schreiben. Erlaube mir Nachrichten, in den Einstellungen zur Privatsphäre auf Discord oder indem du mich deinem Konto hinzufügst, und versuch es noch einmal.
table-trouble-messages = ⚠️ Discord lässt mich nicht in unsere Nachrichten schreiben, deshalb bleibt der Tisch dort stehen, wie er ist. Deine Partie ist sicher und geht in dieser Ansicht weiter; erlaube mir Nachrichten, dann siehst du auch den Tisch wieder.
lobby-alone = Hierher kann sonst niemand kommen: Auf den anderen Plätzen sitzen Computerspieler.
challenge-board-messages = -# Diese Karten haben alle, die die Wochenaufgabe in Nachrichten an mich spielen. Du siehst hier dich selbst und alle, die auf den Ranglisten aller Server zu sehen sein möchten (/settings).
lobby-visiting = -# Ich bin hier nur zu Gast: Es gibt keine Bedenkzeit, niemand wird erinnert, und was diese Nachricht zeigt, kann veraltet sein, bis jemand klickt. Partien werden hier nicht gewertet.
visiting-not-allowed = Auf diesem Server darf ich nichts schreiben, was alle sehen. Wer ihn verwaltet, kann externe Apps erlauben oder mich dazuholen; allein kannst du mit /play spielen.
visiting-most = Du hast schon { $most } offene Tische an Orten, an denen ich nur zu Gast bin: Lobbys oder Partien nur gegen Computer. Sobald eine davon mit anderen begonnen hat oder vorbei ist, kannst du noch einen eröffnen.
messages-not-from-here = Von hier aus kann ich in unseren Nachrichten keinen Tisch eröffnen. Tippe dort /play.
