### Warum ein Computerspieler von Mitigati etwas tat, oder ein Tipp es rät.

mitigati-why-only = Etwas anderes geht nicht.
mitigati-why-fool = Der Narr rettet eine bessere Karte vor diesem Stich und bleibt, wem er gehört.
mitigati-why-last = Danach spielt niemand mehr: { SAID($card) } holt sicher { $points ->
    [one] ein Auge
   *[other] { $points } Augen
}.
mitigati-why-ruff = { SAID($card) } sticht und macht wohl den Stich.
mitigati-why-ruff-sure = { SAID($card) } sticht und ist nicht zu schlagen.
mitigati-why-ruff-may = { SAID($card) } sticht und macht vielleicht den Stich.
mitigati-why-lead-low = { SAID($card) } wagt wenig und lässt die anderen ihre hohen Karten ausgeben.
mitigati-why-sure = { SAID($card) } ist nicht zu schlagen, macht den Stich, und die eigenen Augen sind sicher.
mitigati-why-likely = { SAID($card) } macht wohl den Stich und würde später kaum mehr gewinnen.
mitigati-why-may = { SAID($card) } macht vielleicht den Stich und würde später kaum mehr gewinnen.
mitigati-why-least = Der Stich geht wohl an jemand anderen, und von allen Karten fehlt { SAID($card) } am wenigsten.
mitigati-why-spare = Der Stich ist nicht wert, was er kosten würde: { SAID($card) } fehlt am wenigsten.
mitigati-why-lost = Der Stich ist nicht zu haben, und von allen Karten fehlt { SAID($card) } am wenigsten.
mitigati-why-dear = Dieser Stich ist kaum zu holen: { SAID($card) } kostet Punkte, aber die billigeren Karten nützen später mehr.
mitigati-why-no-dearer = Dieser Stich ist kaum zu holen: { SAID($card) } kostet nicht mehr Punkte als eine niedrigere Karte.
mitigati-why-discard = Diese Karten machen kaum einen Stich; gedrückt bringen sie sicher { $points } { $points ->
    [one] Auge
   *[other] Augen
}.
mitigati-why-declare = Jeder andere zahlt dafür { $points } Punkte, und so viel ist kein Geheimnis wert.
mitigati-why-done = Es gibt nichts mehr zu melden.
mitigati-why-take-offer = Die Karten versprechen etwa { POINTS($points) } Punkte, und das hier ist deutlich mehr.
mitigati-why-pay = Die Karten versprechen etwa { POINTS($points) } Punkte: Das hier zu zahlen ist deutlich billiger, als zu spielen.
mitigati-why-demand = Die Karten versprechen etwa { POINTS($points) } Punkte: nicht für weniger hergeben als dafür und etwas mehr.
mitigati-why-offer = Die Karten versprechen etwa { POINTS($points) } Punkte, und für etwas weniger als das ist die Runde vielleicht abzukaufen.
mitigati-why-pass = Die Karten versprechen etwa { POINTS($points) } Punkte, und nichts auf dem Tisch ist deutlich besser.
mitigati-why-continue = Die Karten versprechen etwa { POINTS($points) } Punkte, und niemand gibt genug nach: lieber mehr Karten sehen.
