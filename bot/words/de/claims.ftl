### Den sicheren Rest einer Runde beanspruchen.

button-claim = Rest beanspruchen
button-claim-agree = Einverstanden
button-claim-play-on = Ausspielen
claim-asked = Du hast den Rest beansprucht. Er wird ausgespielt, sobald alle einverstanden sind; du kannst auch einfach weiterspielen.
claim-made = **{ $name }** beansprucht den Rest: alle { $count } Stiche, mit { $cards }. Das verhindert keine Karte, die noch jemand haben könnte.
claim-agree = Wenn alle einverstanden sind, wird die Runde sofort ausgespielt. Es fehlen: { $names }.
claim-done = Die Runde wurde ausgespielt.
claim-play-on = **{ $name }** möchte die Runde lieber ausspielen.
claim-forgotten = Toucan wurde neu gestartet und weiß nicht mehr, wer zugestimmt hat. Du kannst den Rest noch einmal beanspruchen.
claim-over = Am Tisch ging es weiter; dieser Anspruch gilt nicht mehr.
claim-uncertain = Das ist nicht mehr sicher.
claim-declined = Jemand möchte diese Runde ausspielen.
claim-not-asked = Zu diesem Anspruch wirst du nicht gefragt.
