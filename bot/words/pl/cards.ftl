### Karty i kolory oraz to, co mówią o nich obrazki.
###
### Jak się co nazywa po polsku, wszędzie tak samo (tests/words/test_glossary.py), i dlaczego:
###
###   auction licytacja · bid licytować, odzywka · outbid przelicytować (przebić to co innego) · pass pasować, pas · trick lewa, take brać ·
###     trump atut · suit kolor · no trump bez atu
###   match partia · hand (deal and tricks) rozdanie, round runda · hand (cards held) ręka, karty · dealer rozdający · deal rozdawać
###   lead wychodzić, wyjście (w kiery) · follow suit dołożyć do koloru · discard zrzucić, zrzutka · ruff przebić (samo: atut jest w tym słowie) ·
###     draw trumps ściągnąć atuty
###   seat miejsce · table stół · host gospodarz · panel panel · computer player komputer · move ruch · concede poddać partię
###   shelve zawiesić · resume wznowić · take back cofnąć ruch · replay powtórka · claim zgłosić resztę
###   Differ: differ (differa, differowi, differem) i enders zostają · foundation pile zapas · face up odkryte · refill uzupełniać
###   92Q: left suit lewy kolor · bidder rozgrywający · partner partner · side strona · twos are high, low dwójki są najwyższe, najniższe
###   Mitigati (w nawiasie, raz w zasadach, nazwy z taroka: Pagat, Mond, Skiz):
###     bargaining targi · demand żądać, żądanie · offer oferować, oferta · deal on rozdawać dalej · settle ugoda ·
###     Eldest pierwsza ręka · Dealer’s discard zrzutka · declare meldować, meldunek · Abundance Obfitość · Kings Króle ·
###     Honours Honory · card points oczka, żeby nie mylić ich z punktami · packet paczka ·
###     Fool Głupiec, Magician Mag, World Świat · Cavalier Rycerz
###   Top Suit (nazwy z pokera): single card pojedyncza karta · pair para · triple trójka · quad kareta · run sekwens ·
###     extend przedłużyć · draw deck talon · beat bić, przebić
###   Spring Cleaning: Offer Oferta · set grupa · run sekwens · draw dobrać · put in wstawić · offer wystawić · take up podnieść ·
###     trash śmieci · deck talon · discards stos odrzuconych · miejsca mają litery od a
###   rating ranking, rated rankingowa · leaderboard tabela · hint podpowiedź · clock czas na ruch · seed ziarno ·
###     board of a duplicate night pudełko (jak w brydżu)
###
### Ułamek stoi w liczbie pojedynczej (4,2 lewy): dlatego przy ułamkach forma [other] jest inna niż [many].
### Gry i komendy zachowują swoje nazwy, a karty, które się wpisuje, swój zapis (KH, 10S). Nazwy kart, kolorów i osób stoją
### zawsze w mianowniku. O nikim nie mówimy w czasie przeszłym, który zdradza rodzaj: zamiast niego czas teraźniejszy albo rzeczownik.

suit = { $suit ->
    [C] trefl
    [D] karo
    [H] kier
    [S] pik
    [A] Powietrze
    [E] Ziemia
    [F] Ogień
    [W] Woda
    [T] atut
   *[N] bez atu
}

bid = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
} { $trump ->
    [N] bez atu
   *[other] ({ SUIT($trump) })
}

card = { $rank ->
    [A] as
    [K] król
    [Q] dama
    [J] walet
    [T] 10
   *[other] { $rank }
} { $suit }

loka-card = { $rank ->
    [A] As
    [K] Król
    [Q] Dama
    [C] Rycerz
    [J] Walet
    [T] 10
   *[other] { $rank }
} { $suit ->
    [Powietrze] Powietrza
    [Ziemia] Ziemi
    [Woda] Wody
   *[other] Ognia
}

loka-trump = { $number ->
    [1] Mag
    [21] Świat
   *[other] atut { $number }
}

loka-fool = Głupiec

# A card beside the name of its suit, as in “clubs 2, 5, king”
rank = { $rank ->
    [A] as
    [K] król
    [Q] dama
    [J] walet
    [T] 10
   *[other] { $rank }
}

loka-rank = { $rank ->
    [A] as
    [K] król
    [Q] dama
    [C] rycerz
    [J] walet
    [T] 10
   *[other] { $rank }
}

the-card = { $kind ->
   *[other] { $card }
}

# Co pokazują obrazki, dla tych, którzy słuchają

picture-turn = Ruch: { $name }.
picture-trick = Na stole: { $cards }.
picture-last = Ostatnia lewa: { $cards }; bierze ją { $name }.
picture-of-all-tricks = { $number }. { $leader }: { $cards }; bierze { $name }
picture-played = { $name } { $card }
picture-pile = { $name }: { $cards }.
picture-winner = Wygrana.
picture-seat-deals = Rozdaje.
picture-plus = Plus { $points }.
picture-calls = Odzywki: { $calls }.
picture-call = { $name }: { BID($bid) }
picture-pass = { $name }: pas
picture-match = Do { $target ->
    [one] { $target } punktu
   *[other] { $target } punktów
}. Rozegrane lewy: { $done } z { $all }.
picture-your-turn = Twoja kolej.
picture-no-cards = Nie masz kart.
picture-hidden = Zakryte karty: { $count }.
picture-playable = Możesz zagrać: { $cards }.

# Co jest napisane na obrazkach: krótko, bo miejsca jest mało.

picture-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
picture-target = Cel { $target }
picture-count-hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
picture-count-cup = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
   *[other] { $count } lew
}
picture-means-hand = Karty
picture-means-cup = Lewy
picture-taken = { $taken } z { $wanted }
picture-trick-of = Lewa { $number } z { $all }
picture-before = Ostatnia lewa
picture-took = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}
result-hand = { $deal ->
    [round] Po rundzie
   *[other] Po rozdaniu
} { $number }
result-match = { $game } · wynik końcowy
several-cards = Wybierz zagranie ({ $count }) …
