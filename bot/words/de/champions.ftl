### Saisons mit einem Ende: die Sieger, ihre Rolle und die Nachricht davon.

champions-about = Wer auf diesem Server die Saisons gewonnen hat, und wer in dieser vorn liegt
champions-title = ## Saisonsieger
champions-over = ## Eine Saison ist zu Ende
champions-season = Saison { $first } bis { $until }
champions-line = • **{ $game }**: { $names } ({ $about })
champions-without = Ohne Saisonsieger: { $games }
champions-with = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}{ $games ->
    [0] {""}
   *[other] , { $wins } von { $games } gewonnen
}
champions-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
champions-more = { $names } und { $more ->
    [one] noch jemand
   *[other] { $more } weitere
}
champions-hidden = jemand, der nicht genannt wird
champions-none-yet = Hier ist noch keine Saison zu Ende gegangen.
champions-under-way = **Die laufende Saison** endet am { $day } ({ $when }). Zurzeit vorn:
champions-nobody-yet = Noch niemand: Dazu braucht es { $least } gewertete Partien und Punkte von mindestens drei Leuten.
champions-how = -# Punkte wie auf der Rangliste der Saison, nach mindestens { $least } gewerteten Partien; bei Gleichstand entscheiden die Siege. Punkte von den zwei Leuten, von denen du die meisten hast, zählen höchstens doppelt so viel wie alle anderen. Mit /settings kannst du auch auf den Titel verzichten.
button-champions = Saisonsieger
champions-role-gone = ⚠️ Die Rolle der Saisonsieger gibt es nicht mehr. Wähl mit /setup eine andere.
champions-role-lacks = ⚠️ Ich kann den Saisonsiegern ihre Rolle nicht geben. Mir fehlt { $permissions }.
champions-role-above = ⚠️ Ich kann den Saisonsiegern ihre Rolle nicht geben: In den Servereinstellungen steht sie nicht unter meiner.
champions-role-two-factor = ⚠️ Ich kann den Saisonsiegern ihre Rolle nicht geben: Dieser Server schreibt für die Moderation Zwei-Faktor-Authentifizierung (2FA) vor, und dem Konto, dem ich gehöre, fehlt sie. Bitte meinen Betreiber, sie einzuschalten; ich versuche es weiter.
champions-role-powers = Eine Rolle, mit der man moderieren oder verwalten kann, ist nichts für Saisonsieger; ich vergebe sie nicht.
champions-role-unfit = Diese Rolle kann niemand vergeben, also ist sie nichts für Saisonsieger.
champions-role-unknown = Diese Rolle finde ich nicht.
champions-role-yours = Über mich kannst du nur eine Rolle wählen, die du selbst vergeben könntest.
setup-champions-option = Die Rolle, die die Sieger der letzten Saison tragen
setup-announce-option = Der Kanal, der erfährt, wenn eine Saison zu Ende ist
setup-champions = Rolle der Saisonsieger: { $role }
setup-announce = Vom Ende einer Saison wird berichtet in: { $channel }
setup-menu-champions = Rolle der Sieger: keine
setup-menu-announce = Saisonende: kein Kanal
settings-champion = Saisonsieger eines Servers werden können, mit Rolle
settings-short-champion = Kann Saisonsieger sein
permission-manage_roles = „Rollen verwalten“
