### Who sits down, and who would rather not meet whom.

button-guests = Guests
lobby-seat-invited = { $number }. kept for { $name }
guests-title = ### Who sits down?
guests-now-open = Anyone here can join.
guests-now-invited = Only those for whom a seat is kept can join.
guests-now-role = Only people with the role { $role }, and those for whom a seat is kept, can join.
guests-open = Anyone
guests-invited = Only by invitation
guests-kept = • A seat is kept for { $name }.
guests-here = • { $name } sits here.
guests-menu-access = Who can join?
guests-menu-role = Only this role can join
guests-menu-invite = Keep a seat for …
guests-menu-free = Free the seat of …
guests-menu-host = Make … the host
guests-called = { $user }, { $name } keeps you a seat at { $game }. Press Join at the table to play.
guests-invited-only = This table is by invitation: its host can keep a seat for you.
guests-role-only = Only people with the role { $role } sit at this table, but the host can keep a seat for you.
guests-removed = The host has given your seat to others. You can join when they keep a seat for you.
guests-barred = The people who manage this server keep you from its tables.
guests-barred-other = The people who manage this server keep them from its tables.
guests-bot = That is a bot. Computer players come with “Add a computer player”.
guests-seated-already = { $name } has a seat here already.
guests-yourself = That is your own seat: press Leave.

block-about = Whom you would rather not be seated with; nobody is told
block-title = ### People you block
block-means =
    Nothing that happens by itself seats you with them: in a rematch that one of you asks for, no seat is kept for the other, you are not told when they invite you, and no table where they sit calls you. They are not told that you block them. At a table that is open to all, you both still can join.
block-menu = Nobody
setup-barred = Blocked: { $names }
setup-menu-barred = Blocked: nobody
