### Zeit: wer weg ist, Bedenkzeit, Erinnerungen.

table-away-already = Ein Computerspieler spielt schon für dich.
table-not-away = Du bist nicht weg: Niemand spielt für dich.
no-such-clock = So eine Bedenkzeit gibt es nicht.

## Bedenkzeit

option-clock = Wie lange ein Zug dauern darf
menu-clock = Bedenkzeit wählen
lobby-clock = ⏳ { $clock }.
table-turn-until = ▸ Am Zug: { $names }
table-turn-one = **{ $name }**
table-turn-by = **{ $name }** ({ $when } ist die Zeit um)
# Discord schreibt die Zeit selbst: „in 3 Minuten“.
panel-until = ⏳ Ein Computerspieler zieht { $when } für dich.

## Gehen und zurückkommen

button-leave-match = Verlassen
button-leave-sure = Platz vorerst verlassen
button-concede = Partie aufgeben
button-come-back = Bin wieder da
table-leave-about = Deinen Platz einem Computerspieler überlassen oder die Partie aufgeben
table-concede-about = Die Partie aufgeben
table-left = Du hast den Tisch verlassen.
table-leave-asked = **Die Partie verlassen?**
    Dann spielt ein Computerspieler für dich. Der Platz bleibt deiner: Du kannst jederzeit zurückkommen, mit „Meine Karten“ oder /hand. Bist du am Ende noch weg, wirst du Letzter.
    Oder gib die Partie auf: Dann wirst du Letzter und kannst nicht zurück. Hat nur noch eine Person nicht aufgegeben, endet die Partie, und sie gewinnt.
table-leave-asked-alone = **Die Partie verlassen?**
    Der Tisch wartet auf dich: Du kannst jederzeit zurückkommen, mit „Meine Karten“ oder /hand.
    Oder beende die Partie: Dann ist sie vorbei, und niemand gewinnt.
panel-away = Ein Computerspieler spielt für dich.
panel-paused = Der Tisch wartet auf dich.
table-away = 💤 { $names } { $count ->
    [one] ist
   *[other] sind
} weg: Ein Computerspieler spielt.
table-paused = ⏸ Alle sind weg. Der Tisch wartet, bis jemand zurückkommt: Drück auf „Meine Karten“.
panel-conceded = Du hast diese Partie aufgegeben. Ein Computerspieler spielt sie für dich zu Ende.
table-conceded = ### { $name } gewinnt die Partie: Sonst ist niemand mehr dabei.
table-conceded-already = Du hast diese Partie aufgegeben.

## Sagen, wer am Zug ist

prompt = { $mention }, du bist am Zug: { $game }.
prompt-until = { $mention }, du bist am Zug: { $game }. Deine Zeit läuft { $when } ab.
prompt-late = ⏳ { $mention }, deine Zeit bei { $game } läuft { $when } ab; dann macht ein Computerspieler diesen einen Zug für dich.
settings-mentions = Wie du erfährst, dass du am Zug bist
settings-mentions-mention = bald
settings-mentions-mention-means = Wenn du nach zehn Sekunden noch nicht gespielt hast
settings-mentions-reminder = spät
settings-mentions-reminder-means = Nach der halben Zeit, ohne Uhr nach einer Stunde
settings-mentions-silent = nie

## Tische, die weggestellt und wieder hergeholt werden

table-idle = Dieser Tisch wurde weggestellt: Hier hat lange niemand gespielt, oder andere wollten spielen. Nichts ist verloren: Wer hier saß, kann weiterspielen, mit dem Button oder mit /table resume.
table-archived = Der Tisch hat seinen Kanal verloren. Nichts ist verloren: Wer hier saß, kann mit /table resume weiterspielen.
table-warned = 💤 An diesem Tisch hat eine Weile niemand gespielt. Er wird { $when } weggestellt, wenn niemand spielt; auch danach kann man noch weiterspielen.
button-resume = Weiterspielen
table-resume-about = An einem weggestellten Tisch weiterspielen
table-resume-option = Welcher, der neueste zuerst; tippe einen Namen oder ein Spiel. Ohne Angabe der letzte
table-resumed = Hier ist er wieder.
table-put-by = #{ NUMBER($number, useGrouping: 0) } { $game }: { $names }
table-not-put-by = An diesem Tisch kann man nicht weiterspielen.
table-none-put-by = Auf diesem Server gibt es keinen Tisch, an dem du weiterspielen könntest.
table-end-option = Welchen hier, wenn nicht den des Kanals: etwa eine Wochenaufgabe; tippe einen Namen
table-end-not-here = An Tisch { NUMBER($table, useGrouping: 0) } wird in diesem Kanal nicht gespielt.
table-end-reason = Warum, falls du moderierst; alle lesen es
table-end-reason-moderator = Nur die Moderation beendet einen Tisch mit Begründung. Ohne sie zählt deine Stimme wie die der anderen.
table-ended-because = Die Moderation hat den Tisch geschlossen: { $reason }

## Zurücknehmen

button-takeback = Zurücknehmen
button-agree = Einverstanden
button-refuse = Nein
takeback-asked = Alle werden im Kanal gefragt. Zurückgenommen wird, wenn alle zustimmen, bevor jemand anderes spielt.
takeback-question = ↩️ **{ $name }** möchte den letzten Zug zurücknehmen{ $action ->
    [hidden] .
   *[other] : { $action }.
} Zustimmen müssen noch: { $missing }.
takeback-done = ↩️ Alle waren einverstanden: Der letzte Zug wurde zurückgenommen.
takeback-refused = **{ $name }** ist nicht einverstanden: Nichts wird zurückgenommen.
takeback-nothing = Es gibt nichts zurückzunehmen.
takeback-too-late = Zu spät: Es wurde schon weitergespielt.
takeback-revealed = Das lässt sich nicht zurücknehmen: Es hat etwas Neues gezeigt.
takeback-not-yours = Das hat ein Computerspieler für dich getan; es lässt sich nicht zurücknehmen.
takeback-forced = Das war dein einziger Zug: Es gibt nichts zurückzunehmen.
takeback-ask-again = Niemand hat darum gebeten, das zurückzunehmen. War es dein Zug, frag noch einmal.
