### What the operator's commands say.

cli-backup = Copy the database into a new file; the bot may be running.
cli-backup-file = the file to make; compressed if its name ends in .gz
cli-restore = Put a copy in the database's place; the bot may be running, and pauses meanwhile.
cli-restore-file = a file that “backup” made
cli-move = Copy everything into another, empty database, SQLite or PostgreSQL; no bot may run. If it was interrupted, it goes on.
cli-move-url = the address of the other database, as in DATABASE_URL
move-table = { $table }: { NUMBER($rows) ->
    [one] 1 row, the same in both
   *[other] { $rows } rows, the same in both
}
move-done = Everything is in { $target }. Set DATABASE_URL to that, and start the bot. The old database is as it was.
move-key = The key of the seeds stays where it is, { $file }. Copy it to { $place }, or name it in SEED_KEY_FILE.
move-itself = That is the database itself. Give the address of another.
move-not-empty = That database has tables already. Give the address of an empty one; nothing was changed.
move-step = The database is of an older or a newer Toucan. Start the bot on it once, stop it, and move it then.
move-differs = The table { $table } is not the same in both databases: that one was filled from another database, or somebody has changed it. Give the address of an empty one.
database-moving = Another database is being copied into this one, and not all of it is there. Go on with “move”, or use the old one.
backup-done = The database is in { $file }.
backup-key = The key of the seeds, { $file }, is not in it. Keep a copy of it in another place: without it nobody can read what is sealed.
cli-new-key = After the key of the seeds was lost for good: give up what it sealed, and have a new one. The bot must not run.
key-lost = Seeds in the database are sealed with another key than there is in { $file }. Bring the key back that was there; if it is gone for good: python -m bot new-key
key-unreadable = The file { $file } holds no key that can be read: 64 hexadecimal digits. Bring it back from a copy, or move it away.
key-not-made = The key of the seeds, { $file }, could not be made: { $reason }. SEED_KEY_FILE says where it should be.
key-other = What is kept of “{ $what }” is sealed with another key.
key-needless = A database in memory has no key.
key-new = The key of the seeds is { $file }. { $lost ->
    [0] Nothing was sealed with another.
    [one] One secret that was sealed with another has been given up.
   *[other] { $lost } secrets that were sealed with another have been given up.
}
restore-done = The database is as it was in { $file }.
restore-kept = What it was before is in { $file }.
database-address = DATABASE_URL is no address of a database. Write postgresql://USER:PASSWORD@HOST:5432/NAME or sqlite+aiosqlite:////PATH; in a password, @ is written %40, / %2F and : %3A.
database-no-driver = PostgreSQL needs one more package: python -m pip install asyncpg
database-unreachable = No PostgreSQL answers at { $host }:{ NUMBER($port, useGrouping: 0) } ({ $reason }).
database-pooler = DATABASE_URL leads to a pooler such as PgBouncer. Locks of a session say which process plays, and a pooler shares sessions: write the address of PostgreSQL itself.
database-disk = The database could not be opened: { $reason }. Is it on a shared drive (NFS, SMB, a folder of another machine)? SQLite needs a disk of this one.
database-damaged = The database is damaged. Bring a copy back: “restore”.
database-option = DATABASE_URL: I do not know the option “{ $option }” of a PostgreSQL address. Leave it out.
database-option-value = DATABASE_URL: the option “{ $option }” can be { $among } here, and nothing else.
database-option-file = DATABASE_URL: there is no file where the option “{ $option }” says.
backup-not-sqlite = This works for a SQLite file. A PostgreSQL database is copied with pg_dump and brought back with pg_restore.
backup-no-database = There is no database { $file }.
backup-exists = There is a file { $file } already. Give another name: nothing is overwritten.
backup-failed = The file { $file } could not be made: { $reason }
backup-no-room = In { $folder } { $free } MB are free, and a copy needs { $needed } MB. Nothing was copied.
backup-unsound = The database { $file } is damaged, and so would be a copy. Bring an older copy back: “restore”.
restore-unsound = The file { $file } is damaged, or no database of Toucan's; nothing was changed.
restore-newer = The file { $file } was made by a newer Toucan than this; nothing was changed.
database-unreleased = The database is of a commit between two releases (step { $version }), from which this Toucan knows no way; nothing was changed. Start commit { $commit } with it once, then this one.
restore-itself = The file { $file } is the database itself; nothing was changed. Name a copy that “backup” made.
restore-running = The bot that was running goes on with that.
restore-in-use = Something has the database open that does not let go of it. Stop it first; nothing was changed.
restore-no-answer = The bot that is running did not let go of the database within a minute. Stop it first; nothing was changed.
run-twice = A bot runs on the database { $file } already. Stop it first: one bot uses one database.
database-in-use = A bot runs on the database { $url }. Stop it first; nothing was changed.
restore-failed = The file { $file } could not be brought back: { $reason }

