### Seasons with an end: champions, their role, and the news of it.

champions-about = Who has won the seasons of this server, and who is ahead in this one
champions-title = ## Champions
champions-over = ## A season is over
champions-season = Season { $first } to { $until }
champions-line = • **{ $game }**: { $names } ({ $about })
champions-without = Without a champion: { $games }
champions-with = { $points ->
    [one] one point
   *[other] { $points } points
}{ $games ->
    [0] {""}
   *[other] , { $wins } of { $games } won
}
champions-unit = { $points ->
    [one] point
   *[other] points
}
champions-more = { $names } and { $more ->
    [one] one more
   *[other] { $more } more
}
champions-hidden = someone who is not named
champions-none-yet = No season has ended here yet.
champions-under-way = **The current season** ends on { $day } ({ $when }). Ahead at the moment:
champions-nobody-yet = Nobody yet: it takes { $least } rated matches, and points from at least three people.
champions-how = -# Points as on the season's leaderboard, after at least { $least } rated matches; wins decide between equal points. Points from the two people who gave you the most count at most twice as much as all others. In /settings you can choose not to be a champion.
button-champions = Champions
champions-role-gone = ⚠️ The champions' role is gone. Choose another with /setup.
champions-role-lacks = ⚠️ I cannot give the champions their role. I lack { $permissions }.
champions-role-above = ⚠️ I cannot give the champions their role: it is not below mine in the server's settings.
champions-role-two-factor = ⚠️ I cannot give the champions their role: this server requires two-factor authentication for moderation, and the account that owns me has none. Ask my operator to turn it on; I keep trying.
champions-role-powers = A role that lets people moderate or manage something is not for champions, so I do not hand it out.
champions-role-unfit = Nobody can hand that role out, so it is not for champions.
champions-role-unknown = I cannot find that role.
champions-role-yours = Through me you can only choose a role that you could hand out yourself.
setup-champions-option = The role that the champions of the last season wear
setup-announce-option = The channel that is told when a season is over
setup-champions = Role of the champions: { $role }
setup-announce = The end of a season is told in: { $channel }
setup-menu-champions = Role of the champions: none
setup-menu-announce = End of a season: no channel
settings-champion = Can become a server's champion, with its role
settings-short-champion = Can become champion
permission-manage_roles = “Manage Roles”
