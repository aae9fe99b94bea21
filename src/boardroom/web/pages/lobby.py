"""The lobby: the games with a quick start and all their options, the tables, and the import of records."""

from __future__ import annotations

from functools import cache

from boardroom.bots.registry import USUAL_BOT
from boardroom.core.listing import ListedOption, Listing
from boardroom.drawing.drawing import drawing_of
from boardroom.drawing.html import Html, Writer, crest, data, el, icon, join
from boardroom.games.registry import listing, load
from boardroom.web.layout import document
from boardroom.web.models import LobbyPage, TableRow, display_names, words
from boardroom.web.settings import languages, menu, theme_button

USUAL_SEATS = 4
VISIBLE_TABLES = 4


def lobby_page(page: LobbyPage) -> Html:
    writer = Writer(page.texts)
    bar = el(
        "header",
        el("div", el("b", writer("ui-boardroom")), el("span", writer("ui-motto"), cls="muted"), cls="name"),
        el("span", languages(writer), cls="push no-phone"),
        theme_button(writer),
        menu(writer),
        cls="bar",
    )
    games = el("div", *(_game(page, writer, game) for game in page.games), cls="games")
    waiting = [t for t in page.tables if t.waits_for_me]
    rest = [t for t in page.tables if not t.waits_for_me]
    body = el(
        "main",
        bar,
        _tables(writer, "ui-waiting-for-me", waiting),
        el("h1", writer("ui-which-game")),
        games,
        _tables(writer, "ui-tables", rest),
        _import(writer),
        cls="lobby",
    )
    return document(writer, writer("ui-boardroom"), body, *page.games)


@cache
def cover_of(game: Listing) -> Html:
    """The picture of a game; where its package holds it ready, its drawing need not be imported."""
    file = game.folder / "cover.svg"
    return Html(file.read_text("utf-8")) if file.exists() else drawing_of(load(game.key)).cover()


def _game(page: LobbyPage, writer: Writer, game: Listing) -> Html:
    """A game: one button starts a table against bots; its options are in a collapsed form below."""
    own = Writer(words(writer.lang, game))
    counts = writer("ui-players-from-to", least=game.seats[0], most=game.seats[-1])
    seats = min(USUAL_SEATS, game.seats[-1])
    bot = USUAL_BOT if USUAL_BOT in page.bots else page.bots[0]
    quick = {
        "game": game.key,
        "options": {},
        "seats": [{"kind": "me"}] + [{"kind": "bot", "bot": bot}] * (seats - 1),
    }
    start = el(
        "button", icon("play", "flips"), writer("ui-play-bots", count=seats - 1), cls="btn primary",
        type="button", data_do="create", data_body=data(quick), data_title=own("game-name"),
    )  # fmt: skip
    more = el(
        "details", el("summary", writer("ui-set-up"), cls="btn"), _form(page, writer, own, game), cls="setup"
    )
    rules = el("a", icon("rules"), writer("ui-rules"), href=f"/rules/{game.key}", cls="btn quiet")
    about = el("p", own("game-about"))
    head = el("header", el("h2", own("game-name")), el("span", counts, cls="muted push"))
    return el(
        "article", cover_of(game), head, about, el("div", start, more, rules, cls="act"), cls="panel game"
    )


def _form(page: LobbyPage, writer: Writer, own: Writer, game: Listing) -> Html:
    """The form for a new table: every option of the game, at its customary value, with a description."""
    title = el(
        "label",
        writer("ui-table-name"),
        el("input", name="title", type="text", maxlength=60, value=own("game-name")),
    )
    your_name = el("input", name="name", type="text", maxlength=40, autocomplete="nickname")
    me = el("label", writer("ui-your-name"), your_name)
    usual = min(USUAL_SEATS, game.seats[-1])
    seats = [_seat(page, writer, at, at >= usual, at >= game.seats[0]) for at in range(game.seats[-1])]
    options = [_option(own, option) for option in game.options]
    start = el("button", writer("ui-start"), cls="btn primary", type="submit")
    listed = el("label", el("input", type="checkbox", name="listed"), writer("ui-listed"), cls="listed")
    return el(
        "form",
        el("div", title, me, cls="named"),
        el("fieldset", el("legend", writer("ui-seats")), *seats),
        el("fieldset", el("legend", writer("ui-options")), *options),
        listed,
        start,
        cls="newtable",
        data_game=game.key,
    )


