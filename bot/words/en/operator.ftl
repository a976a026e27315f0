### What the operator's commands say.

cli-backup = Copy the database to a new file; the bot may be running.
cli-backup-file = the file to write; compressed if its name ends in .gz
cli-restore = Replace the database with a backup; a running bot pauses meanwhile.
cli-restore-file = a file written by “backup”
cli-move = Copy the whole database to another, empty one, SQLite or PostgreSQL; the bot must not be running. Run it again if it was interrupted.
cli-move-url = the address of the other database, as in DATABASE_URL
move-table = { $table }: { NUMBER($rows) ->
    [one] { $rows } row, the same in both
   *[other] { $rows } rows, the same in both
}
move-done = Everything is in { $target }. Set DATABASE_URL to it and start the bot. The old database is unchanged.
move-key = The key of the seeds is still at { $file }. Copy it to { $place }, or set SEED_KEY_FILE to its path.
move-itself = That is the same database. Give the address of another one.
move-not-empty = That database already has tables. Give the address of an empty one; nothing was changed.
move-step = The database belongs to an older or newer version of Toucan. Start the bot on it once, stop it, and then move it.
move-differs = The table { $table } differs between the two databases: the target was filled from another database, or was changed since. Give the address of an empty one.
database-moving = This database is an unfinished copy of another one. Run “move” again, or use the old database.
backup-done = The database is copied to { $file }.
backup-key = The copy does not include the key of the seeds, { $file }. Keep a copy of the key in another place: without it, sealed data cannot be read.
cli-new-key = Create a new key for the seeds after the old one was lost for good; everything sealed with the old key is given up. The bot must not be running.
key-lost = The seeds in the database are sealed with another key than the one in { $file }. Restore the old key; if it is lost for good, run: python -m bot new-key
key-unreadable = The file { $file } does not contain a readable key (64 hexadecimal digits). Restore it from a copy, or move it away.
key-not-made = The key of the seeds, { $file }, could not be written: { $reason }. Set SEED_KEY_FILE to another path.
key-other = The stored “{ $what }” is sealed with another key.
key-needless = A database in memory needs no key.
key-new = The key of the seeds is { $file }. { $lost ->
    [0] Nothing was sealed with another key.
    [one] One secret sealed with another key has been given up.
   *[other] { $lost } secrets sealed with another key have been given up.
}
restore-done = The database has been restored from { $file }.
restore-kept = The previous database is kept in { $file }.
database-address = DATABASE_URL is not a database address. Write postgresql://USER:PASSWORD@HOST:5432/NAME or sqlite+aiosqlite:////PATH; in a password, write %40 for @, %2F for / and %3A for :.
database-no-driver = PostgreSQL needs another package: python -m pip install asyncpg
database-unreachable = PostgreSQL does not answer at { $host }:{ NUMBER($port, useGrouping: 0) } ({ $reason }).
database-pooler = DATABASE_URL is the address of a pooler such as PgBouncer. Toucan locks its shards by database sessions, which a pooler shares: give the address of PostgreSQL itself.
database-disk = The database could not be opened: { $reason }. Is it on a network drive (NFS, SMB, a shared folder)? SQLite needs a local disk.
database-damaged = The database is damaged. Replace it with a backup: “restore”.
database-option = DATABASE_URL: unknown option “{ $option }” for PostgreSQL. Leave it out.
database-option-value = DATABASE_URL: the option “{ $option }” must be { $among } here.
database-option-file = DATABASE_URL: the file named by the option “{ $option }” does not exist.
backup-not-sqlite = This works for SQLite files only. Copy a PostgreSQL database with pg_dump, and restore it with pg_restore.
backup-no-database = The database { $file } does not exist.
backup-exists = The file { $file } already exists. Choose another name: nothing is overwritten.
backup-failed = The file { $file } could not be written: { $reason }
backup-no-room = { $folder } has { $free } MB free, but a copy needs { $needed } MB. Nothing was copied.
backup-unsound = The database { $file } is damaged, and a copy would be too. Replace it with an older backup: “restore”.
restore-unsound = The file { $file } is damaged or not a Toucan database; nothing was changed.
restore-newer = The file { $file } was written by a newer version of Toucan; nothing was changed.
database-unreleased = The database belongs to a commit between two releases (step { $version }), which this version cannot update; nothing was changed. Start commit { $commit } with it once, then this version.
restore-itself = The file { $file } is the database itself; nothing was changed. Name a file written by “backup”.
restore-running = The running bot continues with it.
restore-in-use = Another program has the database open and does not release it. Stop it first; nothing was changed.
restore-no-answer = The running bot did not release the database within a minute. Stop it first; nothing was changed.
run-twice = Another bot is already running on the database { $file }. Stop it first: only one bot can use a database.
database-in-use = A bot is running on the database { $url }. Stop it first; nothing was changed.
restore-failed = The file { $file } could not be restored: { $reason }

