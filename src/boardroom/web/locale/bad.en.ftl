# What is wrong with what was sent to the server, or with a file given to it. Fields are named as programs name them.
thing-panel = panel
bad-no-face = there is nothing to show for the id '{ $id }'
bad-no-offer = there is nothing of the kind '{ $kind }' to choose now
bad-values = these values do not make a '{ $kind }'
bad-number = a number is larger than { $most }
bad-chosen-json = the values in 'chosen' are not JSON
bad-chosen-object = the values in 'chosen' should be an object
bad-one-form = an action should be given as exactly one of: { $known }
bad-nothing-said = the message is empty
bad-seats = this table has { $count } seats, each for 'me' or a bot
bad-seat-kind = a seat is 'me', 'open' or a bot, not '{ $kind }'
bad-seat-count = this game has { $seats } seats, not { $count }
bad-own-seats = at your own what-if or imported table, a seat is 'me' or a bot
# A file to import
bad-not-json = this file is not a recorded game: it is not JSON, or was cut off
bad-too-many-rows = this record has more than { $most } rows
bad-no-game = this file contains no game that can be viewed or continued
bad-imagined = this record begins with an imagined position: it can be verified but not imported
bad-earlier-rules = row { $row } was played under revision { $made } of '{ $game }' and differs under revision { $here }: the record can be verified but not imported
bad-too-slow = replaying this record takes more than { $seconds } seconds
bad-too-big = this record needs too much memory
bad-no-replay = this record cannot be replayed
# Starting the server
bad-database-address = '{ $url }' is not a database address: { $cause }
bad-database = the database '{ $url }' cannot be opened: { $cause }
bad-database-driver = a PostgreSQL database needs the driver psycopg: pip install 'boardroom[postgres]'
bad-database-newer = the database '{ $url }' was made by a newer Boardroom than this one
bad-database-backup = the database '{ $url }' was made by an older Boardroom and was not upgraded, because it could not be backed up: { $cause }
bad-database-served = another Boardroom is serving the database '{ $url }' already
bad-database-not-empty = the database '{ $url }' already holds tables; copy into a new one
bad-backup-exists = { $file } exists already; a backup needs a new file
bad-copy-incomplete = not all rows of '{ $table }' were copied; the new database was left empty
bad-check-file = the database file is damaged: { $cause }
bad-check-orphans = { $count ->
    [one] 1 row belongs to a table that is missing
   *[other] { $count } rows belong to tables that are missing
}
bad-check-gap = table { $table }: row { $row } is missing
bad-check-digest = table { $table }: row { $row } is damaged
bad-listen = cannot listen on { $address }: { $cause }
## Requests that cannot be met, besides those named in en.ftl
problem-no-method = this method is not supported at this address
problem-not-understood = the request was not understood (status { $status })
problem-too-large = the request is larger than { $limit } bytes
problem-other-site = this request comes from another site
problem-foreign-cookie = this cookie was not signed by this server; open its first page again
## A request that is not as it should be; the place is a field as programs name it
problem-malformed-json = the request is not well-formed JSON
problem-malformed-missing = { $place }: this is missing
problem-malformed-unknown = { $place }: this field is not known
problem-malformed-text = { $place }: this should be text
problem-malformed-whole = { $place }: this should be a whole number
problem-malformed-yes-no = { $place }: this should be true or false
problem-malformed-list = { $place }: this should be a list
problem-malformed-object = { $place }: this should be an object
problem-malformed-too-long = { $place }: the length must be at most { $most }
problem-malformed-too-short = { $place }: the length must be at least { $least }
problem-malformed-too-small = { $place }: the value must be at least { $least }
problem-malformed-too-large = { $place }: the value must be at most { $most }
problem-malformed-none-of = { $place }: the value must be one of: { $known }
problem-malformed-wrong = { $place }: this is not well formed
## Requests that are refused to protect the server
problem-other-host = this server does not answer to the name '{ $host }'; its operator can allow it with BOARDROOM_HOSTS
problem-broken-text = a text in the request is not valid Unicode
problem-too-many-values = the request holds more than { $most } values
bad-option-repeated = the option '{ $name }' contains the same value twice
bad-setting-number = the setting { $name } must be a whole number of at least 1, not '{ $value }'
bad-setting-word = the setting { $name } must be one of { $known }, not '{ $value }'
bad-tracing-missing = tracing needs the package { $package }: pip install 'boardroom[otel]'
bad-keys = '{ $file }' is not a file of keys: each line needs a day such as 2026-01-31, a space and 64 hexadecimal digits
bad-key-setting = each key in BOARDROOM_KEYS must have 64 hexadecimal digits
bad-file-text = a text in this file is not valid Unicode
