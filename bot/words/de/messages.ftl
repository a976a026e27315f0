### Tische in jemandes Nachrichten mit dem Bot.

messages-opened = Dein Tisch steht in unseren Nachrichten: { $where }
no-messages = Ich darf dir nicht schreiben. Erlaube mir Nachrichten, in den Einstellungen zur Privatsphäre auf Discord oder indem du mich deinem Konto hinzufügst, und versuch es noch einmal.
table-trouble-messages = ⚠️ Discord lässt mich nicht in unsere Nachrichten schreiben, deshalb bleibt der Tisch dort stehen, wie er ist. Deine Partie ist sicher und geht in dieser Ansicht weiter; erlaube mir Nachrichten, dann siehst du auch den Tisch wieder.
lobby-alone = Hierher kann sonst niemand kommen: Auf den anderen Plätzen sitzen Computerspieler.
challenge-board-messages = -# Diese Karten haben alle, die die Wochenaufgabe in Nachrichten an mich spielen. Du siehst hier dich selbst und alle, die auf den Ranglisten aller Server zu sehen sein möchten (/settings).
