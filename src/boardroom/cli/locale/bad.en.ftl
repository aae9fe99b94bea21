# What is wrong with what was typed, or with a file that it names. Words of the command line stand as they are typed.
thing-clause = clause
thing-player = player
bad-usage = the command is not understood: { $message }
bad-usage-choice = { $argument }: invalid choice '{ $value }'; choose from: { $known }
bad-usage-value = { $argument } expects a value
bad-usage-type = { $argument }: '{ $value }' is not a whole number
bad-usage-required = these are required: { $known }
bad-usage-unrecognized = this is not understood: { $value }
bad-usage-ambiguous = '{ $value }' could mean: { $known }
bad-setting = --set { $setting } should look like --set name=value
bad-setting-twice = option { $name } is set twice
bad-no-tests = the tests are not here: coverage is read in a checkout of the project
bad-no-bench = the server cannot be measured here ({ $package } is missing)
bad-no-server = the server is not installed here ({ $package } is missing)
bad-no-yardstick = the package chess, the yardstick, is not installed
bad-games = --games must be at least 1
bad-bots = { $count } bots do not sit at { $seats } seats
bad-seat = there is no seat { $seat }; the seats are 0 to { $last }
bad-port = there is no port { $port }
bad-database = '{ $url }' is no database: it should be { $known }
bad-database-file = { $file ->
    [none] a database needs a file with a name
   *[other] { $file } cannot be written
}
bad-offered-pack = --pack { $word } should look like --pack name=folder, the name in small letters
# Files
bad-file = { $file }: { $why }
bad-file-missing = { $file } cannot be read: there is no such file
bad-file-unreadable = { $file } cannot be read ({ $code })
bad-file-unwritable = { $file } cannot be written ({ $code })
bad-file-not-text = { $file } is not text
bad-file-not-json = { $file } is not JSON, or was cut, in line { $line }
bad-file-nested = { $file } is nested too deeply
bad-file-not-record = { $file } is not a Boardroom record; other forms are named with --from
bad-not-folder = { $file } is not a folder
bad-other-game = { $file } is a record of '{ $game }'
bad-before-start = --to { $row } lies before the set-up
bad-no-row = there is no row { $row }; { $file } ends with row { $last }
bad-check-native = our own records carry their checkpoints; --check is for other forms
bad-check-form = records of the form { $form } carry their checkpoints; --check has no use here
bad-no-native = a game of this form cannot be written as our own record yet
