### Dlaczego czegoś nie wolno, w każdej grze.

match-over = Partia jest skończona.
no-such-seat = Nie ma takiego miejsca; przy tym stole miejsc jest { $players }.
not-your-turn = To nie twoja kolej.
not-now = „{ $verb }” nie jest teraz możliwe. Co możesz zrobić: { $verbs }.
not-among = „{ $action }” nie jest teraz możliwe dla „{ $verb }”.
not-an-arrangement = Potrzebna jest tu każda z kart ({ $count }) dokładnie raz.
wrong-order = Napisz to jako „{ $right }”.
not-a-card = Nie ma takiej karty.
not-your-card = Nie masz tej karty: { SAID($card) }.
must-follow = { SUIT($suit) } to kolor wyjścia, a masz { $held ->
    [one] jedną taką kartę: zagraj ją
   *[other] takich kart { $held }: zagraj jedną z nich
}.

wrong-players = W tę grę gra tyle osób: { $seats }, a nie { $players }.
unknown-option = Ta gra nie ma opcji „{ $name }”.
bad-option = Opcja „{ $name }” nie może mieć wartości „{ $value }”.
