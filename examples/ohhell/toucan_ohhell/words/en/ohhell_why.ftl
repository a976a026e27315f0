### Why a computer player of Oh Hell did what it did, or a hint says so.

ohhell-why-bid = The hand promises about { $tricks } tricks, and this is the nearest bid.
ohhell-why-only = { THE($card) } is the only legal card.
ohhell-why-sure = A trick is wanted, and as far as can be seen nobody can beat { THE($card) }.
ohhell-why-tries = A trick is wanted, and { THE($card) } may take it.
ohhell-why-lets = No trick is wanted, and { THE($card) } leaves this one to others.
