### Lekcje: co mówi `/GRA learn`. Każde zdanie jest prawdziwe w tej jednej pozycji, którą pokazuje jego krok.

learn-about = Poznaj grę w kilka minut, z pierwszym rozdaniem krok po kroku
lesson-title = ### { $game } · lekcja { $number }/{ $steps }
lesson-next = **Taka jest ta gra.** „Graj z komputerami” otwiera stół, przy którym grasz od razu; `/{ $game } rules` pokazuje wszystkie zasady.
button-lesson-play = Graj z komputerami
lesson-not-best = *To dozwolone, ale spróbuj ruchu z lekcji.* { $why }
lesson-not-allowed = *{ $why }*
lesson-no-step = Ta lekcja nie ma takiego kroku. Zacznij ją od nowa komendą „learn” tej gry.
button-next = Dalej
