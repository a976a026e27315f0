### Uczciwe rozdania: ziarno partii i jego sprawdzanie.

deal-unknown = Rozdań stołu { NUMBER($table, useGrouping: 0) } nie można powtórzyć: nie ma takiej skończonej partii albo jej rozdania nie pochodziły z ziarna.

## Na Discordzie

button-fair = Uczciwe rozdania
button-cut = Przełóż karty
button-word = Moje słowo
menu-unword = Usuń słowo…
fair-line = -# Stół { NUMBER($table, useGrouping: 0) }
fair-line-words = -# Do rozdań wchodzą słowa graczy { $names }: pokażą je *Uczciwe rozdania*
fair-line-again = -# Stół { NUMBER($table, useGrouping: 0) } · jeszcze raz rozdania stołu { NUMBER($old, useGrouping: 0) }, więc bez rankingu
option-deal = Rozdaj ponownie karty partii o tym numerze; tyle samo osób i bez rankingu
fair-title = ### { $game } · rozdania stołu { NUMBER($table, useGrouping: 0) }
fair-promised = **Przed rozdaniem ustalony został ten odcisk** (SHA-256) tajnego ziarna: `{ $commitment }`
fair-brought = **Domieszane**: ostatnie kliknięcie każdej osoby przed partią, z numerem od Discorda:
fair-brought-nothing = **Domieszane**: nic, przed partią nikt nie kliknął.
fair-click = • { $name }: `{ $number }`, { $when }
fair-no-click = • { $name }: jeszcze bez kliknięcia
fair-worded = **Domieszane**: słowa wybrane przez grających; kliknięcia się nie liczą:
fair-word = • { $name }: „{ $word }”
fair-word-gone = • { $name }: słowo o SHA-256 `{ $digest }`
fair-no-word = • { $name }: bez słowa
fair-secret = Ziarno pojawi się tu po końcu partii. Wtedy każdy może powtórzyć każde rozdanie.
fair-secret-again = Ziarno pojawi się tu po końcu partii.
fair-deal-of = To jeszcze raz **rozdania stołu { NUMBER($table, useGrouping: 0) }**, więc ich pochodzenie ustalono tam. Taka partia nie jest rankingowa.
fair-proved = **Udowodnione** na końcu: ziarno było ustalone przed pierwszym kliknięciem, a każde rozdanie wynika z niego i z tych kliknięć.
fair-trusted = **Na zaufaniu**: kto prowadzi Toucan. Może czytać ziarno i karty podczas gry, a zmieniony bot mógłby tak dobierać ostatnie cyfry kliknięcia, aż spodoba mu się rozdanie. Daj własne słowo, a kliknięcia przestaną się liczyć: jeśli twoje przyjdzie ostatnie, nikt nie wybrał tych kart.
fair-proved-words = **Udowodnione** na końcu: ziarno było ustalone przed pierwszym słowem, a każde rozdanie wynika z niego i tylko z tych słów. Jeśli twoje było ostatnie i nikt potem nie zmienił miejsca, nikt nie wybrał tych kart.
fair-trusted-words = **Na zaufaniu**: kto prowadzi Toucan, mógł czytać ziarno i karty podczas gry.
fair-proved-week = **Udowodnione** na końcu: wszyscy mieli te same karty, a wynikają one z tajemnicy tygodnia.
fair-trusted-week = **Na zaufaniu**: kto prowadzi Toucan. W wyzwaniu nie ma kliknięć ani słów, więc mógł losować tajemnice, aż jakaś mu się spodobała, i może znać karty przed grą.
fair-lost = Klucz do tego ziarna zaginął. Co rozdano potem, pochodzi z losowości systemu operacyjnego; tych rozdań nikt nie może sprawdzić.
fair-seed = **Ziarnem** było `{ $seed }`
fair-right = { $count ->
    [0] Nic nie rozdano.
    [one] ✅ Jedyne losowanie zgadza się z ziarnem i tym, co dali ludzie.
   *[other] ✅ Wszystkie losowania ({ $count }) zgadzają się z ziarnem i tym, co dali ludzie.
}
fair-wrong = ❌ Losowania niezgodne z ziarnem i tym, co dali ludzie: { $wrong } z { $count }.
fair-other-seed = ❌ To nie jest ziarno, które ustalono z góry.
fair-unreadable = Ta partia grana była według starszych zasad, których już nie obsługuję, więc nie mogę powtórzyć jej rozdań; może to zrobić program z tamtego czasu.
fair-none = Ten stół jest z czasów przed ziarnami: rozdaje losowość systemu operacyjnego, a tego nie można sprawdzić.
no-such-match = Nie ma partii { NUMBER($table, useGrouping: 0) }, którą można by stąd zobaczyć.
verify-about = Z czego biorą się rozdania stołu; po partii, czy to właśnie rozdano
option-match = Numer stołu, widoczny w jego wiadomościach

word-title = Słowo do rozdań
word-label = Twoje słowo
word-means = Coś, czego nikt nie zgadnie. Kto zapyta, zobaczy je z twoim imieniem; puste pole je wycofuje.
word-unfit = Słowo ma najwyżej { $most } widocznych znaków.
typed-not-here = Ten serwer nie pokazuje tego, co ludzie wpisują (/setup).
word-settled = To jeszcze raz rozdania stołu { NUMBER($table, useGrouping: 0) }: żadne słowo ich nie zmieni.
word-asked = Najpierw powiedz, że grasz: naciśnij „Dołącz”.
