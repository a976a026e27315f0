### Mesas nas mensagens de alguém com o bot.

messages-opened = Sua mesa está nas nossas mensagens: { $where }
no-messages = Não posso escrever para você. Permita minhas mensagens, nas configurações de privacidade do Discord ou me adicionando à sua conta, e tente de novo.
table-trouble-messages = ⚠️ O Discord não me deixa escrever nas nossas mensagens, então a mesa fica lá como está. Sua partida está a salvo e continua neste painel; permita minhas mensagens para ver a mesa de novo.
lobby-alone = Ninguém mais pode vir aqui: os outros lugares são de computadores.
challenge-board-messages = -# Todas as pessoas que jogam o desafio em mensagens comigo têm estas cartas. Aqui você vê a sua posição e a de quem quer aparecer nas classificações de todos os servidores (/settings).
lobby-visiting = -# Aqui estou só de visita: não há limite de tempo, ninguém recebe lembretes e o que esta mensagem mostra pode ser antigo até alguém clicar. As partidas daqui não valem classificação.
visiting-not-allowed = Neste servidor não posso mostrar nada para todo mundo. Peça a quem o administra a permissão de usar aplicativos externos, ou que me adicione; você também pode jogar só contra computadores com /play.
visiting-most = Você já tem { $most } mesas abertas onde estou só de visita: salas de espera ou partidas só contra computadores. Pode abrir outra assim que uma delas tiver começado com outras pessoas, ou acabado.
messages-not-from-here = Daqui não consigo abrir uma mesa nas nossas mensagens. Digite /play lá.
