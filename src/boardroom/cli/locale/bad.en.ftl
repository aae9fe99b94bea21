# Errors in a command or in a file that it names. Words of the command line are shown as they were typed.
thing-clause = clause
thing-player = player
bad-usage = the command is not understood: { $message }
bad-usage-choice = { $argument }: invalid choice '{ $value }'; choose from: { $known }
bad-usage-value = { $argument } expects a value
bad-usage-type = { $argument }: '{ $value }' is not a whole number
bad-usage-required = required: { $known }
bad-usage-unrecognized = not understood: { $value }
bad-usage-ambiguous = '{ $value }' could mean: { $known }
bad-setting = --set { $setting } should look like --set name=value
bad-setting-twice = option { $name } is set twice
bad-no-tests = no tests found: run this command in a checkout of the project
bad-no-bench = the server cannot be measured here ({ $package } is missing)
bad-no-server = the server is not installed here ({ $package } is missing)
bad-no-yardstick = the speed is compared with the chess package, which is not installed: pip install chess
bad-games = --games must be at least 1
bad-few-games = --games must be at least { $least }
bad-bots = { $count } bots were named for { $seats } seats
bad-workers = --workers { $workers } is not a number of processes from 1 to { $most }
bad-workers-lost = the processes that play games were killed again and again, perhaps for lack of memory; try fewer --workers
bad-run-busy = { $folder } is being written by another run
bad-run-foreign = { $folder } holds other files; name a new or empty folder
bad-run-differs = { $folder } holds a run with a different { $name }; repeat its command or name a new folder
bad-run-program = { $folder } holds a run with other rules or bots; name a new folder
bad-arena-bots = an arena needs at least 2 bots that play the title
bad-no-arena = the arena needs openskill: pip install 'boardroom[arena]'
bad-no-arena-page = { $file } has no place for the tables, between '{ $begin }' and '{ $end }'
bad-on = --on { $on } is not understood: expected ray or ray:HOST:PORT
bad-no-ray = a Ray cluster needs ray: pip install 'boardroom[ray]'
bad-no-cluster = no Ray cluster answers at { $address }
bad-other-program = a node of the cluster has other rules or bots than this program; install the same version on all
bad-no-parquet = Parquet files need pyarrow: pip install 'boardroom[parquet]'
bad-seat = there is no seat { $seat }; the seats are 0 to { $last }
bad-port = { $port } is not a valid port (0 to 65535)
bad-database = '{ $url }' is not a database address; expected: { $known }
bad-jobs-database = only servers on PostgreSQL share their jobs; a server on an SQLite file does its own
bad-database-file = { $file ->
    [none] the database address names no file
   *[other] { $file } cannot be written
}
bad-offered-pack = --pack { $word } should look like --pack name=folder, with the name in lower case
# Files
bad-file = { $file }: { $why }
bad-file-missing = { $file } cannot be read: there is no such file
bad-file-unreadable = { $file } cannot be read ({ $code })
bad-file-unwritable = { $file } cannot be written ({ $code })
bad-file-not-text = { $file } is not text
bad-file-not-json = { $file } is not valid JSON, or was cut off, at line { $line }
bad-file-nested = { $file } is nested too deeply
bad-file-not-record = { $file } is not a Boardroom record; name other formats with --from
bad-not-folder = { $file } is not a folder
bad-other-game = { $file } is a record of '{ $game }'
bad-before-start = --to { $row } is before the setup
bad-no-row = there is no row { $row }; { $file } ends with row { $last }
bad-check-native = Boardroom records carry their own checkpoints; --check is for other formats
bad-check-form = records of the format { $form } carry their own checkpoints; --check does not apply
bad-no-native = a game of this format cannot be written as a Boardroom record yet