def _seat(page: LobbyPage, writer: Writer, at: int, empty: bool, may_be_empty: bool) -> Html:
    kinds = [("me", writer("ui-me")), ("open", writer("ui-open-seat"))]
    kinds += [(f"bot:{bot}", writer.thing("bot", bot)) for bot in page.bots]
    if may_be_empty:
        kinds.append(("", writer("ui-nobody")))
    bot = f"bot:{USUAL_BOT if USUAL_BOT in page.bots else page.bots[0]}"
    chosen = "" if empty else "me" if at == 0 else bot
    rows = [el("option", label, value=kind, selected=kind == chosen) for kind, label in kinds]
    return el(
        "label",
        crest(at),
        el("select", *rows, name="seat", aria_label=writer("ui-seat-n", n=at + 1)),
        cls="seat",
    )


def word(value: object) -> str:
    """A value in the spelling of text keys."""
    return str(value).replace("_", "-").replace(".", "-")


def _option(own: Writer, option: ListedOption) -> Html:
    """The field of an option."""
    name, value = option.name, option.usual
    key = name.replace("_", "-")
    about = el("span", own(f"option-{key}-about"), cls="muted small")
    if isinstance(value, bool):
        box = el("input", type="checkbox", name=name, checked=value)
        return el("label", box, own(f"option-{key}"), about, cls="option")
    rows = [
        el(
            "option",
            _value(own, f"option-{key}-{word(v)}", v),
            value=data(v),
            selected=v == value,
        )
        for v in option.values
    ]
    return el("label", own(f"option-{key}"), el("select", *rows, name=name), about, cls="option")


def _value(own: Writer, key: str, value: object) -> Html:
    """The text of a value; a value that the operator of the server added has no text and stands as it is."""
    return own(key) if own.texts.has(key) else own.plain(str(value))


def _tables(writer: Writer, key: str, rows: list[TableRow]) -> Html:
    """Tables under a heading; all but the first few are collapsed, so that the games stay visible."""
    if not rows:
        return Html()
    found = el("ul", *(_table(writer, row) for row in rows[:VISIBLE_TABLES]), cls="tables")
    if rest := rows[VISIBLE_TABLES:]:
        more = el("summary", writer("ui-more-tables", count=len(rest)))
        found += el(
            "details", more, el("ul", *(_table(writer, row) for row in rest), cls="tables"), cls="more"
        )
    return el("section", el("h2", writer(key)), found)


def _link_label(row: TableRow) -> str:
    """The text key of the link to a table, which leads each viewer to what they can do there."""
    if row.created_by_me or "me" in row.kinds:
        return "ui-continue"
    return "ui-join" if row.open_seats and not row.over else "ui-watch"


def _table(writer: Writer, row: TableRow) -> Html:
    seats = join(
        el("span", crest(at), writer.isolate(name) if kind != "open" else writer("ui-open-seat"), cls="at")
        for at, (name, kind) in enumerate(
            zip(display_names(writer.lang, row.names, row.kinds), row.kinds, strict=True)
        )
    )
    tag = el("span", writer(_state(row)), cls="tag on" if row.waits_for_me else "tag")
    if row.origin != "dealt":
        tag = el("span", writer(f"ui-{row.origin}"), cls="tag") + tag
    link = el("a", writer(_link_label(row)), href=f"/t/{row.id}", cls="btn")
    delete = Html()
    if row.created_by_me:
        delete = el(
            "button",
            icon("close"),
            cls="btn quiet",
            type="button",
            data_do="delete",
            data_table=row.id,
            aria_label=writer("ui-delete"),
            data_sure=writer("ui-delete-sure"),
        )
    name = Writer(words(writer.lang, listing(row.game)))("game-name")
    moves = writer("ui-moves", count=row.seq) if row.seq > 0 else Html()
    about = el("span", writer.row(name, moves), cls="muted small")
    head = el("div", el("b", writer.isolate(row.title)), about, cls="about")
    tags = el("div", tag, cls="tags")
    return el("li", head, tags, el("div", seats, cls="seats"), link, delete, cls="panel tablerow")


def _state(row: TableRow) -> str:
    if row.over:
        return "ui-finished"
    if row.waits_for_me:
        return "ui-your-move"
    return "ui-filling" if row.open_seats else "ui-running"


def _import(writer: Writer) -> Html:
    box = el("input", type="file", accept=".json,application/json", data_import=True, cls="sr", id="record")
    choose = el("label", icon("rules"), writer("ui-import-choose"), cls="btn", for_="record")
    forms = join(el("li", writer(f"ui-import-{form}")) for form in ("native", "18xx", "neutral"))
    about = el("div", el("p", writer("ui-import-about")), el("ul", forms, cls="muted small"))
    body = el("form", about, box, choose, cls="panel import")
    return el("section", el("h2", writer("ui-import")), body)
