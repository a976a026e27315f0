### Wszystko na Discordzie, co nie należy do jednej gry.

## Przyciski i listy

button-hand = Moje karty
button-again = Odśwież
button-last = Ostatnia lewa
button-next-hand = { $deal ->
    [round] Następna runda
   *[other] Następne rozdanie
}
button-tricks = Lewy rozdania
button-score = Wynik
button-table = Stół
button-rules = Zasady
button-join = Dołącz
button-leave = Odejdź
button-start = Start
button-fill = Dodaj komputery
button-remove-computer = Usuń komputer
button-options = Opcje …
button-rematch = Rewanż
menu-add-computer = Dodaj komputer
menu-sit = Zmień miejsce
menu-take-seat = Zajmij miejsce
menu-size = Miejsca: { $size }
menu-topic = Wybierz temat
rules-title = ### { $game } · { $topic }

level-chance = Komputer (gra byle co)
level-novice = Komputer (początkujący)
level-easy = Komputer (łatwy)
level-normal = Komputer (zwykły)
level-hard = Komputer (trudny)

## Przed partią

lobby-invites = Gospodarz zaczyna, gdy wszystkie miejsca są zajęte. Pod *Opcje{"\u00A0"}…* gospodarz może dodać komputery.
options-title = ### Opcje
options-about = -# Widzisz to tylko ty. Zmiany działają od razu.
lobby-done = ✓ Gotowe: stół stoi w tym kanale.
lobby-ready = Wszystkie miejsca są zajęte: gospodarz może zacząć.
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (gospodarz)
seat-level = { $level ->
    [chance] gra byle co
    [novice] początkujący
    [easy] łatwy
    [hard] trudny
    [program] program { $program }
   *[normal] zwykły
}
lobby-seat-computer = { $number }. { $name } (komputer, { $level })
level-program = Program { $program }
lobby-programs = 🔌 Gra program, który nie jest częścią Toucan, więc partia nie będzie rankingowa.
programs-not-here = Przy stołach tego serwera mogą grać tylko programy Toucan.
programs-no-longer-here = Ten serwer nie chce już programów przy swoich stołach: zanim zaczniesz, usuń je przez *Usuń komputer*: { $names }.
program-gone = { $count ->
    [one] Programu { $names } chwilowo nie ma: gra za niego zwykły komputer.
   *[other] Programów { $names } chwilowo nie ma: grają za nie zwykłe komputery.
}
lobby-seat-free = { $number }. *wolne*
lobby-seat-option = Miejsce { $number }
lobby-options = Opcje: { $options }.
lobby-clockwise = Gra się zgodnie z ruchem wskazówek zegara.

## Stół

title = ## { $game }
title-of = ## { $game } · { $what }
list-and = { $first } i { $last }
table-dealt = **{ $names }**: karty są rozdane. Naciśnijcie *Moje karty*.
table-turn = ▸ Ruch: **{ $names }** ({ $when })
table-dealing = Karty są rozdawane.
table-between = Za chwilę gramy dalej.
panel-won = 🏆 **Wygrywasz!** { $points }.
panel-won-with = 🏆 **Wygrywasz**, razem z: { $names }. { $points }.
panel-placed = **Twoje miejsce: { $place }.** { $points }. { $count ->
    [one] Wygrywa
   *[other] Wygrywają
}: { $names }, { $best }.
table-over = ### { $count ->
    [one] Partię wygrywa { $names }
   *[other] Wspólna wygrana: { $names }
}!
highlight-turned = { $deal ->
    [round] Do ostatniej rundy
   *[hand] Do ostatniego rozdania
} { $count ->
    [one] prowadzi
   *[other] prowadzą
} { $names }.
highlight-peak = Najwięcej punktów naraz — { $told }
highlight-lead = Jeszcze po { $deal ->
    [round] rundzie
   *[hand] rozdaniu
} { $number } { $count ->
    [one] prowadzi
   *[other] prowadzą
} { $names } (przewaga { $by }); wygrana: { $winners }.
table-ended = Stół został zamknięty przed końcem partii.
table-closed = Stół został zamknięty przed początkiem partii.
table-broken = Tej partii nie da się już odczytać, więc nie może trwać dalej. Przepraszamy: otwórz nowy stół.
table-outdated = Zasady tej gry zostały poprawione po początku partii, więc nie może ona trwać dalej. Przepraszamy: otwórz nowy stół.
table-goes-on = Ciąg dalszy poniżej.
table-trouble = ⚠️ Nie mogę odświeżyć stołu w tym kanale: brakuje mi uprawnień { $permissions }. Gra jest bezpieczna; zapytaj moderację.

panel-title = ### { $game } · { $name }
panel-watch = Oglądasz partię.
panel-news = Od tego czasu:
panel-fresh = Nowe w ręce: { $cards }.
panel-wait = { $count ->
    [0] Czekamy na karty.
   *[other] Ruch: **{ $names }**.
}
panel-sure = { $action }?
button-sure = Tak: { $action }
forced-now = Nie masz innego wyboru: zaraz zagram to za ciebie.
forced-soon = Nie masz tu wyboru. Za chwilę zagram to za ciebie, w twoim zwykłym tempie, więc nikt nic nie pozna.
forced-offer = Nie masz tu wyboru. Od teraz mogę grać za ciebie wymuszone karty; inni mogą po tempie poznać, że wyboru nie było.
button-forced = Graj za mnie wymuszone
forced-from-now = Od teraz gram za ciebie wymuszone karty. Zmienisz to w /settings.
button-back = Wstecz
panel-lobby = Partia się jeszcze nie zaczęła.
panel-elsewhere = Twoje karty są otwarte niżej.
button-here = Przenieś tutaj
trick-last = Ostatnia lewa: { $trick }
trick-numbered = { $number }. { $trick }

