### Co mówią komputery przy stole, każdy na swój sposób.

voice-says = 💬 { $name }: „{ $line }”
voice-bold = { $manner ->
    [proud] Więcej nie licytuję, skromność nie pozwala.
    [gloomy] W mojej głowie brzmiało to skromniej.
    [kind] Niech mnie ktoś przytrzyma za skrzydło.
   *[hungry] Licytuję tak, jak jem: najpierw łykam, potem myślę.
}
voice-trump = { $manner ->
    [proud] Ostatni atut. Można patrzeć, nie dotykać.
    [gloomy] Oto odszedł ostatni atut. Teraz nie ma już nikogo.
    [kind] To był ostatni atut, jeśli ktoś liczy.
   *[hungry] Ostatni atut. W sam raz na deser.
}
voice-made = { $manner ->
    [proud] Bez oklasków, proszę. No dobrze, kilka.
    [gloomy] Udało się. Mój dziób nie umie się uśmiechać.
    [kind] Dobre karty i jeszcze lepsze towarzystwo.
   *[hungry] Pycha. Jest dokładka?
}
voice-exact = { $manner ->
    [proud] Co do jednej lewy. Przyszłość też przepowiadam.
    [gloomy] Dokładnie tyle. To musi być pomyłka.
    [kind] Dla mnie w sam raz. Reszta dla was!
   *[hungry] Nie został ani okruszek.
}
voice-fell = { $manner ->
    [proud] To był pokaz. Tak się nigdy nie gra.
    [gloomy] Mam złe przeczucia. Zawsze zaraz potem.
    [kind] Świetna obrona! Chowam się na chwilę za dziobem.
   *[hungry] To więcej, niż mieści mój dziób. A proszę spojrzeć na ten dziób.
}
voice-nothing = { $manner ->
    [proud] Ani jednej lewy. Nikt nie robi niczego tak pięknie jak ja.
    [gloomy] Ani jednej lewy. Zwykle spodziewam się mniej.
    [kind] Ani jednej lewy, ale najlepsze miejsce na sali.
   *[hungry] Ani jednej lewy. A w brzuchu burczy.
}
voice-cheer = { $manner ->
    [proud] { $name }, prawie tak dobrze jak ja.
    [gloomy] { $name }, to było piękne. Coś we mnie drgnęło.
    [kind] { $name }, aż miło patrzeć!
   *[hungry] { $name }, za to należy się papaja.
}

settings-talk = Uwagi komputerów i reakcje przy twoich stołach
settings-short-talk = Rozmowy przy stole
setup-short-talk = Rozmowy przy stole
setup-talk-option = Czy komputery mogą komentować grę, a gracze reagować

reaction-clap = Brawo
reaction-sweat = Uff
reaction-fire = Wow
reaction-snail = Powoli
reactions-left = { $left ->
    [0] W tym rozdaniu nie ma już więcej reakcji.
   *[other] Zareaguj: przez chwilę widzą to wszyscy przy stole. W tym rozdaniu zostało: { $left }.
}
reactions-spent = Limit reakcji w rozdaniu: { $most }. Następne rozdanie przynosi nowe.
reactions-not-here = Reagować mogą tylko gracze partii z innymi ludźmi, jeśli wszyscy to lubią.