cli-doctor = Look whether anything keeps the bot from running, or will.
doctor-good = ok    { $said }
doctor-mind = mind  { $said }
doctor-bad = BAD   { $said }
doctor-settings = The settings make sense.
doctor-database = The database can be written to and is up to date (step { $version }).
doctor-database-new = There is no database { $file } yet; the first start makes it.
doctor-database-empty = The database is empty; the first start lays it out.
doctor-database-old = The database is of an older Toucan (step { $version }); the next start brings it to step { $newest }. Make a copy before: “backup”.
doctor-database-newer = The database is of a newer Toucan than this (step { $version }). Update the program.
doctor-database-ahead = The database is of a newer Toucan (step { $version }; this one knows step { $newest }), and this one can play on it all the same. Tables that only the newer one can go on with wait for it.
doctor-database-sound = The database is sound.
doctor-database-folder = There is no folder { $folder } to write in, where the database should be.
doctor-database-memory = The database is in memory alone: every match ends when the bot stops.
doctor-readable = Others on this machine can read { $file }: chmod 600 { $file }
doctor-key = The key of the seeds is there: { $file }.
doctor-key-new = There is no key of the seeds { $file } yet; the first start makes it.
doctor-disk = { $megabytes } MB are free where the database is.
doctor-disk-little = Only { $megabytes } MB are free where the database is: too little to play on for long, or for a copy of it.
doctor-figures = Figures can be had at { $host }:{ $port }.
doctor-figures-running = Figures can be had from the bot that runs.
doctor-pictures = Cards can be drawn.
doctor-pictures-bad = Cards cannot be drawn: { $reason }
doctor-game = A package brings { $game }.
doctor-game-withheld = { $game } is not offered: { $lacks }
doctor-minds = Computer players answer.
doctor-minds-compiled = Computer players answer, from machine code.
doctor-minds-outdated = Computer players answer; but “.compiled” was made from other sources and is not used. Once more: python -m bot compile
doctor-minds-bad = Computer players do not answer: { $reason }
doctor-program = The program { $program } answers.
doctor-program-bad = The program { $program } does not answer in { $game }: { $reason }
doctor-no-token = There is no DISCORD_TOKEN, so nobody asked Discord.
doctor-token-form = DISCORD_TOKEN does not look like a bot's token: three parts, with dots between them.
doctor-not-rehearsed = Nothing was tried at Discord from here yet: python -m bot rehearse CHANNEL_ID takes two minutes.
doctor-rehearsed = What Toucan takes for granted at Discord held on { $at } UTC (version { $version }).
doctor-rehearsed-unheld =
    Not everything that Toucan takes for granted at Discord held on { $at } UTC (version { $version }):
    { $unheld }
doctor-discord = Discord knows this bot as { $name }, in { $servers ->
    [one] one server
   *[other] { $servers } servers
}.
doctor-emojis = Discord has { $number ->
    [one] one emoji
   *[other] { $number } emojis
} of this bot's.
doctor-no-emojis = Discord has no emojis of this bot's: “emojis” brings the cards there.
doctor-server = In { $server } the bot lacks { $permissions }.

cli-site = Write pages of the matches that people have put on the web, and boards, into a folder; the bot may be running.
cli-site-folder = the folder that a web server hands out; it is made if it is not there
site-done = { $matches ->
    [one] One match has
   *[other] { $matches } matches have
} pages: { $drawn } drawn, { $gone } { $gone ->
    [one] file
   *[other] files
} taken away.
site-unreadable = Match { NUMBER($table, useGrouping: 0) } is of older rules, and has no pages.
site-not-ours = { $folder } has files in it that are not ours. Name an empty folder, or one that this command made.
site-busy = Another one is just writing to { $folder }.
site-failed = { $folder } cannot be written to: { $reason }
site-other-step = The database is not of this Toucan: start the bot once, and it is brought up to date.

