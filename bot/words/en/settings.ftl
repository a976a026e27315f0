### What is wrong with the settings, for the operator.

setting-line = { $file }:{ NUMBER($line, useGrouping: 0) }: write a setting as NAME=value.
setting-not-whole = { $name } must be a whole number from { $least } to { $most }, not “{ $value }”.
setting-not-seconds = { $name } must be a number of seconds from 0 to { $most }, not “{ $value }”.
setting-not-among = { $name } must be one of { $among }, not “{ $value }”.
metrics-taken = Metrics cannot be served at { $host }:{ $port } ({ $reason }). Set METRICS_PORT to a free port or leave it empty; METRICS_HOST must be an address of this machine.
setting-gone = { $name } is no longer a setting and is ignored; WORKERS is the number of processes in which computer players think.
setting-token = { $name } is not a token: it contains a space, a line break or a foreign letter. Copy it again.
setting-not-an-address = { $name } must be an address such as { $scheme }://discord.example:443, not “{ $value }”.
setting-file = The file { $file } cannot be read: { $reason }
setting-misspelt = { $file }: there is no setting { $name }. Did you mean { $meant }?
setting-not-a-program = { $name }: program { $number } must be written as name=command or name:game,game=command; a name has up to 16 lower-case letters and digits, and is not a level.
setting-program-twice = { $name } contains the program “{ $program }” twice.
setting-no-programs = { $name }: programs can play only if the bot runs on Linux or macOS.
setting-proxy = { $name } is not the address of a proxy such as http://proxy.example:3128.
setting-proxy-scheme = { $name }: { $scheme } proxies are not supported, only HTTP ones such as http://proxy.example:3128.
