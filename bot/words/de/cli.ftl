### Die Kommandozeile.

cli = Toucan, ein Kartentisch für Discord.
cli-version = sagen, welcher Toucan das ist
cli-selfplay = Fertige Partien zwischen Computerspielern ausgeben, als Protokolle.
cli-players = wie viele Plätze (sonst: die wenigsten, für die das Spiel ist)
cli-seed = derselbe Seed gibt dieselben Partien
cli-count = wie viele Partien
cli-set = eine Option des Spiels; darf mehrmals stehen
cli-level = wie gut die Spieler sind: chance, easy, normal oder hard
cli-compile = Die Suche der Computerspieler in Maschinencode übersetzen, damit sie in derselben Zeit weiter sehen.
cli-disk-full = Auf dem Datenträger ist kein Platz mehr, darum ließ sich nicht alles schreiben.
compile-begins = Es wird übersetzt; das dauert ein bis zwei Minuten.
compile-done = Fertig: Die denkenden Prozesse benutzen es ab ihrem nächsten Start.
cli-run-compile = Die Computerspieler nebenher in Maschinencode übersetzen, wo es mypyc und einen C-Compiler gibt.
compile-beside = Die Computerspieler werden in Maschinencode übersetzt; das dauert ein bis zwei Minuten, einmal je Version.
compile-done-beside = Die Computerspieler denken jetzt in Maschinencode.
compile-no-mypyc = Dafür braucht es mypyc und einen C-Compiler: python -m pip install "mypy[mypyc]"
compile-failed = Die Übersetzung ist misslungen: { $said }
compile-unused = Der Maschinencode in „.compiled“ stammt aus anderen Quellen und wird nicht benutzt. Noch einmal: python -m bot compile
compile-not-here = Die Computerspieler denken ohne Maschinencode: Hier fehlt mypyc oder ein C-Compiler.
cli-duel = Zwei Computerspieler mit denselben Karten antreten lassen, auf vertauschten Plätzen, und sagen, wer besser ist.
cli-duel-a = { $levels }; oder ein Programm: sein Name aus ENGINES oder sein Befehl in Anführungszeichen
cli-duel-b = auf wen er trifft
cli-duel-matches = wie viele Partien, zwei für jede Paarung
cli-duel-budget = Sekunden Prozessorzeit, die ein suchender Spieler für eine Entscheidung hat (0.7)
cli-duel-iterations = stattdessen, wie viele Durchläufe er sucht: auf jedem Rechner dasselbe Ergebnis
cli-duel-jobs = wie viele Prozesse gleichzeitig spielen
cli-duel-json = die Zahlen als JSON ausgeben
cli-duel-record = jede Paarung in dieser Datei festhalten, sobald sie zu Ende ist; mit derselben Datei geht ein Vergleich dort weiter, wo er angehalten wurde
cli-engine = Ein Programm sein, das spielt: Stellungen von der Standardeingabe lesen, Zeile für Zeile, und antworten, wie docs/engines.md es sagt.
engine-other-version = dieses Programm kennt nur { $known }
engine-not-a-position = Keine Stellung: position SPIEL players=N rules=N seat=N
engine-other-rules = Dieses Programm spielt { $game } nach seinen Regeln { $rules }, und das ist kein solcher Tisch.
engine-no-position = Welche Stellung? Ihre Zeile kam nicht oder wurde nicht verstanden.
engine-no-budget = Wie lange? go seconds=N, go iterations=N oder beides.
engine-not-a-view = Die Angaben zur Stellung passen nicht zusammen.
cli-check = Protokolle nachspielen und sagen, was an ihnen falsch ist; „-“ ist die Standardeingabe.
cli-files = Protokolle
option-form = „{ $text }“ ist keine Option: Schreib name=wert.
option-twice = Die Option „{ $name }“ ist zweimal angegeben.
no-such-level = Für { $game } gibt es keinen Computerspieler der Stufe „{ $level }“.
duel-goes-on = { $done } von { $all } Paarungen sind festgehalten; derselbe Befehl macht weiter.
duel-record-unusable = { $file }: { $reason }
duel-record-form = { $file } ist nicht die Aufzeichnung eines Vergleichs: Zeile { $line } ist keine ihrer Zeilen.
duel-record-other = { $file } gehört zu einem anderen Vergleich: { $name } ist dort { $found }, und jetzt wäre es { $wanted }. Bitte eine andere Datei wählen.
duel-record-sources = { $file } wurde mit anderen Quellen von Toucan oder einem anderen Python begonnen; neue Paarungen lassen sich nicht dazuzählen. Bitte eine andere Datei wählen.

check-match = { $game }, { $actions } Züge, Punkte { $scores }, Sieger { $winners }
check-encoding = diese Zeile ist kein UTF-8
check-line-long = diese Zeile hat mehr als { $most } Bytes; mehr von der Datei wird nicht gelesen
check-file-long = die Datei hat mehr als { $most } Bytes; mehr davon wird nicht gelesen
check-lost = ein Zeichen dieser Zeile ging unterwegs verloren: „{ $text }“
check-spaces = zwischen Wörtern steht ein Leerzeichen, hier stehen mehr: „{ $text }“
check-cut = diese Zeile ist abgeschnitten: { $found } von { $wanted } Karten
check-form = „{ $text }“ ist keine Zeile eines Protokolls
check-no-game = eine Partie beginnt mit einer Zeile „game …“
check-unknown-game = ein Spiel „{ $slug }“ gibt es nicht
check-option-form = „{ $text }“ ist keine Option: Schreib name=wert
check-option-twice = die Option „{ $name }“ ist zweimal angegeben
check-header = nach dem Spiel kommen players=N und rules=V
check-number = „{ $text }“ ist keine Zahl, wie man sie hier schreibt
check-rules = Regeln { $given } von { $game } lassen sich nicht nachspielen; dies ist Fassung { $known }
check-fact-differs = { $fact } ist { $found }, nicht { $claimed }
check-fact-false = die Partie ist nicht zu Ende
check-fact-unknown = „{ $text }“ ist nichts, was sich prüfen lässt
check-not-refused = „{ $text }“ war erlaubt
check-refused = { $action }: { $reason }
