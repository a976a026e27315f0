### Wer sich setzt, und wer wem lieber nicht begegnet.

button-guests = Gäste
lobby-seat-invited = { $number }. frei gehalten für { $name }
guests-title = ### Wer setzt sich?
guests-now-open = Alle hier können mitspielen.
guests-now-invited = Mitspielen kann nur, für wen ein Platz frei gehalten wird.
guests-now-role = Mitspielen kann, wer die Rolle { $role } hat oder für wen ein Platz frei gehalten wird.
guests-open = Alle
guests-invited = Nur mit Einladung
guests-kept = • Für { $name } wird ein Platz frei gehalten.
guests-here = • { $name } sitzt hier.
guests-menu-access = Wer kann mitspielen?
guests-menu-role = Nur diese Rolle kann mitspielen
guests-menu-invite = Einen Platz frei halten für …
guests-menu-free = Den Platz freigeben von …
guests-menu-host = Gastgeber wird …
guests-called = { $user }, { $name } hält dir einen Platz bei { $game } frei. Drück am Tisch auf „Mitspielen“.
guests-invited-only = An diesen Tisch kommt man mit Einladung: Der Gastgeber kann dir einen Platz frei halten.
guests-role-only = An diesem Tisch sitzt, wer die Rolle { $role } hat. Der Gastgeber kann dir trotzdem einen Platz frei halten.
guests-removed = Der Gastgeber hat deinen Platz anderen gegeben. Mitspielen kannst du, wenn er dir einen frei hält.
guests-barred = Wer diesen Server verwaltet, hält dich von seinen Tischen fern.
guests-barred-other = Wer diesen Server verwaltet, hält diese Person von seinen Tischen fern.
guests-bot = Das ist ein Bot. Computerspieler kommen über „Computerspieler dazuholen“.
guests-seated-already = { $name } hat hier schon einen Platz.
guests-yourself = Das ist dein eigener Platz: Drück auf „Verlassen“.

block-about = Mit wem du lieber nicht am Tisch sitzt; niemand erfährt es
block-title = ### Wen du blockierst
block-means =
    Nichts, was von selbst geschieht, setzt dich zu diesen Leuten: In einer Revanche, um die einer von euch bittet, ist für den anderen kein Platz vorgesehen, du erfährst nicht, dass sie dich einladen, und kein Tisch, an dem sie sitzen, ruft dich. Sie erfahren nicht, dass du sie blockierst. An einem Tisch für alle könnt ihr beide weiterhin mitspielen.
block-menu = Niemand
setup-barred = Gesperrt: { $names }
setup-menu-barred = Gesperrt: niemand
