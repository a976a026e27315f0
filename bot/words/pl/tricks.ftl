### Co gry na lewy mówią tak samo: stół, lewa, licytacja i pytania do gracza.

hand-number = Rozdanie { $number }
hand-result = Rozdanie { $number }: { $scores }
trick-now = Na stole: { $cards }
trick-before = { $cards } — bierze **{ $name }**.
trick-played = { $name }{"\u00A0"}{ SAID($card) }
score = { $name }{"\u00A0"}{ $points }
scores = Wynik: { $scores }
scores-to = Wynik: { $scores } (do { $target })
with-target = do { $value ->
    [one] { $value } punktu
   *[other] { $value } punktów
}

# Licytacja lew z atutem

bid-nobody = Nikt jeszcze nie licytuje.
bid-high = Do przelicytowania: **{ BID($bid) }** ({ $name }).
calls = Licytacja: { $calls }
call-bid = { $name }{"\u00A0"}{ BID($bid) }
call-pass = { $name } pas
bid-higher = { $lower ->
    [yes] Wyżej albo niżej …
   *[no] Wyżej …
}
bid-tricks = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}
button-other-number = Inna liczba
button-pass = Pas

# Pytania do gracza

ask-lead = Twoja kolej: wyjdź dowolną kartą.
ask-follow = Twoja kolej: wyjście w { $suit ->
    [C] trefle
    [D] kara
    [H] kiery
    [S] piki
   *[other] kolor { SUIT($suit) }
}, dołóż do koloru.
ask-discard = Twoja kolej: wyjście w { $suit ->
    [C] trefle
    [D] kara
    [H] kiery
    [S] piki
   *[other] kolor { SUIT($suit) }
}, a tego koloru nie masz; zagraj dowolną kartę.

# Dla tych, którzy słuchają zamiast patrzeć

spoken-hand = Twoje karty: { $cards }.
spoken-last = Ostatnia lewa: { $cards }; bierze ją { $name }.
spoken-by = { $card } ({ $name })
spoken-contract = Odzywka ({ $names }): { BID($bid) }.
spoken-progress = { $names } { $count ->
    [one] ma
   *[other] mają
} { $taken ->
    [one] { $taken } lewę
    [few] { $taken } lewy
   *[other] { $taken } lew
}; odzywka: { $tricks }.
spoken-drew = { $name } dobiera kartę
news-trick = { $taken ->
    [no] nikt nie bierze lewy
   *[yes] { $own ->
        [yes] bierzesz lewę
       *[no] { $name } bierze lewę
    }
}.
news-took = { $own ->
    [yes] bierzesz { $cards }
   *[no] { $name } bierze { $cards }
}
news-beat = { $beaten ->
    [yes] { $own ->
        [yes] bijesz { $others }: { $cards }
       *[no] { $name } bije { $others }: { $cards }
    }
   *[no] { $own ->
        [yes] bierzesz lewę: { $cards }
       *[no] { $name } bierze lewę: { $cards }
    }
}
news-drew = dobrane: { $cards }
news-opened = odkryte: { $cards }
news-auction = { $own ->
    [yes] wygrywasz
   *[no] { $name } wygrywa
} licytację: { BID($bid) }
news-played = zagrane za ciebie: { $cards }
news-only = jedyna możliwa karta: { $cards }
news-turned = { $name } odkrywa: { $cards }.
news-stand-in = { $name } (zastępuje komputer)
news-forced = { $what } ({ $why ->
    [follow] jedyna do koloru
    [draw] żadna karta nie pasowała
    [away] pod twoją nieobecność
   *[other] bez wyboru
})
cards-none = brak

# Komendy

bid-about = Zalicytuj liczbę lew i kolor atutowy
bid-option = Na przykład 5H: pięć lew przy atucie kier
pass-about = Spasuj i wyjdź z tej licytacji
draw-about = Dobierz kartę
play-about = Zagraj kartę z ręki
play-option = Na przykład KH: król kier
topic-overview = W skrócie
topic-deal = Rozdawanie
topic-auction = Licytacja
topic-play = Rozgrywka
topic-score = Punktacja
