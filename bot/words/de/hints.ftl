### Was ein Computerspieler tun würde oder getan hat, und warum.

button-hint = Tipp
button-hint-coming = Tipp kommt …
hint = 💡 { $advice }
button-hinted = 💡 { $action }
button-hinted-so = 💡 Dem Tipp folgen
hint-not-here = Tipps sind hier ausgeschaltet.

hint-action = **{ $action }.**
hint-better = Im Schnitt um { $by } besser als „{ $other }“.
hint-equal = In durchgespielten Kartenverteilungen ist „{ $other }“ genauso gut.
hint-left-out = In durchgespielten Kartenverteilungen ist „{ $other }“ nicht besser.

thought-better = In { $worlds ->
    [one] einer durchgespielten Kartenverteilung
   *[other] { $worlds } durchgespielten Kartenverteilungen
} war das besser als „{ $other }“, im Schnitt um { $by }.
thought-equal = In { $worlds ->
    [one] einer durchgespielten Kartenverteilung
   *[other] { $worlds } durchgespielten Kartenverteilungen
} war „{ $other }“ genauso gut.
thought-left-out = Ich habe { $worlds } Kartenverteilungen durchgespielt, „{ $other }“ aber nur in { $seen } davon: Besser war das nicht.
thought-by = { $unit ->
    [tricks] { NUMBER($number, minimumFractionDigits: 1) } Stiche
    [wins] { $number } % der Partien
    [places] { NUMBER($number, minimumFractionDigits: 1) } Plätze
   *[points] { NUMBER($number, minimumFractionDigits: 1) } Punkte
}

table-why-about = Nach einer Runde: warum ein Computerspieler so gespielt hat
table-why-option = Welcher seiner Züge, sonst der letzte; mit einem Namen oder einer Karte findest du mehr
why-move = { $name }: { $action }
why-title = ### { $name }: { $action }
why-no-hand = An diesem Tisch wurde noch keine Runde zu Ende gespielt. Danach kannst du fragen.
why-no-move = So hat in der letzten Runde kein Computerspieler gespielt. Wähl einen Zug aus der Liste.
why-no-table = In diesem Kanal wurde noch keine Partie gespielt.
why-forced = Etwas anderes war nicht möglich.
why-without = { $level ->
    [chance] Er spielt irgendetwas Erlaubtes, ohne Grund.
   *[other] Er folgte einer Faustregel, die er nicht erklären kann.
}
why-most = Nach den üblichen Faustregeln verspricht nichts mehr.
why-shares = { $unit ->
    [places] In { $more } % der durchgespielten Verteilungen steht man damit besser als mit dem Nächstbesten, in { $less } % schlechter.
   *[points] In { $more } % der durchgespielten Verteilungen bringt das mehr Punkte als das Nächstbeste, in { $less } % weniger.
}
why-program = Das ist das Programm { $program }; es sagt, was es spielt, aber nicht warum.
why-close = Noch einmal gefragt, schwankt er: In { $worlds ->
    [one] der einen Kartenverteilung
   *[other] den { $worlds } Kartenverteilungen
}, die er nun durchspielt, ist „{ $other }“ besser, im Schnitt um { $by }.
why-equal = Noch einmal gefragt, hätte er ebenso gut „{ $other }“ wählen können: In { $worlds ->
    [one] der einen Kartenverteilung
   *[other] den { $worlds } Kartenverteilungen
}, die er nun durchspielt, ist das genauso gut.
why-otherwise = Noch einmal würde er das nicht tun. Bei genauerem Hinsehen: { $other }.
