### Warum ein Computerspieler von Differ etwas tat, oder ein Tipp es rät.

differ-why-open = Eröffnen muss man, und { $trump ->
    [N] ohne Trumpf
   *[other] mit { SUIT($trump) }
} sind die meisten Stiche zu erwarten, etwa { $tricks }. Ist das Gebot geschafft, zählt jeder.
differ-why-bid = { $trump ->
    [N] Ohne Trumpf
   *[other] Mit { SUIT($trump) }
} versprechen diese Karten etwa { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, das sollte gelingen; und dann zählt jeder Stich.
differ-why-risk = { $trump ->
    [N] Ohne Trumpf
   *[other] Mit { SUIT($trump) }
} sind etwa { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} zu erwarten; mehr zu bieten ist riskant, aber besser, als den anderen { BID($bid) } zu lassen.
differ-why-pass = Das beste Gebot wäre { BID($bid) }, zu erwarten sind etwa { $tricks }: lieber die anderen versuchen lassen.
differ-why-top = Ein höheres Gebot gibt es nicht.
differ-why-only = { SAID($card) } ist die einzige erlaubte Karte.
differ-why-draw = Niemand kann { SAID($card) } schlagen, und es zieht Trümpfe, die später stechen könnten.
differ-why-sure = Soweit man sehen kann, nimmt niemand { SAID($card) } den Stich ab.
differ-why-sure-ours = Nach { SAID($card) } kann der Differ diesen Stich nicht machen.
differ-why-likely = { SAID($card) } macht den Stich in etwa { $percent } % der Fälle und kostet später wenig.
differ-why-likely-ours = Nach { SAID($card) } verliert der Differ den Stich in etwa { $percent } % der Fälle.
differ-why-lead-low = Keine Karte macht beim Ausspielen wahrscheinlich den Stich, also { SAID($card) }: Auf diese Karte kannst du am ehesten verzichten.
differ-why-leave = { $seat } hat den Stich schon und spielt auch gegen den Differ: { SAID($card) } genügt.
differ-why-leave-least = { $seat } spielt auch gegen den Differ und hat den Stich, behält ihn aber vielleicht nicht: Auf { SAID($card) } kannst du am ehesten verzichten.
differ-why-later = Andere können dem Differ diesen Stich noch abnehmen: { SAID($card) } genügt hier.
differ-why-lost = Diesen Stich machst du wohl nicht, also wirf { SAID($card) } ab.
differ-why-gone = Dieser Stich ist verloren: Auf { SAID($card) } kannst du am ehesten verzichten.
differ-why-keep = Was diesen Stich machen könnte, bleibt besser für später: Auf { SAID($card) } kannst du am ehesten verzichten.
differ-why-last = Du spielst als Letzter: { SAID($card) } macht den Stich am billigsten.
differ-why-ruff = Du spielst als Letzter: { SAID($card) } sticht.
differ-why-holds = { SAID($card) } macht den Stich, und niemand danach kann diese Karte schlagen.
differ-why-tries = { SAID($card) } hat die besten Aussichten auf den Stich, etwa { $percent } %.
differ-why-tries-ours = { SAID($card) } hält den Differ am ehesten von diesem Stich ab: in etwa { $percent } % der Fälle.
differ-why-ruff-likely = { SAID($card) } sticht und behält den Stich in etwa { $percent } % der Fälle.
