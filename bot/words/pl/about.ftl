### Co bot mówi o sobie, ludziom i Discordowi.

about-about = Który to Toucan i gdzie są jego warunki, polityka prywatności, kod i pomoc
about-title =
    ### Toucan { $version }
    Pięć gier karcianych, w które nie gra żaden inny bot, ze znajomymi albo przeciw komputerom.
about-text =
    Co o tobie przechowuję: kto gdzie siedział i co było grane, wyniki i rankingi, twoje ustawienia. Nie czytam wiadomości, nie pokazuję reklam i niczego nie przekazuję dalej. /privacy export daje ci to wszystko, po /privacy delete zapominam o tobie.

    Nie gra się tu o pieniądze ani o nic, co jest warte pieniędzy.
about-privacy = [Prywatność]({ $address })
about-terms = [Warunki]({ $address })
about-source = [Kod]({ $address })
about-support = [Pomoc]({ $address })
about-site = [W sieci]({ $address })

register-description =
    Pięć gier karcianych, w które nie gra żaden inny bot: Differ, 92Q, Mitigati, Top Suit i Spring Cleaning. Ze znajomymi na kanale albo przeciw komputerom, które podają powody. Przyciski lub komendy, obrazki lub same słowa, lekcje, powtórki, rankingi, wyzwanie tygodnia. Sześć języków. Zacznij od /play.
cli-register = Przekaż Discordowi opis, tagi, linki instalacji i ikonę; pokazuje, co by się zmieniło, i najpierw pyta.
cli-register-yes = nie pytaj
register-change =
    { $what }
      jest    { $before }
      będzie  { $after }
register-none = (nic)
register-icon = obrazek
register-way-0 = serwery: { $scopes }, uprawnienia { $permissions }
register-way-1 = ludzie: { $scopes }, uprawnienia { $permissions }
register-nothing = Discord ma już to wszystko.
register-ask = Zmienić to dla { $name }? [y/N]
register-left = Nic się nie zmieniło.
register-done = Discord już to ma.
register-refused = Discord tego nie przyjmuje: { $reason }
register-terms-of-service-url = Ręcznie, na { $portal } w „General Information”: warunki są pod adresem { $address }
register-privacy-policy-url = Ręcznie, na { $portal } w „General Information”: polityka prywatności jest pod adresem { $address }
register-custom-install-url = Do instalacji bota prowadzi adres { $address }, a nie strona Discorda: tak wybrano na Discordzie w „Installation”.
doctor-directory =
    Discord nie umieściłby jeszcze tego bota w swoim katalogu (docs/directory.md):
    { $missing }
doctor-directory-description = brak opisu: dostarcza go „register”
doctor-directory-icon = brak ikony: dostarcza ją „register”
doctor-directory-tags = brak tagów: dostarcza je „register”
doctor-directory-terms = brak adresu warunków: ręcznie, w „General Information”
doctor-directory-privacy = brak adresu polityki prywatności: ręcznie, w „General Information”
doctor-directory-install = brak linku instalacji: dostarcza go „register”
doctor-directory-public = nie jest publiczny: „Public Bot” w „Bot”
doctor-directory-support = brak serwera pomocy: ręcznie, w „Discovery”
doctor-directory-team = nie należy do zespołu, a weryfikację może zlecić tylko właściciel zespołu
doctor-directory-verified = nie jest zweryfikowany: „App Verification”

learn-any-about = Poznaj grę w kilka minut, z pierwszym rozdaniem granym razem
learn-any-game = gra
