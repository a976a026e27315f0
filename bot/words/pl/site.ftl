### Strony w sieci: partie lewa po lewie i tabele.

site-name = Toucan: gry karciane
site-pages = Strony
site-languages = Języki
site-skip = Przejdź do treści
site-first = Wszystkie partie
site-what = Partie i tabele tych, którzy chcą być tu widoczni. Nazw i rąk pozostałych tu nie widać.
site-foot = Toucan { $version } · Bez ciasteczek i liczników odwiedzin, a wyszukiwarki są proszone, by nie zaglądały. Jeśli nie chcesz już, żeby było tu widać twoją nazwę, zmień to w /settings na Discordzie.
site-matches = Partie
site-no-matches = Nikt nie umieścił tu jeszcze partii.
site-match = { $game }, partia { NUMBER($table, useGrouping: 0) }
site-boards = Tabele
site-no-boards = W tabelach nie ma jeszcze nikogo.
site-board = Tabela: { $game }
site-column-rank = Miejsce
site-column-name = Nazwa
site-column-rating = Ranking
site-column-games = Partie
site-column-wins = Wygrane
site-match-title = { $game }, partia { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {": rozdanie "}{ $hand } z { $hands }
}
site-players = Grają: { $names }
site-hands = Rozdania
site-hands-again = Rozdania, jeszcze raz
site-hand-label = Rozdanie { $number }
site-eyes = Pokaż karty
site-keys = Strzałkami na klawiaturze przechodzi się do następnej lewy i z powrotem.
site-dealt = Karty są rozdane
site-before = Przed pierwszą kartą
site-trick = Lewa { $number }
site-over = Rozdanie skończone
site-next = Dalej
site-back = Wstecz

site-link = [To rozdanie w sieci]({ $address })
site-published = [Ta partia jest w sieci]({ $address }) albo będzie za kilka minut: z twoją nazwą i twoimi kartami. Nazwy pozostałych widać tam, jeśli tego chcą.
site-withdrawn = Twoja prośba jest wycofana. Jeśli nikt inny nie chce tej partii w sieci, jej strony znikną za kilka minut.
site-not-willing = W sieci twoją nazwę zobaczą wszyscy. Najpierw powiedz w /settings, że tego chcesz.
button-web = Umieść w sieci
button-unweb = Usuń z sieci
settings-web = Nazwa widoczna w sieci, w partiach i tabelach
settings-short-web = W sieci
