### As cartas e os naipes, e o que as imagens dizem deles.
###
### Como as coisas se chamam em português do Brasil, igual em toda parte (tests/words/test_glossary.py), e por quê:
###
###   auction leilão · bid dar um lance, lance · pass passar · trick vaza, take ganhar · trump trunfo · suit naipe · no trump sem trunfo
###     (sempre “com copas de trunfo”) · beat superar (no Brasil, bater é acabar as cartas)
###   match partida · hand (deal and tricks), round rodada · hand (cards held) mão, cartas · deal distribuir, dar as cartas ·
###     dealer quem dá as cartas (carteador ninguém diz)
###   lead sair, saída · follow suit seguir o naipe · discard descartar · ruff cortar · draw trumps puxar trunfos · suit led naipe de saída
###   seat lugar · table mesa · host anfitrião · panel painel · computer player computador · move jogada
###   concede desistir · leave deixar · shelve guardar · resume retomar · take back desfazer · replay rever · claim reivindicar
###   Differ: differ e enders ficam; foundation pile reserva · face up aberta, turn up abrir · refill repor
###   92Q: left suit naipe esquerdo · bidder declarante (como no bridge) · partner parceiro · side lado ·
###     twos are high, low os 2 valem mais, valem menos
###   Mitigati (uma vez entre parênteses, nas regras, os nomes do tarô francês):
###     bargaining negociação · demand pedir, pedido · offer oferecer, oferta · deal on seguir a distribuição ·
###     settle fechar acordo · Eldest o mão (como no truco) · Dealer’s discard descarte · declare declarar, declaração ·
###     Abundance Abundância · Honours Honras · card points pontos de cartas · packet pacote ·
###     Fool Louco, Magician Mago, World Mundo · Cavalier cavaleiro, Jack valete
###   Top Suit: single card carta avulsa (“única” seria a só uma) · pair par · triple trinca · quad quadra · run sequência ·
###     extend aumentar · draw deck monte
###   Spring Cleaning: Offer Oferta · set grupo · run sequência · draw comprar · put in inserir · take up recolher ·
###     trash lixo · deck monte · discards descarte · as posições levam letras a partir de a
###   rating pontuação, rated valendo classificação · leaderboard classificação · hint dica · clock ritmo · seed semente ·
###     board of a duplicate night estojo
###
### O zero pede plural (0 vazas): por isso as formas são [1] e [other], e não [one], que incluiria o zero.
### Os jogos e os comandos conservam seus nomes, e as cartas digitadas sua notação (KH, 10S). Os nomes das cartas vêm sem artigo.

suit = { $suit ->
    [C] paus
    [D] ouros
    [H] copas
    [S] espadas
    [A] Ar
    [E] Terra
    [F] Fogo
    [W] Água
    [T] trunfos
   *[N] sem trunfo
}

bid = { $tricks ->
    [1] { $tricks } vaza
   *[other] { $tricks } vazas
} { $trump ->
    [N] sem trunfo
   *[other] em { SUIT($trump) }
}

card = { $rank ->
    [A] ás
    [K] rei
    [Q] dama
    [J] valete
    [T] 10
   *[other] { $rank }
} de { $suit }

loka-card = { $rank ->
    [A] ás
    [K] rei
    [Q] dama
    [C] cavaleiro
    [J] valete
    [T] 10
   *[other] { $rank }
} de { $suit }

loka-trump = { $number ->
    [1] Mago
    [21] Mundo
   *[other] trunfo { $number }
}

loka-fool = Louco

# A card beside the name of its suit, as in “clubs 2, 5, king”
rank = { $rank ->
    [A] ás
    [K] rei
    [Q] dama
    [J] valete
    [T] 10
   *[other] { $rank }
}

loka-rank = { $rank ->
    [A] ás
    [K] rei
    [Q] dama
    [C] cavaleiro
    [J] valete
    [T] 10
   *[other] { $rank }
}

the-card = { $kind ->
    [Q] a { $card }
   *[other] o { $card }
}

# O que as imagens mostram, para quem ouve

picture-turn = Vez de { $name }.
picture-trick = Na mesa: { $cards }.
picture-last = Última vaza: { $cards }; de { $name }.
picture-of-all-tricks = { $number }. { $leader }: { $cards }; ficou com { $name }
picture-played = { $name } { $card }
picture-pile = { $name }: { $cards }.
picture-winner = Ganhou.
picture-seat-deals = Dá as cartas.
picture-plus = Mais { $points }.
picture-calls = Lances: { $calls }.
picture-call = { $name }: { BID($bid) }
picture-pass = { $name }: passa
picture-match = Até { $target ->
    [1] { $target } ponto
   *[other] { $target } pontos
}. Vazas jogadas: { $done } de { $all }.
picture-your-turn = Sua vez.
picture-no-cards = Você não tem cartas.
picture-hidden = { $count ->
    [1] { $count } carta oculta
   *[other] { $count } cartas ocultas
}.
picture-playable = Você pode jogar: { $cards }.

# O que está escrito nas imagens: curto, pois há pouco espaço.

picture-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
picture-target = Meta { $target }
picture-count-hand = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
picture-count-cup = { $count ->
    [1] { $count } vaza
   *[other] { $count } vazas
}
picture-means-hand = Cartas
picture-means-cup = Vazas
picture-taken = { $taken } de { $wanted }
picture-trick-of = Vaza { $number } de { $all }
picture-before = Última vaza
picture-took = { $tricks ->
    [1] { $tricks } vaza
   *[other] { $tricks } vazas
}
result-hand = Depois da { $deal ->
   *[other] rodada
} { $number }
result-match = { $game } · resultado final
several-cards = Escolher a jogada ({ $count }) …
