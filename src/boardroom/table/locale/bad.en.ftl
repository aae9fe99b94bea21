# What cannot be done at a table, and why.
problem-no-seat-of-yours = you have no seat at this table
problem-seat-not-yours = seat { $seat } is not yours
problem-fork-not-yours = while a game is in progress, only its players can start a what-if copy
problem-over-here = the game is over after this move; choose an earlier one
problem-order-not-now = the auto-action { $order } is not available now
problem-moved-on = the game has moved on; check the board and choose again
problem-not-last-move = this is no longer your last move; check the board and choose again
problem-cannot-take-back = you cannot undo your last move: a card has been drawn, something has been revealed or another player has moved since
problem-over-nothing-back = the game is over: moves can no longer be undone
problem-no-earlier-row = there is no earlier move { $row }
