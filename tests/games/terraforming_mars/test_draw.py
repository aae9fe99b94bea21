"""The page of Terraforming Mars: questions in every language, reasons on cards, the board as a picture."""

import re
from random import Random
from xml.etree import ElementTree

import pytest
from tests.games.terraforming_mars.position import play, position
from tests.web.tables import seen

from boardroom.core.actions import Paid
from boardroom.core.catalog import LANGUAGES
from boardroom.core.chance import Chance
from boardroom.core.engine import offers, waits
from boardroom.core.journal import Journal, Setup
from boardroom.core.parts import cheapest
from boardroom.core.texts import texts
from boardroom.core.views import view
from boardroom.drawing.drawing import board_svg
from boardroom.drawing.html import Html, Writer
from boardroom.drawing.scene import Scene
from boardroom.games.terraforming_mars import facts as told
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.draw import DRAWING, faces, log, players
from boardroom.games.terraforming_mars.draw.pays import pays
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.offers import payment_part
from boardroom.games.terraforming_mars.payment import Bill, Payment
from boardroom.games.terraforming_mars.research import Starting
from boardroom.games.terraforming_mars.state import Options, State
from boardroom.games.terraforming_mars.terminal.cards import card_lines
from boardroom.games.terraforming_mars.terminal.labels import option
from boardroom.web.models import FormDraft, words
from boardroom.web.pages.table import table_page
from boardroom.web.panels.decision import decision


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_random_game_can_be_drawn_at_every_kind_of_question(language):
    rng = Random(11)
    journal = Journal.deal(Setup(GAME, Options(draft=True), 3, Chance("11")))
    drawn: set[str] = set()
    for _ in range(330):
        if journal.state.over:
            break
        seat = waits(journal.state)[0]
        key = journal.state.steps[-1].key
        if key not in drawn:
            page = table_page(seen(journal, lang=language))
            assert " style=" not in page
            assert 'data-id="hex:61"' in page
            drawn.add(key)
        journal.play(rng.choice(offers(view(journal.state, seat), seat)).sample(rng))
    assert {"terraforming_mars.starting", "terraforming_mars.drafting", "terraforming_mars.turn"} <= drawn
    assert table_page(seen(journal, spectator=True, lang=language))


def scene(text: str, language: str = "en") -> Scene[State]:
    return Scene(view(position(text), 0), Writer(words(language, GAME, ("Ada", "Bo"), 0)), 0)


def test_the_order_of_effects_is_asked_with_the_names_of_their_cards_if_there_are_several():
    one = play(position("seat 0: mc 15, hand 161; deck 1 2"), "0: play 161 for 15 mc")
    several = play(
        position("seat 0: mc 18, hand 20 5, played 73 185, held 185 1; deck 1 2"), "0: play 20 for 18 mc"
    )
    told = words("en", GAME, ("Ada", "Bo"), 0)
    assert [option(one, "effect", str(n), told) for n in range(2)] == ["Place an ocean", "Draw a card"]
    named = [str(option(several, "effect", str(n), told)).partition(":")[0] for n in range(3)]
    assert [name.strip("\u2068\u2069") for name in named] == [
        "Research Outpost",
        "Olympus Conference",
        "Mars University",
    ]


def test_a_card_that_cannot_be_played_says_why_with_its_clause():
    drawn = DRAWING.player_area(scene("oxygen 6; seat 0: mc 20, hand 168 68"))
    assert "TM-9.3" in drawn  # Windmills: one step short
    assert "TM-9.3" not in DRAWING.player_area(scene("oxygen 7; seat 0: mc 20, hand 168 68"))


def test_a_reduced_cost_is_struck_through():
    drawn = DRAWING.player_area(scene("seat 0: mc 20, played 166, hand 84"))
    assert "<s>6</s>" in drawn
    assert "<b>4</b>" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_face(language):
    numbers = " ".join(map(str, CARDS))
    drawn = DRAWING.player_area(scene(f"seat 0: mc 20, hand {numbers}", language))
    for number in CARDS:
        assert f'data-id="card:{number:03d}"' in drawn


def test_a_hex_tells_what_it_pays():
    d = scene("tile ocean 41; tile ocean 42; tile city 48 0; seat 0: mc 25, plants 8")
    green, city = pays(d.view, 49, "greenery", 0), pays(d.view, 49, "city", 0)
    assert (green.money, green.points) == (4, 2)  # two oceans; a greenery beside the own city
    assert (city.money, city.points) == (4, 0)
    assert pays(d.view, 1, "greenery", 0).points == 1
    drawn = DRAWING.board(d)
    lit = drawn[drawn.index('data-id="hex:49"') : drawn.index('data-id="hex:50"')]
    assert re.findall('"h-pay" .*?>(.*?)</text><use href="#(.*?)"', lit) == [
        ("+4", "megacredit"), ("2", "victory-points"),
    ]  # fmt: skip
    edges = next(one for one in drawn.split('<g class="h-pays" ') if one.startswith('data-id="pays:49"'))
    assert edges.count('class="h-pill"') == 2  # on the edges to both oceans
    assert edges.count('class="h-pill vpp"') == 1  # and on the edge to the city
    assert DRAWING.highlights(d, "hex:49") == ("pays:49",)


