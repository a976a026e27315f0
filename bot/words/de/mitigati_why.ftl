### Warum ein Computerspieler von Mitigati etwas tat, oder ein Tipp es rät.

mitigati-why-only = Etwas anderes ist nicht zu spielen.
mitigati-why-fool = Der Narr rettet eine bessere Karte vor diesem Stich und geht selbst nicht verloren.
mitigati-why-last = Danach spielt niemand mehr: { SAID($card) } holt sicher { $points ->
    [one] ein Auge
   *[other] { $points } Augen
}.
mitigati-why-ruff = { SAID($card) } sticht und macht wohl den Stich.
mitigati-why-ruff-sure = { SAID($card) } sticht und ist nicht zu schlagen.
mitigati-why-ruff-may = { SAID($card) } sticht und macht vielleicht den Stich.
mitigati-why-lead-low = { SAID($card) } wagt wenig und lässt die anderen ihre hohen Karten ausgeben.
mitigati-why-sure = { SAID($card) } ist nicht zu schlagen, macht den Stich, und die eigenen Augen sind sicher.
mitigati-why-likely = { SAID($card) } macht wohl den Stich, und nichts anderes verspricht mehr.
mitigati-why-may = { SAID($card) } macht vielleicht den Stich, und nichts anderes verspricht mehr.
mitigati-why-least = Der Stich geht wohl an jemand anderen, und auf { SAID($card) } kannst du am ehesten verzichten.
mitigati-why-spare = Der Stich ist nicht wert, was er kosten würde: Auf { SAID($card) } kannst du am ehesten verzichten.
mitigati-why-lost = Der Stich ist nicht zu haben, und auf { SAID($card) } kannst du am ehesten verzichten.
mitigati-why-dear = Der Stich ist nicht zu haben, und { SAID($card) } würde auch später kaum etwas holen.
mitigati-why-try = { SAID($card) } könnte den Stich machen, und nichts anderes verspricht mehr.
mitigati-why-lead = Nichts anderes verspricht beim Ausspielen mehr als { SAID($card) }.
mitigati-why-discard = Diese Karten machen kaum einen Stich; gedrückt bringen sie sicher { $points } { $points ->
    [one] Auge
   *[other] Augen
}.
mitigati-why-declare = Jeder andere zahlt dafür { $points } Punkte, und so viel ist kein Geheimnis wert.
mitigati-why-done = Es gibt nichts mehr zu melden.
mitigati-why-take-offer = Zu Ende gespielt ist diese Hand etwa { POINTS($points) } Punkte wert, und das hier ist deutlich mehr.
mitigati-why-pay = Zu Ende gespielt ist diese Hand etwa { POINTS($points) } Punkte wert: Das hier zu zahlen ist deutlich billiger.
mitigati-why-demand = Zu Ende gespielt ist diese Hand etwa { POINTS($points) } Punkte wert: Hör nur für deutlich mehr auf.
mitigati-why-offer = Zu Ende gespielt ist diese Hand etwa { POINTS($points) } Punkte wert: Weniger zu zahlen ist deutlich besser.
mitigati-why-pass = Zu Ende gespielt ist diese Hand etwa { POINTS($points) } Punkte wert, und nichts auf dem Tisch ist deutlich besser.
mitigati-why-suits = Zu Ende gespielt ist diese Hand etwa { POINTS($points) } Punkte wert: Was auf dem Tisch liegt, ist schon deutlich besser.
