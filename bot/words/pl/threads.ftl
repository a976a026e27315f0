### Osobny wątek dla każdego stołu.

setup-threads-option = Czy każdy stół otwiera pod kanałem własny wątek
setup-short-threads = Wątek dla każdego stołu
permission-create_public_threads = „Tworzenie publicznych wątków”
thread-name = { $game } · { $name }
thread-opened = ▸ { $name } otwiera stół { $game }: { $where }
thread-begun = ▸ { $name } gra w { $game }: { $where }
thread-lacks = Ten serwer chce wątku dla każdego stołu, ale nie udało się go tu otworzyć, więc stół stoi w kanale. Brakuje mi uprawnień: { $permissions }.
thread-over = -# Stół był w { $where }.
thread-resumed = Stół gra dalej w { $where }.
thread-most = Masz już na tym serwerze otwarte stoły: { $most } (poczekalnie albo partie z samymi komputerami). Następny otworzysz, gdy przy którymś zacznie się partia z innymi albo któryś się skończy.