def test_what_an_action_changes_is_said_before_it_is_done():
    d = scene("tile ocean 41; tile ocean 42; tile city 48 0; seat 0: mc 25, plants 9, played 128, held 128 1")
    rows = DRAWING.effects(d, GAME.language.parse("0: plants to 49"))
    said = {re.findall('data-res="(.*?)"|>(TR)<|#(victory)', sign)[0]: (a, b) for sign, a, b in rows}
    assert said["mc", "", ""] == ("25", "29")  # 2 M€ for each of two oceans (TM-3.2)
    assert said["plants", "", ""] == ("9", "2")  # 8 paid, 1 found on the hex
    assert said["", "TR", ""] == ("20", "21")  # oxygen rises
    assert said["", "", "victory"] == ("0", "2")
    trade = scene("seat 0: mc 20, corporation credicor, hand 40")
    paid = DRAWING.effects(trade, GAME.language.parse("0: play 40 for 20 mc"))
    assert paid[0][1:] == ("20", "4")  # CrediCor gets 4 M€ back


def test_leaving_plants_or_heat_and_overpaying_ask_once():
    d = scene("seat 0: mc 20, steel 3, production energy 2, hand 171")
    assert DRAWING.confirm_key(d, GAME.language.parse("0: pass")) == "draw-slip-pass"
    assert DRAWING.confirm_key(scene("seat 0: mc 2, hand 171"), GAME.language.parse("0: pass")) is None
    assert DRAWING.confirm_key(d, GAME.language.parse("0: play 171 for 3 steel")) == "draw-slip-overpaid"
    assert DRAWING.confirm_key(d, GAME.language.parse("0: play 171 for 5 mc")) is None
    passing = GAME.language.parse("0: pass")
    assert DRAWING.confirm_key(scene("seat 0: heat 8"), passing) == "draw-slip-heat"
    assert DRAWING.confirm_key(scene("seat 0: plants 8"), passing) == "draw-slip-plants"
    assert DRAWING.confirm_key(scene("temperature 8; seat 0: heat 8"), passing) is None


@pytest.mark.parametrize("dark", [False, True])
def test_the_map_is_a_picture_of_its_own(dark):
    s = position("tile city 45 0; tile ocean 41; claim 20 1; oxygen 8; temperature -8")
    picture = board_svg(GAME, view(s, None), texts("en", GAME.folder), dark)
    root = ElementTree.fromstring(picture)
    assert root.attrib["direction"] == "ltr"
    assert "light-dark" not in picture
    used = set(re.findall(r'<use href="#([\w-]+)"', picture))
    assert used <= set(re.findall(r'<symbol id="([\w-]+)"', picture))


DRAWN = ("hex", "card", "corporation", "project", "milestone", "award", "action")


def test_whatever_can_be_chosen_is_drawn_under_its_id():
    rng = Random(5)
    journal = Journal.deal(Setup(GAME, Options(draft=True), 2, Chance("5")))
    met = set()
    for _ in range(220):
        seat = waits(journal.state)[0]
        v = view(journal.state, seat)
        asked = offers(v, seat)
        d = Scene(v, Writer(words("en", GAME, ("Ada", "Bo"), seat)), seat)
        drawn = "".join((DRAWING.board(d), *DRAWING.side_panels(d), DRAWING.player_area(d)))
        for offer in asked:
            part = offer.form({})
            ids = [option.id for option in getattr(part, "options", ())]
            ids = [id for id in ids if id.split(":")[0] in DRAWN and id.count(":") == 1]
            if offer.kind.key == "take-from":  # a cube may lie on another player's card
                continue
            met |= {id.split(":")[0] for id in ids}
            for id in ids:
                assert f'data-id="{id}"' in drawn, (offer.kind.key, id)
        journal.play(rng.choice(asked).sample(rng))
    assert met >= {"hex", "card", "corporation", "project", "award", "action"}