register-description =
    Card games that no other bot plays: { $games }. With friends in a channel, or against computer players that give reasons. Buttons or commands, pictures or words alone, lessons, replays, ratings, a weekly challenge. Six languages. Begin with /play.
cli-register = Bring description, tags, install links and an icon to Discord; it shows what would change, and asks first.
cli-register-yes = do not ask
register-change =
    { $what }
      is   { $before }
      will be { $after }
register-none = (nothing)
register-icon = a picture
register-way-0 = servers: { $scopes }, permissions { $permissions }
register-way-1 = people: { $scopes }, permissions { $permissions }
register-nothing = All of it is at Discord already.
register-ask = Change this about { $name }? [y/N]
register-left = Nothing was changed.
register-done = Discord has it now.
register-refused = Discord does not take it: { $reason }
register-terms-of-service-url = By hand, at { $portal } under “General Information”: the terms of service are at { $address }
register-privacy-policy-url = By hand, at { $portal } under “General Information”: the privacy policy is at { $address }
register-custom-install-url = People are led to { $address } to install the bot, and not to Discord's own page: that was chosen at Discord under “Installation”.
doctor-directory =
    Discord would not list this bot in its directory yet (docs/directory.md):
    { $missing }
doctor-directory-description = no description: “register” brings one
doctor-directory-icon = no icon: “register” brings one
doctor-directory-tags = no tags: “register” brings some
doctor-directory-terms = no address of its terms: by hand, under “General Information”
doctor-directory-privacy = no address of its privacy policy: by hand, under “General Information”
doctor-directory-install = no install link: “register” brings one
doctor-directory-public = it is not public: “Public Bot” under “Bot”
doctor-directory-support = no support server: by hand, under “Discovery”
doctor-directory-team = it belongs to no team, and only the owner of a team can have it verified
doctor-directory-verified = it is not verified: “App Verification”

cli-ratings = Make all ratings anew from the results; best while the bot is stopped.
ratings-no-database = There is no database at { $file }.
ratings-made = Ratings made anew from { $matches ->
    [one] one match
   *[other] { $matches } matches
}: { $wrong ->
    [0] all were right.
    [one] one row was wrong and has been corrected.
   *[other] { $wrong } rows were wrong and have been corrected.
}

verify-challenge = “{ $text }” is not a server, a week and a secret of 64 hexadecimal digits
verify-no-clicks = no clicks or words are mixed into the deals of a challenge
verify-secret = the secret of the week does not make this seed

verify-night = “{ $text }” is not a line of a duplicate night
verify-night-secret = “{ $text }” does not fit the secret of the night
verify-night-right = { $boards ->
    [one] the one board was the same for all teams, and the standings follow from it
   *[other] all { $boards } boards were the same for all teams, and the standings follow from them
}
verify-night-wrong = the boards were not the same for all teams, or the standings do not follow from them

cli-verify = Redo the deals of exported matches from their seeds, and say whether they are the same.
cli-verify-files = exported matches; “-” is standard input
verify-right = { $game }, { $count ->
    [one] one action of chance, and it is what the seed says
   *[other] { $count } actions of chance, each of them what the seed says
}
verify-wrong = { $game }, { $count ->
    [one] one action of chance, and it
   *[other] { $count } actions of chance, and they
} did NOT come from the seed that was promised
verify-no-seed = { $game } has no seed, so nothing can be verified
verify-click = “{ $text }” is not a seat and the number of a click
verify-promise = “{ $text }” is not a commitment of 64 hexadecimal digits
verify-seed = “{ $text }” is not a seed of 64 hexadecimal digits
verify-word = “{ $text }” is not a seat, the SHA-256 of a word, and that word
verify-both = where anyone has brought a word no clicks count
verify-commitment = the seed is not the one that was promised
verify-late = the seed has to stand once, after one commitment and all clicks or words, and before the first action
verify-differs = the seed says otherwise than “{ $text }”
