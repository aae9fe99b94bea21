# What every game says.
list-separator = {", "}
nothing = nothing
none = none
yes = yes
no = no
seat-name = Player { $n }
hidden = { $count ->
    [none] hidden
   *[other] { $count } hidden
}
language-en = English
language-fa = Persian
language-zh = Chinese
# Why not, whatever the game
why-not-now = That action is not available now (to act: { $waits }).
why-not-your-turn = It is not your turn; waiting for { $waits }.
why-game-over = The game is over.
# Facts of every game
paid = { $payer } paid { $payee } { $amount }
shuffled = Shuffled: { $label }
skipped = { $seat_is ->
    [you] You had nothing to choose here
   *[other] { $seat } had nothing to choose here
}
account-bank = the bank
