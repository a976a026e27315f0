### O que se guarda das pessoas.

privacy-about = O que o Toucan guarda de você
privacy-export-about = Tudo o que o Toucan tem de você, em arquivo, só para você
privacy-delete-about = Fazer o Toucan esquecer você
privacy-export = Tudo o que tenho de você. As horas são milissegundos desde 1970 em UTC.
privacy-delete =
    ### Esquecer você?
    Suas configurações, pontuações e resultados são apagados, em todos os servidores, e seu identificador e nome saem de todas as partidas. Os outros mantêm seu histórico, com “alguém que jogava” nele. Onde você joga agora, um computador ocupa seu lugar de vez; se restar só uma pessoa, a partida termina e ela ganha.

    Isto não pode ser desfeito. /privacy export dá tudo a você antes. As mensagens nos canais ficam como estão.
button-delete = Me esqueça
privacy-deleted = Esqueci você.
privacy-waits = Estou ocupado com o que outra pessoa pediu. Você é a próxima pessoa; esta mensagem muda quando estiver feito.
privacy-takes-long = Você ainda tem lugar numa mesa que não pode ser alcançada agora. Continuo a esquecer você assim que ela puder.
privacy-goes-on = O Toucan está reiniciando. Continuo a esquecer você assim que voltar.
