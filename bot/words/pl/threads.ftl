### Osobny wątek dla każdego stołu.

setup-threads-option = Czy każdy stół otwiera pod kanałem własny wątek
setup-short-threads = Wątek dla każdego stołu
permission-create_public_threads = „Tworzenie publicznych wątków”
thread-name = { $game } · { $name }
thread-opened = ▸ { $name } otwiera stół { $game }: { $where }
thread-lacks = Ten serwer chce wątku dla każdego stołu, ale nie udało się go tu otworzyć, więc stół stoi w kanale. Brakuje mi uprawnień: { $permissions }.
thread-over = -# Stół był w { $where }.
thread-resumed = Stół gra dalej w { $where }.
thread-most = Twoich stołów w wątkach tego kanału jest już { $most }. Zanim otworzysz następny, skończ jedną z partii albo zamknij któryś stół przez /table end.
