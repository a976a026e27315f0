### Co mówią komputery przy stole, każdy na swój sposób.

voice-says = 💬 { $name }: „{ $line }”
voice-bold = { $manner ->
    [proud] Więcej nie licytuję, skromność nie pozwala.
    [gloomy] W mojej głowie brzmiało to skromniej.
    [kind] Niech mnie ktoś przytrzyma za skrzydło.
   *[hungry] Licytuję tak, jak jem: najpierw łykam, potem myślę.
}
voice-bold-again = { $manner ->
    [proud] Proszę zapisać tę liczbę. Jeszcze o nią zapytają.
    [gloomy] Słowo się rzekło. Teraz trzeba z tym żyć.
    [kind] Jeśli się nie uda, lubcie mnie mimo to.
   *[hungry] Taki dziób zamawia podwójną porcję.
}
voice-trump = { $manner ->
    [proud] Ostatni atut. Można patrzeć, nie dotykać.
    [gloomy] Oto odszedł ostatni atut. Teraz nie ma już nikogo.
    [kind] To był ostatni atut, jeśli ktoś liczy.
   *[hungry] Ostatni atut. W sam raz na deser.
}
voice-trump-again = { $manner ->
    [proud] Po moim nie ma już atutów. I tak ma być.
    [gloomy] To był ostatni atut. Wszystko się kończy.
    [kind] Nie ma już atutów. Można odetchnąć!
   *[hungry] Ostatni atut. Talerz jest pusty.
}
voice-made = { $manner ->
    [proud] Bez oklasków, proszę. No dobrze, kilka.
    [gloomy] Udało się. Mój dziób nie umie się uśmiechać.
    [kind] Dobre karty i jeszcze lepsze towarzystwo.
   *[hungry] Pycha. Jest dokładka?
}
voice-made-again = { $manner ->
    [proud] Pragnę sobie podziękować.
    [gloomy] Sukces. To się nie powtórzy.
    [kind] Ale zabawa! Dzięki za karty.
   *[hungry] To była przystawka. Co na drugie?
}
voice-exact = { $manner ->
    [proud] Co do jednej lewy. Przyszłość też przepowiadam.
    [gloomy] Dokładnie tyle. To musi być pomyłka.
    [kind] Dla mnie w sam raz. Reszta dla was!
   *[hungry] Nie został ani okruszek.
}
voice-exact-again = { $manner ->
    [proud] Zgodnie z planem. Jestem zegarem z piór.
    [gloomy] Dokładnie tyle. To chyba błąd w liczeniu.
    [kind] Pasuje! Jak ptak do gniazda.
   *[hungry] Porcja w sam raz. Ukłony dla kuchni.
}
voice-fell = { $manner ->
    [proud] To był pokaz. Tak się nigdy nie gra.
    [gloomy] Mam złe przeczucia. Zawsze zaraz potem.
    [kind] Świetna obrona! Chowam się na chwilę za dziobem.
   *[hungry] To więcej, niż mieści mój dziób. A proszę spojrzeć na ten dziób.
}
voice-fell-again = { $manner ->
    [proud] Niech stół też ma trochę radości.
    [gloomy] Spadać jest łatwo. Prawie bez skrzydeł.
    [kind] Pięknie zagrane! Trochę z moją pomocą.
   *[hungry] Gorzkie to było. Następnym razem więcej soli.
}
voice-nothing = { $manner ->
    [proud] Ani jednej lewy. Nikt nie robi niczego tak pięknie jak ja.
    [gloomy] Ani jednej lewy. Zwykle spodziewam się mniej.
    [kind] Ani jednej lewy, ale najlepsze miejsce na sali.
   *[hungry] Ani jednej lewy. A w brzuchu burczy.
}
voice-nothing-again = { $manner ->
    [proud] Wszystkie lewy są wasze. Nie ma za co.
    [gloomy] Ani jednej lewy. To do mnie pasuje.
    [kind] Ani jednej lewy dla mnie, więc więcej dla was!
   *[hungry] Pusty talerz. Podobno to zdrowe.
}
voice-cheer = { $manner ->
    [proud] { $name }, prawie tak dobrze jak ja.
    [gloomy] { $name }, to było piękne. Coś we mnie drgnęło.
    [kind] { $name }, aż miło patrzeć!
   *[hungry] { $name }, za to należy się papaja.
}
voice-cheer-again = { $manner ->
    [proud] { $name }, lepiej się nie da. No, może odrobinę.
    [gloomy] { $name }, przez chwilę świat był w porządku.
    [kind] { $name }, biją ci brawo moje skrzydła.
   *[hungry] { $name }, zapraszam na figi.
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
