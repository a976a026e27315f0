### Den sicheren Rest einer Runde beanspruchen.

button-claim = Rest beanspruchen
button-claim-agree = Einverstanden
button-claim-play-on = Weiterspielen
claim-asked = Du hast den Rest beansprucht. Er wird zu Ende gespielt, sobald alle einverstanden sind; du kannst auch einfach weiterspielen.
claim-made = **{ $name }** beansprucht den Rest: alle { $count } Stiche, mit { $cards }. Keine Karte, die noch jemand haben könnte, verhindert das.
claim-agree = Wenn alle einverstanden sind, wird die Runde sofort zu Ende gespielt. Es fehlen: { $names }.
claim-done = Die Runde wurde zu Ende gespielt.
claim-play-on = **{ $name }** möchte lieber weiterspielen.
claim-forgotten = Toucan wurde neu gestartet und weiß nicht mehr, wer zugestimmt hat. Du kannst den Rest noch einmal beanspruchen.
claim-over = Am Tisch ging es weiter; dieser Anspruch gilt nicht mehr.
claim-uncertain = Das ist nicht mehr sicher.
claim-declined = Jemand möchte lieber weiterspielen.
claim-not-asked = Zu diesem Anspruch wirst du nicht gefragt.
