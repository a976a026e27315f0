### Quem se senta, e quem prefere não encontrar quem.

button-guests = Convidados
lobby-seat-invited = { $number }. reservado para { $name }
guests-title = ### Quem se senta?
guests-now-open = Qualquer pessoa daqui pode entrar.
guests-now-invited = Só pode entrar quem tem um lugar reservado.
guests-now-role = Só pode entrar quem tem o cargo { $role } e quem tem um lugar reservado.
guests-open = Qualquer pessoa
guests-invited = Só com convite
guests-kept = • Há um lugar reservado para { $name }.
guests-here = • { $name } tem lugar aqui.
guests-menu-access = Quem pode entrar?
guests-menu-role = Só este cargo pode entrar
guests-menu-invite = Reservar um lugar para …
guests-menu-free = Liberar o lugar de …
guests-menu-host = O novo anfitrião é …
guests-called = { $user }, { $name } reserva um lugar para você em { $game }. Aperte “Entrar” na mesa para jogar.
guests-invited-only = Nesta mesa se entra com convite: o anfitrião pode reservar um lugar para você.
guests-role-only = Nesta mesa se senta quem tem o cargo { $role }. Mesmo assim, o anfitrião pode reservar um lugar para você.
guests-removed = O anfitrião deu seu lugar a outros. Você pode entrar quando houver um lugar reservado para você.
guests-barred = Quem gerencia este servidor não deixa você se sentar às mesas dele.
guests-barred-other = Quem gerencia este servidor não deixa essa pessoa se sentar às mesas dele.
guests-bot = Isso é um bot. Os computadores vêm com “Adicionar um computador”.
guests-seated-already = { $name } já tem lugar aqui.
guests-yourself = Esse é seu próprio lugar: aperte “Sair da mesa”.

block-about = Com quem você prefere não se sentar; ninguém fica sabendo
block-title = ### Pessoas que você bloqueia
block-means =
    Nada do que acontece por si só põe você à mesa com elas: numa revanche que um dos dois pede, nenhum lugar fica reservado para o outro, você não fica sabendo quando elas convidam você, e nenhuma mesa em que elas se sentam chama você. Elas não ficam sabendo que você as bloqueia. Numa mesa aberta a todos, tanto você como elas ainda podem entrar.
block-menu = Ninguém
setup-barred = Bloqueados: { $names }
setup-menu-barred = Bloqueados: ninguém