def test_a_table_of_sixty_cards_shows_every_one_of_them():
    numbers = list(CARDS)[:60]
    d = scene(f"seat 0: mc 20; seat 1: played {' '.join(map(str, numbers))}")
    for number in numbers:
        d.view.players[1].held.setdefault(number, 0)
    opened = DRAWING.sheet(d, 1)
    assert all(d.writer.thing("card", f"{number:03d}") in opened for number in numbers)


def test_the_suggested_payment_loses_least_and_spends_metal_first():
    s = position("seat 0: mc 20, steel 4, titanium 3")
    part = payment_part(s.players[0], Bill(11, steel=True))
    assert cheapest(part) == {"steel": 4, "mc": 3}
    assert cheapest(payment_part(s.players[0], Bill(7, steel=True, titanium=True))) == {
        "titanium": 1,
        "steel": 2,
    }
    assert cheapest(payment_part(position("seat 0: steel 4").players[0], Bill(7, steel=True))) == {"steel": 4}
    assert cheapest(payment_part(position("seat 0: mc 4").players[0], Bill(7))) is None


def test_the_log_tells_a_deed_in_one_line_with_what_came_of_it():
    played = (
        Paid("seat:0", "bank", 8, "TM-5.4"),
        told.CardPlayed(0, 146, Payment(8, 0, 0, 0)),
        told.ProductionChanged(0, "plants", 2, "TM-9.7"),
        told.ProductionChanged(1, "heat", -1, "TM-9.9"),
        told.StockChanged(0, "plants", -2, "TM-9.24"),
        told.ParameterRaised(0, "temperature", 1, -12),
        told.RatingRaised(0, 1, 21, "TM-1.3"),
    )
    mine, yours = log.group(played)
    assert [type(fact).__name__ for fact in mine] == [
        "CardPlayed", "ProductionChanged", "StockChanged", "ParameterRaised", "RatingRaised", "Paid",
    ]  # fmt: skip
    assert yours == (played[3],)
    drawn = log.log_line(Writer(words("fa", GAME, ("Ada", "Bo"), 0)), mine)
    assert {"−۲", "−۱۲°"} <= set(re.findall(r'class="ltr">([^<]*)<', drawn))
    assert "۸" not in drawn.partition("comes")[2]  # the words name the payment


def test_the_log_names_a_loss_once_and_puts_the_plants_behind_the_greenery():
    took = told.Removed(1, 0, "plants", 3)
    assert log.group([took, told.StockChanged(0, "plants", -3, "TM-9.8")]) == [(took,)]
    spent, placed = told.StockChanged(0, "plants", -8, "TM-4.6"), told.TilePlaced(0, "greenery", 33)
    drew = told.CardsDrawn(0, (12,))
    raised = told.ParameterRaised(0, "oxygen", 1, 4)
    assert log.group([spent, placed, drew, raised]) == [(placed, spent, raised), (drew,)]
    none = told.CardsBought(0, ())
    assert log.log_line(Writer(words("zh", GAME, ("Ada", "Bo"), 0)), (none,)) == "你没有购买卡牌"
    passed, made = told.Passed(0), told.Produced(0, 27)
    income = Paid("bank", "seat:0", 27, "TM-7.6")
    assert log.group([passed, income, made]) == [(passed,), (made, income)]


def test_hands_lie_open_at_the_end_and_only_then():
    s = position("seat 0: hand 1 2; seat 1: hand 3 4")
    writer = Writer(words("en", GAME, ("Ada", "Bo"), 0))
    name = writer.thing("card", "003")
    assert name in players.sheet(Scene(s, writer, 0), s.players[1])
    closed = view(s, 0)
    assert name not in players.sheet(Scene(closed, writer, 0), closed.players[1])


def test_the_first_choice_shows_the_money_left_before_and_while_cards_are_chosen():
    journal = Journal.deal(Setup(GAME, Options(), 2, Chance("5")))
    dealt = journal.state.steps[-1]
    assert isinstance(dealt, Starting)
    corporation, projects = dealt.corporations[0][0], dealt.projects[0][:2]
    money = CORPORATIONS[corporation].mc
    for chosen, left in (({}, money), ({"projects": list(projects)}, money - 6)):
        draft = FormDraft("start", {"corporation": corporation, **chosen})
        assert f" {left}</b>" in decision(seen(journal, 0), draft)


def test_a_card_without_room_for_words_that_it_needs_says_so_and_says_them():
    d, why = scene("seat 0: hand 1 2"), Html("<i>why</i>")
    drawn = {number: faces.card(d, number, d.view.players[0], "hand", "no", why) for number in CARDS}
    marked = [number for number, card in drawn.items() if "morewords" in card]
    assert marked
    for number in marked:
        for line in card_lines(CARDS[number], d.writer.texts)[len(CARDS[number].requires) :]:
            assert d.writer.plain(line) in drawn[number]
