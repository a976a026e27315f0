### Warum ein Computerspieler von Spring Cleaning etwas tat, oder ein Tipp es rät.

springcleaning-why-out = Das sind die allerletzten Karten: Damit endet die Runde ohne Müll.
springcleaning-why-empty = Das leert die Hand, und das Angebot lässt sich in der besten Reihenfolge aufnehmen.
springcleaning-why-lead = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} zum Anfang: Was bleibt, passt ohne { $count ->
    [one] sie
   *[other] diese
} am besten zusammen.
springcleaning-why-from-offers = Das schlägt, was liegt, allein mit Karten aus Angeboten und hält die Hand zusammen.
springcleaning-why-filled = Mit { $count ->
    [one] einer Karte aus einem Angebot
   *[other] { $count } Karten aus Angeboten
} wirst du sperrige Handkarten los.
springcleaning-why-beat = Das schlägt, was liegt, und die übrigen Karten passen immer noch zusammen.
springcleaning-why-deck = Alles Spielbare zerreißt die Hand: besser ziehen und eine Karte mehr anbieten.
springcleaning-why-only-deck = Nichts, was man spielen könnte, schlägt, was dort liegt, und der Stapel verspricht mehr als die Angebote.
springcleaning-why-no-offers = Nichts, was man spielen könnte, schlägt, was dort liegt, und sonst bietet niemand etwas an, das man nehmen könnte.
springcleaning-why-take = Die { $card } passt gut in die Hand.
springcleaning-why-take-best = Etwas Besseres, als die { $card } zu nehmen, gibt es wohl nicht.
springcleaning-why-pass = Es gibt nichts zu spielen und nichts zu ziehen.
springcleaning-why-insert = Dort passt die { $card } zu einer Karte daneben.
springcleaning-why-insert-aside = Die { $card } passt zu nichts, also liegt sie da, wo sie nichts trennt.
springcleaning-why-insert-least = Dort ist die { $card } wohl am wenigsten im Weg.
springcleaning-why-offer = Die { $card } passt am wenigsten in die Hand; im Angebot ist sie zu gebrauchen oder später neu einzuordnen.
springcleaning-why-opening = Ohne die { $card } passt der Rest der Hand am besten zusammen.
springcleaning-why-arrange = Gleiche Karten zusammen oder aufwärts in Folgen: was von beidem weniger Züge braucht.
