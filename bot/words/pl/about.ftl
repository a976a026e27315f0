### Co bot mówi o sobie, ludziom i Discordowi.

about-about = Który to Toucan i gdzie są jego warunki, polityka prywatności, kod i pomoc
about-title =
    ### Toucan { $version }
    Pięć gier karcianych, w które nie gra żaden inny bot, ze znajomymi albo przeciw komputerom.
about-text =
    Co przechowuję: miejsca, ruchy, wyniki, rankingi, ustawienia. Nie czytam wiadomości, nie pokazuję reklam i niczego nie przekazuję dalej. /privacy export daje ci to wszystko, /privacy delete to usuwa.

    Nie gra się tu o pieniądze ani o nic, co jest warte pieniędzy.
about-privacy = [Prywatność]({ $address })
about-terms = [Warunki]({ $address })
about-source = [Kod]({ $address })
about-support = [Pomoc]({ $address })
about-site = [W sieci]({ $address })

learn-any-about = Poznaj grę w kilka minut, z pierwszym rozdaniem krok po kroku
learn-any-game = gra
