"""Set-up: decks, deals, starting production, neutral tiles (TM-6, TM-13.1, TM-13.4)."""

from __future__ import annotations

from functools import cache

from boardroom.core.actions import Shuffled
from boardroom.core.chance import Chance
from boardroom.core.steps import Seat, Tell
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES
from boardroom.games.terraforming_mars.deck import draw
from boardroom.games.terraforming_mars.errors import input_error
from boardroom.games.terraforming_mars.facts import CardsDealt, FirstPlayerDrawn
from boardroom.games.terraforming_mars.research import Starting
from boardroom.games.terraforming_mars.rounds import Generations
from boardroom.games.terraforming_mars.solo import place_neutral
from boardroom.games.terraforming_mars.state import Options, Player, State, start_rating
from boardroom.games.terraforming_mars.tables import SETUP, SOLO

BEGINNER = next(id_ for id_, one in CORPORATIONS.items() if one.free_cards)


@cache
def card_pool(era: bool) -> tuple[int, ...]:
    """The project cards in the game (TM-6.2, TM-13.1)."""
    return tuple(number for number, card in CARDS.items() if era or card.set == "base")


def corporation_pool(era: bool) -> list[str]:
    return [id_ for id_, one in CORPORATIONS.items() if id_ != BEGINNER and (era or one.set == "base")]


def has_era(options: Options, seats: int) -> bool:
    """The solo game is always played with the Corporate Era (TM-13.2)."""
    return options.corporate_era or seats == 1


def set_up(options: Options, seats: int, chance: Chance, tell: Tell) -> State:
    if options.first_player is not None and options.first_player >= seats:
        raise input_error("first-player", seats=seats)
    era = has_era(options, seats)
    s = State(options=options, chance=chance)
    start = 0 if era else SETUP.whole("production_standard")
    if seats == 1:
        start = SOLO.whole("production")
    s.players = [
        Player(seat, rating=start_rating(seats), production=[start] * len(RESOURCES)) for seat in range(seats)
    ]
    s.deck, s.chance = s.chance.shuffle(card_pool(era), "projects")
    tell(Shuffled, "projects", tuple(f"{card:03d}" for card in s.deck))
    order, s.chance = s.chance.shuffle(corporation_pool(era), "corporations")
    tell(Shuffled, "corporations", order)
    if seats == 1:
        place_neutral(s, tell)
    s.first = s.starter = find_first_player(s, tell)
    s.steps.append(Generations())
    s.steps.append(deal(s, list(order), tell))
    return s


def find_first_player(s: State, tell: Tell) -> Seat:
    """Drawn, unless the table says who: in a rematch the winner of the last game (TM-6.3)."""
    if s.options.first_player is not None:
        return s.options.first_player
    if s.solo:
        return 0
    order, s.chance = s.chance.shuffle(range(len(s.players)), "first player")
    tell(Shuffled, "first player", tuple(map(str, order)))
    tell(FirstPlayerDrawn, order[0])
    return order[0]


def deal(s: State, corporations: list[str], tell: Tell) -> Starting:
    """Deal ten projects to each player, and two corporations or the Beginner one (TM-6.5, TM-6.10)."""
    step = Starting((), {}, {}, {}, {})
    for p in s.players:
        seat = p.seat
        step.projects[seat] = draw(s, SETUP.whole("projects_dealt"), tell)
        tell(CardsDealt, seat, step.projects[seat])
        if seat in s.options.beginners:
            step.corporations[seat] = step.chosen[seat] = (BEGINNER,)
            step.kept[seat] = step.projects[seat]
        else:
            count = SETUP.whole("corporations_dealt")
            step.corporations[seat] = tuple(corporations[:count])
            del corporations[:count]
            step.chosen[seat], step.kept[seat] = (), ()
            step.left = (*step.left, seat)
    return step
