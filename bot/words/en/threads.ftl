### A thread for each table.

setup-threads-option = Whether each table opens a thread of its own below the channel
setup-short-threads = A thread for each table
permission-create_public_threads = “Create Public Threads”
thread-name = { $game } · { $name }
thread-opened = ▸ { $name } opens a table of { $game }: { $where }
thread-begun = ▸ { $name } plays { $game }: { $where }
thread-lacks = This server wants a thread for each table, but I could not open one here, so the table stands in the channel. I lack: { $permissions }.
thread-over = -# The table was in { $where }.
thread-resumed = The table goes on in { $where }.
thread-most = You already have { $most } tables open on this server: lobbies, or matches against computer players alone. You can open another as soon as one of them has begun with others, or is over.
