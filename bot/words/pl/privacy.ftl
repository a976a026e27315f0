### Co jest przechowywane o ludziach.

privacy-about = Co Toucan przechowuje o tobie
privacy-export-about = Wszystko, co Toucan ma o tobie, jako plik, tylko dla ciebie
privacy-delete-about = Niech Toucan o tobie zapomni
privacy-export = Wszystko, co mam o tobie. Czasy to milisekundy od 1970 roku w UTC.
privacy-delete =
    ### Zapomnieć o tobie?
    Znikną twoje ustawienia, rankingi i wyniki, na każdym serwerze, a twój identyfikator i nazwa znikną z każdej partii. Inni zachowają swoją historię, z „dawnym graczem”. Tam, gdzie teraz grasz, twoje miejsce na dobre zajmie komputer; jeśli zostanie jedna osoba, partia się skończy jej wygraną.

    Tego nie można cofnąć. /privacy export da ci przedtem wszystko. Wiadomości w kanałach zostają, jakie są.
button-delete = Zapomnij o mnie
privacy-deleted = Wszystko o tobie jest zapomniane.
privacy-waits = Zajmuje mnie prośba kogoś innego. Twoja jest następna; ta wiadomość się zmieni, gdy będzie gotowe.
privacy-takes-long = Masz jeszcze miejsce przy stole, do którego teraz nie ma dostępu. Zapominam dalej, gdy tylko będzie to możliwe.
privacy-goes-on = Toucan uruchamia się ponownie. Zapominam dalej, gdy tylko wrócę.
