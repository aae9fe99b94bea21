# What cannot be done at a table, and why.
problem-no-seat-of-yours = you have no seat at this table
problem-seat-not-yours = seat { $seat } is not yours
problem-fork-not-yours = while a game goes on, only its players may go on from it alone
problem-over-here = the game is over at this moment; choose an earlier one
problem-order-not-now = the order { $order } cannot be given now
problem-moved-on = the table has moved on since you were asked; look again and decide anew
problem-not-last-move = this is not your last move any more; look again
problem-cannot-take-back = your last move cannot be taken back: luck, a secret or somebody's move came after it
problem-over-nothing-back = the game is over and its luck is known: nothing is taken back now
problem-no-earlier-row = there is no earlier row { $row }
