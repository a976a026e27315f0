### What the operator's commands say.

cli-backup = Copy the database into a new file; the bot may be running.
cli-backup-file = the file to make
cli-restore = Put a copy in the database's place; the bot must be stopped.
cli-restore-file = a file that “backup” made
backup-done = The database is in { $file }.
restore-done = The database is as it was in { $file }.
restore-kept = What it was before is in { $file }.
database-address = DATABASE_URL is no address of a database.
backup-not-sqlite = This works for a SQLite file. A PostgreSQL database is copied with pg_dump and brought back with pg_restore.
backup-no-database = There is no database { $file }.
backup-exists = There is a file { $file } already. Give another name: nothing is overwritten.
backup-failed = The file { $file } could not be made: { $reason }
restore-unsound = The file { $file } is damaged, or no database of Toucan's; nothing was changed.
restore-newer = The file { $file } was made by a newer Toucan than this; nothing was changed.
restore-in-use = A bot has the database open. Stop it first; nothing was changed.
restore-failed = The file { $file } could not be brought back: { $reason }

table-draining = Toucan is about to be updated: no new table opens for now. Try again in a while.
table-draining-told = -# Toucan is about to be updated. This table goes on; no new one opens until that is done.
