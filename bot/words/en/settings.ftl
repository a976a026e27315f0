### What is wrong with the settings, for the operator.

setting-line = { $file }:{ NUMBER($line, useGrouping: 0) }: a setting is written NAME=value.
setting-not-whole = { $name } is a whole number from { $least } to { $most }, not “{ $value }”.
setting-not-seconds = { $name } is a number of seconds from 0 to { $most }, not “{ $value }”.
setting-not-among = { $name } is one of { $among }, not “{ $value }”.
metrics-taken = Figures cannot be had at { $host }:{ $port } ({ $reason }). METRICS_PORT names a free port, or nothing; METRICS_HOST an address of this machine.
setting-gone = { $name } is no longer a setting and is ignored; WORKERS says in how many processes computer players think.
setting-token = { $name } cannot be a token: there is a space, a line break or a foreign letter in it. Copy it once more.
setting-not-an-address = { $name } is an address such as { $scheme }://discord.example:443, not “{ $value }”.
setting-file = The file { $file } cannot be read: { $reason }
setting-misspelt = { $file }: there is no setting { $name }. Is { $meant } meant?
setting-not-a-program = { $name }: the { $number }. program is not written as name=command or name:game,game=command; its name is up to 16 small letters and digits, and none of the levels.
setting-program-twice = { $name } names the program “{ $program }” twice.
setting-no-programs = { $name }: programs can play only where the bot runs on Linux or macOS.
setting-proxy = { $name } is no address of a proxy such as http://proxy.example:3128.
setting-proxy-scheme = { $name }: I cannot go through a proxy that speaks { $scheme }, only through one for HTTP, such as http://proxy.example:3128.
