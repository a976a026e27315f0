### Um tópico para cada mesa.

setup-threads-option = Se cada mesa abre um tópico próprio abaixo do canal
setup-short-threads = Um tópico por mesa
permission-create_public_threads = “Criar tópicos públicos”
thread-name = { $game } · { $name }
thread-opened = ▸ { $name } abre uma mesa de { $game }: { $where }
thread-begun = ▸ { $name } joga { $game }: { $where }
thread-lacks = Este servidor quer um tópico para cada mesa, mas não consegui abrir um aqui, então a mesa está no canal. Permissões que faltam: { $permissions }.
thread-over = -# A mesa estava em { $where }.
thread-resumed = A mesa continua em { $where }.
thread-most = Você já tem { $most } mesas abertas neste servidor: salas de espera ou partidas só contra computadores. Pode abrir outra assim que uma delas tiver começado com outras pessoas, ou acabado.
