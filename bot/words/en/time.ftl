### Time: who is away, clocks, reminders.

table-away-already = A computer player acts for you already.
table-not-away = You are not away: nobody acts for you.
no-such-clock = There is no such clock.