cli-doctor = Check whether anything keeps the bot from running, or soon will.
doctor-good = ok    { $said }
doctor-mind = mind  { $said }
doctor-bad = BAD   { $said }
doctor-settings = The settings are valid.
doctor-database = The database is writable and up to date (step { $version }).
doctor-database-new = The database { $file } does not exist yet; the first start creates it.
doctor-database-empty = The database is empty; the first start creates its tables.
doctor-database-old = The database belongs to an older version (step { $version }); the next start updates it to step { $newest }. Make a copy first: “backup”.
doctor-database-newer = The database belongs to a newer version of Toucan (step { $version }). Update the program.
doctor-database-ahead = The database belongs to a newer version of Toucan (step { $version }; this one knows step { $newest }), but this one can still play on it. Tables that need the newer version wait for it.
doctor-database-sound = The database is undamaged.
doctor-database-folder = The folder { $folder } for the database does not exist or is not writable.
doctor-database-memory = The database is in memory only: every match is lost when the bot stops.
doctor-readable = Other users of this machine can read { $file }: chmod 600 { $file }
doctor-key = The key of the seeds exists: { $file }.
doctor-key-new = The key of the seeds, { $file }, does not exist yet; the first start creates it.
doctor-disk = The disk of the database has { $megabytes } MB free.
doctor-disk-little = The disk of the database has only { $megabytes } MB free: too little to play for long, or for a copy.
doctor-figures = Metrics are available at { $host }:{ $port }.
doctor-figures-running = The running bot provides metrics.
doctor-pictures = Cards can be drawn.
doctor-pictures-bad = Cards cannot be drawn: { $reason }
doctor-game = A package provides { $game }.
doctor-game-withheld = { $game } is not offered: { $lacks }
doctor-minds = Computer players answer.
doctor-minds-compiled = Computer players answer, as machine code.
doctor-minds-outdated = Computer players answer, but the machine code in “.compiled” belongs to other sources and is not used. Run again: python -m bot compile
doctor-minds-bad = Computer players do not answer: { $reason }
doctor-program = The program { $program } answers.
doctor-program-bad = The program { $program } does not answer in { $game }: { $reason }
doctor-no-token = DISCORD_TOKEN is not set, so Discord was not asked.
doctor-token-form = DISCORD_TOKEN does not look like a bot token: three parts separated by dots.
doctor-not-rehearsed = Toucan's assumptions about Discord have not been tried from here yet: python -m bot rehearse CHANNEL_ID takes two minutes.
doctor-rehearsed = Toucan's assumptions about Discord held on { $at } UTC (version { $version }).
doctor-rehearsed-unheld =
    Some of Toucan's assumptions about Discord did not hold on { $at } UTC (version { $version }):
    { $unheld }
doctor-discord = Discord knows this bot as { $name }, in { $servers ->
    [one] one server
   *[other] { $servers } servers
}.
doctor-emojis = Discord has { $number ->
    [one] one emoji
   *[other] { $number } emojis
} of this bot.
doctor-no-emojis = Discord has no emojis of this bot: “emojis” uploads the cards.
doctor-server = In { $server } the bot lacks { $permissions }.

cli-site = Write web pages of boards, and of the matches that people have published, into a folder; the bot may be running.
cli-site-folder = the folder served by a web server; created if it does not exist
site-done = { $matches ->
    [one] One match has
   *[other] { $matches } matches have
} pages: { $drawn } written, { $gone } { $gone ->
    [one] file
   *[other] files
} removed.
site-unreadable = Match { NUMBER($table, useGrouping: 0) } was played by older rules, and has no pages.
site-not-ours = { $folder } contains files of others. Name an empty folder, or one created by this command.
site-busy = Another process is writing to { $folder }.
site-failed = { $folder } cannot be written: { $reason }
site-other-step = The database belongs to another version: start the bot once to update it.

register-description =
    Card games that no other bot plays: { $games }. With friends in a channel, or against computer players that explain their moves. Buttons or commands, pictures or text only, lessons, replays, ratings, a weekly challenge. Six languages. Start with /play.
cli-register = Upload description, tags, install links and an icon to Discord; it shows the changes and asks first.
cli-register-yes = do not ask
register-change =
    { $what }
      is   { $before }
      will be { $after }
register-none = (nothing)
register-icon = a picture
register-way-0 = servers: { $scopes }, permissions { $permissions }
register-way-1 = people: { $scopes }, permissions { $permissions }
register-nothing = Discord already has all of it.
register-ask = Change this about { $name }? [y/N]
register-left = Nothing was changed.
register-done = Discord has been updated.
register-refused = Discord refused it: { $reason }
register-terms-of-service-url = By hand, at { $portal } under “General Information”: the address of the terms of service, { $address }
register-privacy-policy-url = By hand, at { $portal } under “General Information”: the address of the privacy policy, { $address }
register-custom-install-url = To install the bot, people are sent to { $address } instead of Discord's own page: this was chosen at Discord under “Installation”.
doctor-directory =
    Discord would not list this bot in its directory yet (docs/directory.md):
    { $missing }
doctor-directory-description = no description: “register” uploads one
doctor-directory-icon = no icon: “register” uploads one
doctor-directory-tags = no tags: “register” uploads some
doctor-directory-terms = no address of the terms: by hand, under “General Information”
doctor-directory-privacy = no address of the privacy policy: by hand, under “General Information”
doctor-directory-install = no install link: “register” uploads one
doctor-directory-public = it is not public: “Public Bot” under “Bot”
doctor-directory-support = no support server: by hand, under “Discovery”
doctor-directory-team = it belongs to no team, and only a team's owner can have it verified
doctor-directory-verified = it is not verified: “App Verification”

cli-ratings = Recompute all ratings from the results; best while the bot is stopped.
ratings-no-database = The database { $file } does not exist.
ratings-made = Ratings recomputed from { $matches ->
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

cli-verify = Recompute the deals of exported matches from their seeds, and say whether they agree.
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
