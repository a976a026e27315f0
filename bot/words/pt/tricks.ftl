### O que os jogos de vazas dizem igualmente: a mesa, a vaza, o leilão, e o que se pede a alguém.

hand-number = Rodada { $number }
hand-result = Rodada { $number }: { $scores }
trick-now = Na mesa: { $cards }
trick-before = { $cards } — vaza de **{ $name }**.
trick-played = { $name }{"\u00A0"}{ SAID($card) }
score = { $name }{"\u00A0"}{ $points }
scores = Pontos: { $scores }
scores-to = Pontos: { $scores } (até { $target })
with-target = até { $value ->
    [1] { $value } ponto
   *[other] { $value } pontos
}

# Um leilão de vazas com um trunfo

bid-nobody = Nenhum lance ainda.
bid-high = Lance a superar: **{ BID($bid) }** ({ $name }).
calls = Leilão: { $calls }
call-bid = { $name }{"\u00A0"}{ BID($bid) }
call-pass = { $name } passa
bid-higher = { $lower ->
    [yes] Mais alto ou mais baixo …
   *[no] Mais alto …
}
bid-tricks = { $tricks ->
    [1] { $tricks } vaza
   *[other] { $tricks } vazas
}
button-other-number = Outro número
button-pass = Passar

# O que se pede a alguém

ask-lead = Sua vez: saia com qualquer carta.
ask-follow = Sua vez: saíram com { SUIT($suit) }, então siga o naipe.
ask-discard = Sua vez: saíram com { SUIT($suit) } e você não tem, então jogue a carta que quiser.

# Para quem ouve em vez de olhar

spoken-hand = Sua mão: { $cards }.
spoken-last = Última vaza: { $cards }; de { $name }.
spoken-by = { $card } de { $name }
spoken-contract = Lance de { $names }: { BID($bid) }.
spoken-progress = { $names } { $count ->
    [1] tem
   *[other] têm
} { $taken ->
    [1] 1 vaza
   *[other] { $taken } vazas
}; o lance é de { $tricks }.
spoken-drew = { $name } compra uma carta
news-trick = { $taken ->
    [no] ninguém leva a vaza
   *[yes] { $own ->
        [yes] você leva a vaza
       *[no] { $name } leva a vaza
    }
}.
news-took = { $own ->
    [yes] você levou { $cards }
   *[no] { $name } levou { $cards }
}
news-beat = { $beaten ->
    [yes] { $own ->
        [yes] você superou { $others } com { $cards }
       *[no] { $name } superou { $others } com { $cards }
    }
   *[no] { $own ->
        [yes] você levou a vaza com { $cards }
       *[no] { $name } levou a vaza com { $cards }
    }
}
news-drew = você comprou { $cards }
news-opened = você abriu { $cards }
news-auction = { $own ->
    [yes] você venceu
   *[no] { $name } venceu
} o leilão: { BID($bid) }
news-played = { $cards } foi jogada por você
news-only = você só podia jogar { $cards }
news-turned = { $name } abre { $cards }.
news-stand-in = { $name } (um computador no seu lugar)
news-forced = { $what } ({ $why ->
    [follow] nenhuma outra segue o naipe
    [draw] nenhuma carta podia ser jogada
    [away] na sua ausência
   *[other] sem escolha
})
cards-none = nenhuma

# Comandos

bid-about = Dar um lance de vazas com um naipe de trunfo
bid-option = Como 5H: cinco vazas com copas de trunfo; C paus, D ouros, H copas, S espadas
pass-about = Passar e deixar este leilão
draw-about = Comprar uma carta
play-about = Jogar uma carta da sua mão
play-option = Como KH, rei de copas; Q dama, J valete; C paus, D ouros, H copas, S espadas
topic-overview = Visão geral
topic-deal = A distribuição
topic-auction = O leilão
topic-play = O jogo
topic-score = Os pontos
