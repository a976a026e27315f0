### Sezony, które mają koniec: mistrzowie, ich rola i wiadomość o tym.

champions-about = Kto ma na koncie wygrane sezony tego serwera i kto prowadzi w obecnym
champions-title = ## Mistrzowie
champions-over = ## Koniec sezonu
champions-season = Sezon od { $first } do { $until }
champions-line = • **{ $game }**: { $names } ({ $about })
champions-without = Bez mistrza: { $games }
champions-with = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}{ $games ->
    [0] {""}
   *[other] , wygrane { $wins } z { $games }
}
champions-unit = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
champions-more = { $names } i jeszcze { $more ->
    [one] { $more } osoba
    [few] { $more } osoby
   *[other] { $more } osób
}
champions-hidden = ktoś, kto nie chce być wymieniany
champions-none-yet = Żaden sezon się tu jeszcze nie skończył.
champions-under-way = **Obecny sezon** kończy się { $day } ({ $when }). Na razie prowadzą:
champions-nobody-yet = Jeszcze nikt: potrzeba partii rankingowych ({ $least }) i punktów od co najmniej trzech osób.
champions-how = -# Punkty jak w tabeli sezonu, partii rankingowych co najmniej { $least }; przy równych punktach decydują wygrane. Punkty od dwóch osób, od których masz ich najwięcej, liczą się najwyżej podwójnie wobec wszystkich innych. W /settings można zrezygnować z tytułu.
button-champions = Mistrzowie
champions-role-gone = ⚠️ Roli mistrzów już nie ma. Wybierz inną w /setup.
champions-role-lacks = ⚠️ Nie mogę nadać mistrzom ich roli. Brakuje mi uprawnień { $permissions }.
champions-role-above = ⚠️ Nie mogę nadać mistrzom ich roli: w ustawieniach serwera nie stoi poniżej mojej.
champions-role-two-factor = ⚠️ Nie mogę nadać mistrzom ich roli: ten serwer wymaga do moderacji uwierzytelniania dwuskładnikowego (2FA), a konto, do którego należę, go nie ma. Poproś mojego operatora, żeby je włączył; próbuję dalej.
champions-role-powers = Rola, która pozwala moderować albo czymś zarządzać, nie jest dla mistrzów, więc jej nie nadaję.
champions-role-unfit = Tej roli nikt nie może nadać, więc nie jest dla mistrzów.
champions-role-unknown = Nie znajduję tej roli.
champions-role-yours = Przeze mnie można wybrać tylko rolę, którą możesz nadać samodzielnie.
setup-champions-option = Rola, którą noszą mistrzowie ostatniego sezonu
setup-announce-option = Kanał, który dowiaduje się o końcu sezonu
setup-champions = Rola mistrzów: { $role }
setup-announce = Koniec sezonu jest ogłaszany w: { $channel }
setup-menu-champions = Rola mistrzów: brak
setup-menu-announce = Koniec sezonu: bez kanału
settings-champion = Możesz być wśród mistrzów serwera, z ich rolą
settings-short-champion = Wśród mistrzów
permission-manage_roles = „Zarządzanie rolami”
