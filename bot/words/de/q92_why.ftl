### Warum ein Computerspieler von 92Q etwas tat, oder ein Tipp es rät.

q92-why-bid = Mit { SUIT($trump) } als Trumpf verspricht diese Hand ihrer Seite etwa { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, das Gebot sollte also gelingen.
q92-why-risk = Mit { SUIT($trump) } sind etwa { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} zu erwarten; mehr zu bieten ist riskant, aber wer gewinnt, wählt die Partner.
q92-why-pass = { $least ->
    [one] Ein Stich ist
   *[other] { $least } Stiche sind
} zu viel: Mit { SUIT($trump) }, der besten Farbe hier, sind etwa { $tricks } zu erwarten.
q92-why-rare = { $least } Stiche sind zu viel: Selbst mit den besten Farben hier gelängen sie in weniger als einem Drittel der Fälle.
q92-why-wait = Mit { SUIT($trump) } sind etwa { $tricks } Stiche zu erwarten, aber Passen verspricht ebenso viel: Wer spielt, wählt vielleicht dich als Partner.
q92-why-partners = { $seat } bot { $tricks } { $tricks ->
    [one] Stich
   *[other] Stiche
}, ist also stark{ $count ->
    [one] .
   *[other] ; dazu, wer auch stark ist oder wenig Punkte hat.
}
q92-why-partners-behind = Sonst bot niemand, also wähl Leute mit wenig Punkten: Das schadet am wenigsten.
q92-why-only = { SAID($card) } ist die einzige erlaubte Karte.
q92-why-draw = { SAID($card) } sollte den Stich machen, und es zieht Trümpfe, die später stechen könnten.
q92-why-sure = { SAID($card) } macht den Stich: Darüber sollte niemand kommen.
q92-why-likely = { SAID($card) } macht wohl den Stich.
q92-why-lead-low = Keine Karte macht beim Ausspielen wahrscheinlich den Stich, also { SAID($card) }: Auf diese Karte kannst du am ehesten verzichten.
q92-why-leave = { $seat } ist auf derselben Seite und hat den Stich: { SAID($card) } genügt.
q92-why-breaks = { SAID($card) } bedient nicht, also ist die Zwei in diesem Stich niedrig, und { $seat } auf derselben Seite hat ihn.
q92-why-later = Die eigene Seite kann diesen Stich noch machen: { SAID($card) } genügt hier.
q92-why-lost = Diesen Stich macht ihr wohl nicht, also wirf { SAID($card) } ab.
q92-why-keep = Was diesen Stich machen könnte, bleibt besser für später: Auf { SAID($card) } kannst du am ehesten verzichten.
q92-why-two = Alle sollten bedienen, und dann ist { SAID($card) } die höchste Karte des Stichs.
q92-why-left = { SAID($card) } zählt hier als die ausgespielte Farbe und macht den Stich.
q92-why-ruff = { SAID($card) } sticht.
q92-why-tries = { SAID($card) } macht vielleicht den Stich.
q92-why-try = { SAID($card) } hat eine Chance auf den Stich.
q92-why-over = { SAID($card) } nimmt { $seat } den Stich ab: Partner hin oder her, bezahlt wird jeder für die eigenen Stiche.
q92-why-gone = Dieser Stich ist verloren: Auf { SAID($card) } kannst du am ehesten verzichten.
