### Distribuição justa: a semente de uma partida, e sua conferência.

deal-unknown = As cartas da mesa { NUMBER($table, useGrouping: 0) } não podem ser distribuídas de novo: não há partida terminada com esse número, ou suas cartas não vieram de uma semente.

## No Discord

button-fair = Distribuição justa
button-cut = Cortar o baralho
button-word = Uma palavra minha
menu-unword = Tirar uma palavra…
fair-line-words = -# Palavras de { $names } entram nas cartas: *Distribuição justa* as mostra
fair-line = -# Mesa { NUMBER($table, useGrouping: 0) }
fair-line-again = -# Mesa { NUMBER($table, useGrouping: 0) } · de novo as cartas da mesa { NUMBER($old, useGrouping: 0) }, então sem valer classificação
option-deal = Dar de novo as cartas da partida com este número; tantos jogadores como nela, sem classificação
fair-title = ### { $game } · as cartas da mesa { NUMBER($table, useGrouping: 0) }
fair-promised = **Antes da distribuição deixei fixada esta impressão** (SHA-256) de uma semente secreta: `{ $commitment }`
fair-brought = **Misturada** ao último clique de cada um antes da partida, que o Discord numera:
fair-brought-nothing = **Misturada** a nada: ninguém clicou antes da partida.
fair-worded = **Misturada** a palavras escolhidas por quem joga; os cliques não contam:
fair-word = • { $name }: “{ $word }”
fair-word-gone = • { $name }: uma palavra cujo SHA-256 é `{ $digest }`
fair-no-word = • { $name }: nenhuma palavra
fair-click = • { $name }: `{ $number }`, { $when }
fair-no-click = • { $name }: ainda nenhum clique
fair-secret = A semente é mostrada aqui quando a partida termina. Então qualquer um pode refazer cada distribuição.
fair-proved = **Provado** no fim: a semente estava fixada antes de alguém clicar, e cada distribuição decorre dela e destes cliques.
fair-trusted = **Confiança**: é preciso tê-la em quem opera o Toucan. A semente e as cartas poderiam ser lidas enquanto você joga, e um bot alterado poderia inventar os últimos dígitos de um clique até gostar de uma distribuição. Traga uma palavra sua, e nenhum clique conta mais: se a sua for a última a chegar, ninguém escolheu estas cartas.
fair-proved-words = **Provado** no fim: a semente estava fixada antes de alguém digitar uma palavra, e cada distribuição decorre só dela e destas palavras. Se a sua foi a última, e ninguém trocou de lugar depois, ninguém escolheu estas cartas.
fair-trusted-words = **Confiança**: é preciso tê-la em quem opera o Toucan. A semente e as cartas poderiam ser lidas enquanto você joga.
fair-proved-week = **Provado** no fim: todos tiveram as mesmas cartas, e elas decorrem do segredo da semana.
fair-trusted-week = **Confiança**: é preciso tê-la em quem opera o Toucan. Num desafio não há cliques nem palavras, então essa pessoa poderia ter sorteado segredos até gostar de um, e pode conhecer as cartas antes de jogar.
fair-secret-again = A semente é mostrada aqui quando a partida termina.
fair-deal-of = São de novo **as cartas da mesa { NUMBER($table, useGrouping: 0) }**, então sua origem foi fixada lá. Uma partida assim não vale classificação.
fair-seed = **A semente** era `{ $seed }`
fair-right = { $count ->
    [0] Nada foi distribuído.
    [1] ✅ O único sorteio confere com a semente e com o que cada um trouxe.
   *[other] ✅ Todos os { $count } sorteios conferem com a semente e com o que cada um trouxe.
}
fair-wrong = ❌ Sorteios que não conferem com a semente e com o que cada um trouxe: { $wrong } de { $count }.
fair-other-seed = ❌ A semente não é a que foi fixada de antemão.
fair-unreadable = A partida foi jogada por regras antigas que não conheço mais, então não posso refazer suas cartas; um verificador daquele tempo pode.
fair-lost = A chave desta semente se perdeu. O que foi distribuído depois veio do acaso do sistema; ninguém pode conferir estas cartas.
fair-none = Esta mesa é de antes de haver sementes: quem distribui é o acaso do sistema, e isso não pode ser conferido.
no-such-match = Não há partida { NUMBER($table, useGrouping: 0) } que você possa ver daqui.
verify-about = De onde vêm as cartas de uma mesa; depois da partida, se foram essas mesmas
option-match = O número da mesa, que está nas mensagens dela

word-title = Uma palavra para as cartas
word-label = Sua palavra
word-means = Algo que ninguém possa adivinhar. Quem perguntar a verá com seu nome; deixe vazio para retirá-la.
word-unfit = Uma palavra tem no máximo { $most } caracteres visíveis.
typed-not-here = Este servidor não mostra o que as pessoas digitam (/setup).
word-settled = São de novo as cartas da mesa { NUMBER($table, useGrouping: 0) }: nenhuma palavra pode mudá-las.
word-asked = Diga antes que você joga: aperte “Entrar”.
