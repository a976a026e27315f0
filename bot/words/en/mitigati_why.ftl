### Why a computer player of Mitigati did what it did, or a hint says so.

mitigati-why-only = There is nothing else to play.
mitigati-why-fool = The Fool saves a better card from this trick, and stays with its owner.
mitigati-why-last = Nobody plays after this: { THE($card) } takes { $points ->
    [one] one point
   *[other] { $points } points
} for certain.
mitigati-why-ruff = { THE($card) } ruffs, and probably takes the trick.
mitigati-why-ruff-sure = { THE($card) } ruffs, and nobody can beat it.
mitigati-why-ruff-may = { THE($card) } ruffs, and may take the trick.
mitigati-why-lead-low = { THE($card) } risks little, and lets the others spend their high cards.
mitigati-why-sure = Nobody can beat { THE($card) }: it takes the trick, and its points are safe.
mitigati-why-likely = { THE($card) } probably takes the trick, and nothing promises more.
mitigati-why-may = { THE($card) } may take the trick, and nothing promises more.
mitigati-why-least = Someone else will probably take the trick, so throw { THE($card) }, your least useful card.
mitigati-why-spare = The trick is not worth what it costs to win, so throw { THE($card) }, your least useful card.
mitigati-why-lost = The trick cannot be won, so throw { THE($card) }, your least useful card.
mitigati-why-dear = The trick cannot be won, and { THE($card) } would hardly win anything later.
mitigati-why-try = { THE($card) } might take the trick, and nothing else promises more.
mitigati-why-lead = No other lead promises more than { THE($card) }.
mitigati-why-discard = These cards would hardly take a trick; discarded, they bring { $points } points for certain.
mitigati-why-declare = Every other player pays { $points } points for it, which is more than any secret is worth.
mitigati-why-done = There is nothing more to declare.
mitigati-why-take-offer = This hand is worth about { POINTS($points) } points played out, and this is clearly more.
mitigati-why-pay = This hand is worth about { POINTS($points) } points played out: paying this is clearly cheaper.
mitigati-why-demand = This hand is worth about { POINTS($points) } points played out: stop dealing only for clearly more.
mitigati-why-offer = This hand is worth about { POINTS($points) } points played out: paying less than that is clearly better.
mitigati-why-pass = This hand is worth about { POINTS($points) } points played out, and nothing on the table is clearly better.
mitigati-why-suits = This hand is worth about { POINTS($points) } points played out: what is on the table is clearly better already.
