### Stoły w czyichś wiadomościach z botem.

messages-opened = Twój stół stoi w naszych wiadomościach: { $where }
no-messages = Nie wolno mi do ciebie pisać. Zezwól na wiadomości ode mnie, w ustawieniach prywatności Discorda albo dodając mnie do swojego konta, i spróbuj jeszcze raz.
table-trouble-messages = ⚠️ Discord nie pozwala mi pisać w naszych wiadomościach, więc stół się tam nie zmienia. Gra jest bezpieczna i toczy się dalej w tym panelu; zezwól na wiadomości ode mnie, a stół znów będzie aktualny.
lobby-alone = Nikt inny nie może tu przyjść: na pozostałych miejscach siedzą komputery.
challenge-board-messages = -# Te karty mają wszyscy, którzy grają wyzwanie w wiadomościach ze mną. Widzisz tu siebie i osoby, które chcą być widoczne w tabelach wszystkich serwerów (/settings).
lobby-visiting = -# Jestem tu tylko gościem: nie ma limitu czasu ani przypomnień, a ta wiadomość może być nieaktualna, dopóki ktoś czegoś nie kliknie. Partie tutaj nie są rankingowe.
visiting-not-allowed = Na tym serwerze nie wolno mi nic pokazać wszystkim. Poproś osobę, która nim zarządza, o uprawnienie do używania zewnętrznych aplikacji albo o dodanie mnie; z komputerami zagrasz przez /play.
visiting-most = Masz już otwarte stoły w miejscach, gdzie jestem tylko gościem: { $most } (poczekalnie albo partie z samymi komputerami). Następny otworzysz, gdy przy którymś zacznie się partia z innymi albo któryś się skończy.
messages-not-from-here = Stąd nie mogę otworzyć stołu w naszych wiadomościach. Wpisz tam /play.
