### Wyzwanie tygodnia: te same rozdania dla wszystkich na serwerze, każdy sam z komputerami.

challenge-about = Raz w tygodniu: te same karty dla wszystkich tutaj, każdy sam przeciw tym samym komputerom
challenge-play-about = Zagraj wyzwanie tygodnia: jedna próba, która się liczy; albo graj je dalej
challenge-board-about = Kto najlepiej zagrał karty tego albo zeszłego tygodnia
challenge-help-about = Czym jest wyzwanie tygodnia i w co gra się teraz
challenge-week-option = Który tydzień; ten, jeśli nie wybierzesz innego
challenge-this = ten tydzień
challenge-last = zeszły tydzień

## Wiadomość na kanale

challenge-title = ## { $game } · wyzwanie { $week }
challenge-on = ▸ **{ $name }** gra wyzwanie tygodnia: { $where }.
challenge-left = ▸ **{ $name }** odchodzi od wyzwania tygodnia i może jeszcze wrócić.
challenge-finished = **{ $name }** kończy z wynikiem **{ $score }**.
challenge-stopped = **{ $name }** nie kończy wyzwania. { $why }
challenge-leave-asked = **Odejść od wyzwania?**
    Ono czeka: do { $told } możesz wrócić, przez „Moje karty” albo /hand.
    Albo poddaj partię: to była twoja jedyna próba i zajmujesz ostatnie miejsce.
challenge-value = { $trash ->
    [yes] śmieci: { NUMBER($score, useGrouping: 0) }
   *[no] { $score ->
        [one] { NUMBER($score, useGrouping: 0) } punkt
        [few] { NUMBER($score, useGrouping: 0) } punkty
       *[other] { NUMBER($score, useGrouping: 0) } punktów
    }
}
challenge-hidden = -# Wszyscy mają tu w tym tygodniu te same karty, więc są ukryte do { $when }.
button-challenge-play = Zagraj wyzwanie
button-challenge-start = Zacznij moją próbę
button-challenge-too = Też zagraj
button-challenge-board = Tabela
button-challenge-now = Ten tydzień
button-challenge-last = Zeszły tydzień

## Na czym polega

challenge-this-week = Ty i { $others ->
    [one] { $others } zwykły komputer
    [few] { $others } zwykłe komputery
   *[other] { $others } zwykłych komputerów
}{ $options ->
    [none] .
   *[other] ; { $options }.
} Tydzień kończy się { $until }.
challenge-how =
    Wszyscy mają tu **te same karty przeciw tym samym komputerom**: różnicę robi tylko twoja gra. { $trash ->
        [yes] Wygrywa, kto ma najmniej śmieci.
       *[no] Wygrywa, kto ma najwięcej punktów.
    }
    • Masz jedną próbę i liczy się ona od pierwszej karty. Kto podda partię albo nie skończy, jest ostatni.
    • Grasz prywatnie. Inni widzą tylko, że grasz, i twój wynik.
    • Wyzwanie nie jest rankingowe i nie ma podpowiedzi.
    • Po rozpoczęciu masz czas do { $told }. Potem każdy może odtworzyć te partie i sprawdzić rozdania.

## Tabela

challenge-board-title = ## { $game } · wyzwanie { $week }
challenge-line = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { NUMBER($rank, useGrouping: 0) }\.
} { $name }: **{ $score }**
challenge-line-last = { NUMBER($rank, useGrouping: 0) }\. { $name }: partia niedokończona
challenge-line-on = – { $name }: jeszcze gra
challenge-board-own = Ty: { $line }
challenge-board-empty = Nikt jeszcze tego wyzwania nie grał.
challenge-board-how = -# Te same karty dla wszystkich, jeden raz; { $trash ->
    [yes] wygrywa, kto ma najmniej śmieci.
   *[no] wygrywa, kto ma najwięcej punktów.
} Równe wyniki dzielą miejsce.

## Odmowy

challenge-once = Twoja próba w tym tygodniu już była. Następne wyzwanie zaczyna się { $when }.
challenge-lost = Tajemnica kart tego tygodnia zaginęła, więc nikt nie może zacząć wyzwania. Następne będzie w przyszłym tygodniu.
challenge-none = W tamtym tygodniu nie było tu wyzwania.
challenge-sealed = Inni mogą jeszcze mieć te karty przed sobą, więc do { $when } widzą je tylko ci, którzy je grali.

## Uczciwe rozdania

fair-challenge = **Wyzwanie**: rozdania są te same dla wszystkich, którzy grają tu to z { $week }. Kliknięcia i słowa nie są domieszane: ziarno pochodzi z tajemnicy, wylosowanej, zanim ktokolwiek zaczął.
fair-secret-week = Ziarno i tajemnica są tu pokazane od { $when }, gdy nikt już tych kart nie gra. Wtedy każdy może sprawdzić każde rozdanie.
fair-week-secret = **Tajemnicą tygodnia** było `{ $secret }`; ziarno to jej HMAC-SHA256 z `challenge { $guild } { $week }`.
