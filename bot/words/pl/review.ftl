### Ocena własnej gry: najdroższe decyzje i jedno zdanie o partii.

review-about = Twoje trzy najdroższe decyzje w partii, według tego, co było wtedy widać
review-option = Numer stołu, widoczny w jego wiadomościach; bez numeru twoja ostatnia partia
button-review = Oceń moją grę
review-title = ### Twoja gra · { $game } · partia { NUMBER($table, useGrouping: 0) }
review-decision = ### Droga decyzja { $number } z { $count }
review-where = -# { $game } · partia { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {""} · { $deal ->
        [round] runda
       *[other] rozdanie
    } { $hand }
}
review-shared = **{ $name }** pokazuje:
review-did = Twój wybór: { $action }.
review-better = *Trudny* wybrałby: { $action }.
review-worth = Średnio jest to lepsze o { $by }{ $error ->
    [0] {""}
   *[other] {" "}(z błędem do { NUMBER($error, minimumFractionDigits: 1) })
}; wymyślone rozkłady: { $worlds }.
review-instead = *Trudny* wybiera: { $action } (+{ $by }).
review-picture-best = Najlepiej: { $action }.
review-picture-chosen = Wybrano: { $action }.
review-places = { $places ->
    [one] Dałoby ci to o jedno miejsce wyżej.
    [few] Dałoby ci to o { $places } miejsca wyżej.
   *[other] Dałoby ci to o { $places } miejsc wyżej.
}
review-clean = Żaden twój ruch nie był wyraźnie gorszy od tego, co wybrałby *trudny*.
review-summary = **Partia:** { $close } z { $judged ->
    [one] { $judged } decyzji
   *[other] { $judged } decyzji
} ({ $share } %) tak dobre jak najlepsza albo prawie.
review-line = { $number }. { $did } · lepiej: { $better }, { $by }{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}
review-lost = { $unit ->
    [places] Oddane razem: około { NUMBER($number, minimumFractionDigits: 1) } miejsca{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
   *[points] Oddane razem: około { NUMBER($number, minimumFractionDigits: 1) } pkt{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
}
review-unjudged = Decyzje, których nie można porównać z innymi, na przykład targi albo pierwszy głos w licytacji: { $count }.
review-beyond = Ocenione są tylko twoje ostatnie decyzje: { $count }.
review-stood-in = Decyzje, które na tym miejscu podjął za ciebie komputer: { $count }.
review-worlds = Różnice to średnie z { $worlds } wymyślonych rozkładów.
review-fair = Liczy się tylko to, co było widać, nie zakryte karty i nie szczęście w kartach.
review-not-yours = Nie ma cię w partii { NUMBER($table, useGrouping: 0) }. Możesz oceniać swoje własne partie.
review-nothing = Nie ma czego oceniać: w tej partii nie ma twojej decyzji, którą dałoby się porównać.
review-step = { $again ->
    [yes] Sprawdzam jeszcze raz te najdroższe: { $done } z { $of } …
   *[no] Przeglądam twoje decyzje: { $done } z { $of } …
}
review-busy = Wciąż przeglądam dla ciebie partię { NUMBER($table, useGrouping: 0) }. Poproś jeszcze raz, gdy jej ocena będzie gotowa.

button-play-on = Graj stąd dalej
button-branch-anew = Rozdaj na nowo
button-branch-same = Prawdziwe karty
button-branch-back = Do partii
branch-title = ### Ćwiczysz stąd · { $game } · partia { NUMBER($table, useGrouping: 0) }
branch-how = { $anew ->
    [yes] Zakryte karty są rozdane na nowo, zgodnie z tym, co było wiadome.
   *[no] Karty leżą tak, jak w partii.
} Pozostałe miejsca mają komputery. Tylko dla ciebie, do końca rozdania; nic się nie liczy.
branch-came = Tym razem: { $here }. W prawdziwej partii: { $there }.
branch-none = Nie grasz już dalej z tej partii. Zacznij jeszcze raz z jej powtórki.
branch-over = To rozdanie jest skończone.
branch-not-here = W tym momencie żadne rozdanie nie trwa. Przejdź do innego kroku i graj stamtąd.
branch-not-yours = Nie ma cię w partii { NUMBER($table, useGrouping: 0) }. Grać dalej możesz ze swoich własnych partii.
