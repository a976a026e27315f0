### Zgłoszenie reszty rozdania, która jest pewna.

button-claim = Zgłoś resztę
button-claim-agree = Zgoda
button-claim-play-on = Gramy dalej
claim-asked = Reszta jest zgłoszona. Zostanie rozegrana, gdy tylko wszyscy się zgodzą; możesz też po prostu grać dalej.
claim-made = **{ $name }** zgłasza resztę: wszystkie lewy ({ $count }), karty: { $cards }. Żaden układ kart u innych temu nie przeszkodzi.
claim-agree = Gdy zgodzą się wszyscy, rozdanie zostanie od razu rozegrane. Brakuje zgody: { $names }.
claim-done = Rozdanie jest rozegrane.
claim-play-on = **{ $name }** odrzuca zgłoszenie.
claim-forgotten = Toucan uruchomił się ponownie i nie wie już, kto się zgodził. Można zgłosić resztę jeszcze raz.
claim-over = Stół poszedł dalej; to zgłoszenie już się nie liczy.
claim-uncertain = To już nie jest pewne.
claim-declined = Ktoś chce rozegrać to rozdanie do końca.
claim-not-asked = To zgłoszenie nie dotyczy ciebie.
