### Un hilo para cada mesa.

setup-threads-option = Si cada mesa abre un hilo propio debajo del canal
setup-short-threads = Un hilo por mesa
permission-create_public_threads = «Crear hilos públicos»
thread-name = { $game } · { $name }
thread-opened = ▸ { $name } abre una mesa de { $game }: { $where }
thread-begun = ▸ { $name } juega a { $game }: { $where }
thread-lacks = Este servidor quiere un hilo para cada mesa, pero no he podido abrir uno aquí, así que la mesa está en el canal. Permisos que me faltan: { $permissions }.
thread-over = -# La mesa estaba en { $where }.
thread-resumed = La mesa sigue en { $where }.
thread-most = Ya tienes { $most } mesas abiertas en este servidor: salas de espera o partidas solo contra jugadores virtuales. Podrás abrir otra en cuanto una de ellas haya empezado con otros o haya terminado.
