### Das Rätsel des Tages: eine Entscheidung aus einer Partie, für alle auf einem Server dieselbe, beantwortet im Privaten.

puzzle-about = Rätsel des Tages: eine Entscheidung, für alle hier dieselbe; antworte und halte deine Serie
button-puzzle = Rätsel
button-puzzle-today = Das heutige Rätsel
puzzle-title = ### Rätsel des Tages · { $game } · { $day }
puzzle-match = Aus einer Partie auf diesem Server; Namen werden nicht genannt. Was würdest du tun?
puzzle-dealt = Für heute gemacht. Was würdest du tun?
puzzle-other = Du hast an dem Tisch gesessen, von dem das heutige Rätsel stammt. Darum ist dies ein anderes, ausgeteilt für alle, die dort saßen. Was würdest du tun?
puzzle-how = Du antwortest einmal. Das siehst nur du. Es zählt nur, was du von diesem Platz aus sehen kannst. Das nächste Rätsel kommt { $until }.
puzzle-right = 🎉 **Richtig!** { $action }.
puzzle-wrong = **Nicht das Beste:** { $action }.
puzzle-second = Das Nächstbeste, „{ $action }“, kostet im Schnitt { $by }{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}, in { $worlds } durchgespielten Kartenverteilungen.
puzzle-late = Der Tag ist vorbei, darum zählt diese Antwort nicht.
puzzle-others = { $count ->
    [one] So hat jemand anders gewählt:
   *[other] So haben { $count } andere gewählt:
}
puzzle-share = • { $share } %: { $action }{ $right ->
    [yes] {" "}✓
   *[no] {""}
}
puzzle-first = Sonst hat es noch niemand beantwortet.
puzzle-streak = { $now ->
    [0] Deine Serie: zurzeit keine
    [one] Deine Serie: **{ $now }** Tag richtig
   *[other] Deine Serie: **{ $now }** Tage in Folge richtig
} (beste: { $best }).
puzzle-told = 🧩 **Rätsel des Tages** · { $day } · { $name }: { $now ->
    [0] ❌ diesmal nicht
    [one] ✅ gelöst
   *[other] ✅ gelöst, **{ $now }** Tage in Folge 🔥
}
puzzle-next = Es zählt nur, was man von diesem Platz aus sehen konnte, nie verdeckte Karten. Das nächste Rätsel kommt { $until }.
puzzle-fair = Es zählt nur, was man von diesem Platz aus sehen konnte, nie verdeckte Karten.

## Absagen

puzzle-gone = Dieses Rätsel lässt sich nicht mehr zeigen. Das neueste gibt es mit /puzzle; jeden Tag um Mitternacht UTC kommt ein neues.
puzzle-busy = Ich suche noch anderswo nach deinem Rätsel. Frag hier gleich noch einmal.
puzzle-told-already = Wie du abgeschnitten hast, haben hier schon alle gesehen.
puzzle-none = Ich habe gerade kein Rätsel gefunden. Frag gleich noch einmal.
