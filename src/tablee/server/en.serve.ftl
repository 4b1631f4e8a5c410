### What the commands `tablee serve` and `tablee backup` say, in English.

serving = Tablée is served at { $link }
serving-workers = { $count } processes serve together.
serving-watch = Watchmen ask at { $link }/ready and { $link }/metrics
serving-no-watch = { $address } is taken: nobody answers watchmen for this server. Another address is told with --watch.
serving-stop = Stop with Ctrl+C.
serve-public = { $host } can be reached from other machines: say so with --public.
serve-database = { $url } is no database that can be opened here: SQLite (a file) or PostgreSQL.
serve-database-closed = The database { $url } cannot be opened: { $why }.
serve-database-version = The database { $url } is of version { $found }, this program needs version { $needed }.
serve-database-newer = The database { $url } is of version { $found }: a newer program has written it. This one knows version { $needed }.
serve-database-migrated = The database was brought up to date, from version { $found } to { $needed }. Programs of before refuse it now.
serve-redis = { $url } is not the address of a Redis: redis://, rediss:// or unix://.
serve-redis-closed = The Redis { $url } does not answer: { $why }.

## The command `tablee backup`

backup-done = { $file }: { $told }
backup-tables = a whole copy, of version { $version }, with { $count ->
    [one] 1 table
   *[other] { $count } tables
}.
backup-restore = a copy that { $command } reads.
backup-there = { $file } is there already: nothing is overwritten.
backup-none = There is no database at { $url }.
backup-damaged = The database { $url } is damaged: { $why }. No copy was kept.
backup-failed = No copy was made at { $file }: { $why }.
backup-no-program = { $program } is not on this machine. Install PostgreSQL's programs for clients, or run, where they are: { $command }

## The settings

settings-unreadable = { $file } cannot be read: { $why }.
settings-syntax = { $file } is not TOML: { $why }.
settings-unknown = { $place }: there is no setting "{ $name }". There is { $names }.
settings-bad = { $place }: "{ $name }" is { $wanted }, not { $value }.
wanted-text = a text
wanted-texts = a list of texts
wanted-flag = true or false
wanted-whole = a whole number from { $least } to { $most }
wanted-days = a number of days, from 0 (for ever) to { $most }
wanted-address = HOST:PORT, such as 127.0.0.1:8654, or none
wanted-one = one of { $values }
