"""Random play of python-chess, a yardstick for comparing figures from different machines."""

from __future__ import annotations

from random import Random
from time import process_time


def is_available() -> bool:
    """Whether python-chess is installed."""
    try:
        import chess  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def chess_plies_per_s(seconds: float) -> float:
    """Random plies per second of CPU time, measured over `seconds`: list legal moves, choose, push."""
    import chess

    rng, plies, began = Random("chess"), 0, process_time()
    while (spent := process_time() - began) < seconds:
        board = chess.Board()
        for _ in range(200):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(rng.random() * len(moves))])
            plies += 1
    return plies / spent
