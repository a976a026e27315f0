### Zagadka dnia: jedna decyzja z partii, ta sama dla wszystkich na serwerze, odpowiedź prywatnie.

puzzle-about = Zagadka dnia: jedna decyzja, ta sama dla wszystkich tutaj; odpowiedz i utrzymaj serię
button-puzzle = Zagadka
button-puzzle-today = Dzisiejsza zagadka
puzzle-title = ### Zagadka dnia · { $game } · { $day }
puzzle-match = Z partii na tym serwerze; bez nazwisk. Jaki jest twój wybór?
puzzle-dealt = Przygotowane na dziś. Jaki jest twój wybór?
puzzle-other = Dzisiejsza zagadka pochodzi ze stołu, przy którym masz za sobą partię. Dlatego ta jest inna, rozdana dla tych, którzy tam grali. Jaki jest twój wybór?
puzzle-how = Odpowiadasz raz. Widzisz to tylko ty. Liczy się tylko to, co widać z tego miejsca. Następna zagadka: { $until }.
puzzle-right = 🎉 **Dobrze!** { $action }.
puzzle-wrong = **Nie najlepiej:** { $action }.
puzzle-second = Drugi najlepszy wybór, „{ $action }”, jest średnio gorszy o { $by }{ $error ->
    [0] {""}
   *[other] {" "}(z błędem do { NUMBER($error, minimumFractionDigits: 1) })
}; wymyślone rozkłady: { $worlds }.
puzzle-late = Ten dzień już minął, więc ta odpowiedź się nie liczy.
puzzle-others = { $count ->
    [one] Wybór jednej innej osoby:
   *[other] Wybory innych (osób: { $count }):
}
puzzle-share = • { $share } %: { $action }{ $right ->
    [yes] {" "}✓
   *[no] {""}
}
puzzle-first = Nikt inny jeszcze nie odpowiedział.
puzzle-streak = { $now ->
    [0] Twoja seria: na razie żadna
    [one] Twoja seria: **{ $now }** dobry dzień
    [few] Twoja seria: **{ $now }** dobre dni z rzędu
   *[other] Twoja seria: **{ $now }** dobrych dni z rzędu
} (najlepsza: { $best }).
puzzle-told = 🧩 **Zagadka dnia** · { $day } · { $name }: { $now ->
    [0] ❌ tym razem nie
    [one] ✅ rozwiązana
    [few] ✅ rozwiązana, **{ $now }** dni z rzędu 🔥
   *[other] ✅ rozwiązana, **{ $now }** dni z rzędu 🔥
}
puzzle-next = Liczy się tylko to, co było widać z tego miejsca, nigdy zakryte karty. Następna zagadka: { $until }.
puzzle-fair = Liczy się tylko to, co było widać z tego miejsca, nigdy zakryte karty.

## Odmowy

puzzle-gone = Tej zagadki nie da się już pokazać. Najnowszą pokaże /puzzle; nowa pojawia się codziennie o północy UTC.
puzzle-busy = Wciąż szukam twojej zagadki gdzie indziej. Zapytaj tu znowu za chwilę.
puzzle-told-already = Wszyscy tu już widzieli, jak ci poszło.
puzzle-none = Nie mam w tej chwili zagadki. Spróbuj za chwilę.