no-last-trick = Nikt jeszcze nie wziął lewy.
no-score = Żadne rozdanie nie jest jeszcze skończone.

## Odmowy

too-many-computers = Przy tym stole oprócz ciebie jest miejsce najwyżej dla { $most ->
    [one] jednego komputera
   *[other] { $most } komputerów
}: wybierz mniej.
no-table-here = W tym kanale nie ma stołu. Otwórz go komendą „new” gry, na przykład /differ new.
other-game-here = Stół w tym kanale gra w { $game }, nie w to.
not-your-panel = To cudzy panel. Naciśnij „Moje karty”, żeby otworzyć swój.
bad-button = Ten przycisk nie pasuje do stołu. Naciśnij „Moje karty”, żeby dostać nowy panel.
only-in-servers = To możliwe tylko na serwerze, który mnie dodał.
missing-permissions = Nie mogę tu prowadzić stołu: w tym kanale brakuje mi uprawnień { $permissions }.
in-time-out = Nie mogę tu prowadzić stołu: mam przerwę do { $until }. Moderacja może ją skrócić.
our-mistake = Coś poszło nie tak po naszej stronie. Nic nie przepadło: graj dalej przez „Moje karty” albo /hand.
command-unknown = Tej komendy już nie ma. Wpisz jeszcze raz / i wybierz z listy.
form-late = To trwało za długo. Naciśnij przycisk jeszcze raz.
form-unknown = Ten formularz jest za stary. Otwórz go jeszcze raz.
table-shown-soon = Stół pojawi się, gdy tylko Discord go przyjmie.
table-trouble-locked = ⚠️ Nie mogę odświeżyć stołu: ten wątek jest zablokowany. Gra jest bezpieczna; poproś moderację o odblokowanie.
table-trouble-two-factor = ⚠️ Nie mogę odświeżyć stołu: ten serwer wymaga do moderacji uwierzytelniania dwuskładnikowego (2FA), a konto, do którego należę, go nie ma. Gra jest bezpieczna; mój operator musi je włączyć.
table-trouble-time-out = ⚠️ Nie mogę odświeżyć stołu: mam tu przerwę do { $until }. Gra jest bezpieczna; moderacja może skrócić przerwę.
table-trouble-unknown = ⚠️ Discord nie pozwala mi odświeżyć stołu w tym kanale. Gra jest bezpieczna; poproś moderację o sprawdzenie, co mi tu wolno.
discord-silent = Discord teraz nie odpowiada. Spróbuj za chwilę.

## Komendy

hand-about = Twoje karty i co możesz zrobić, tylko dla ciebie
table-about = Stół w tym kanale
table-show-about = Pokaż stół jeszcze raz, na dole kanału
table-end-about = Zamknij stół w tym kanale bez zwycięzcy
table-shown = Oto on.
table-end-done = Stół jest zamknięty.
settings-about = Jak Toucan do ciebie mówi
settings-text-only = Graj bez obrazków: wszystko słowami
settings-colours = Barwy kolorów na obrazkach
settings-colours-4 = cztery
settings-colours-4-means = Inna dla każdego koloru kart
settings-colours-2 = dwie
settings-colours-2-means = Czerwona i czarna
settings-cards = Wielkość kart na obrazku twojej ręki
settings-cards-normal = zwykłe
settings-cards-large = duże
settings-cards-large-means = Większe karty w kilku rzędach
settings-panel = Co pokazuje twój panel
settings-panel-table = stół i ręka
settings-panel-hand = sama ręka
settings-sorting = Kolejność kart w ręce
settings-sorting-suits = kolor po kolorze
settings-sorting-colours = na przemian
settings-sorting-colours-means = Czerwone i czarne na przemian
settings-confirm = Potwierdzanie każdego ruchu
settings-forced = Automatyczne granie wymuszonych ruchów
settings-forced-safe = tak, dyskretnie
settings-forced-all = tak, zawsze
settings-forced-none = nie
settings-forced-safe-means = Grane za ciebie: od razu, gdy wszyscy to widzą, inaczej w twoim tempie; nic to nie zdradza
settings-forced-all-means = Grane za ciebie; inni mogą po tempie poznać, że wyboru nie było
settings-forced-none-means = Każdy ruch wykonujesz bez pomocy
settings-saved = **Twoje ustawienia.** ✓ Zapisane.
settings-yours = **Twoje ustawienia.** Zmiany zapisują się od razu.
settings-short-text-only = Sam tekst
settings-short-panel = Panel
settings-short-colours = Barwy
settings-short-cards = Karty
settings-short-sorting = Kolejność
settings-short-confirm = Potwierdzanie ruchów
settings-short-forced = Wymuszone
settings-short-mentions = Powiadomienie
settings-short-public-rating = We wszystkich tabelach
settings-short-language = Język
settings-now = { $what }: { $value }
yes = tak
no = nie
new-about = Otwórz w tym kanale stół: { $game }
rules-about = Zasady: { $game }
option-computers = Ile komputerów siada od razu
option-level = Jak dobrze grają
option-topic = Temat

permission-view_channel = „Wyświetlanie kanału”
permission-send_messages = „Wysyłanie wiadomości”
permission-connect = „Łączenie”
permission-send_messages_in_threads = „Wysyłanie wiadomości w wątkach”
permission-attach_files = „Załączanie plików”
