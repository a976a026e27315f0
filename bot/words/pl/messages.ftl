### Stoły w czyichś wiadomościach z botem.

messages-opened = Twój stół stoi w naszych wiadomościach: { $where }
no-messages = Nie wolno mi do ciebie pisać. Zezwól na wiadomości ode mnie, w ustawieniach prywatności Discorda albo dodając mnie do swojego konta, i spróbuj jeszcze raz.
table-trouble-messages = ⚠️ Discord nie pozwala mi pisać w naszych wiadomościach, więc stół się tam nie zmienia. Gra jest bezpieczna i toczy się dalej w tym panelu; zezwól na wiadomości ode mnie, a stół znów będzie aktualny.
lobby-alone = Nikt inny nie może tu przyjść: na pozostałych miejscach siedzą komputery.
challenge-board-messages = -# Te karty mają wszyscy, którzy grają wyzwanie w wiadomościach ze mną. Widzisz tu siebie i osoby, które chcą być widoczne w tabelach wszystkich serwerów (/settings).
