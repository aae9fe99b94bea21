"""The rules page: every clause and ruling in the viewer's language, searchable, each with a link."""

from __future__ import annotations

from boardroom.core.game import Background, Game
from boardroom.core.rules import Clause, Ruling
from boardroom.core.state import State
from boardroom.core.texts import Texts
from boardroom.drawing.html import Html, Writer, el, escape, icon, join
from boardroom.web.layout import document
from boardroom.web.settings import languages, menu, theme_button


def rules_page(game: Game[State], texts: Texts) -> Html:
    writer = Writer(texts)
    name = writer("game-name")
    bar = el(
        "header",
        el("a", icon("home"), href="/", cls="btn quiet", aria_label=writer("ui-lobby")),
        el("div", el("h1", name), el("span", writer("ui-rules"), cls="muted"), cls="name"),
        el("span", languages(writer), cls="push no-phone"),
        theme_button(writer),
        menu(writer),
        cls="bar",
    )
    return document(
        writer,
        writer.row(name, writer("ui-rules")),
        el("main", bar, searchable_rules(game, writer), cls="rulespage"),
        game,
    )


def searchable_rules(game: Game[State], writer: Writer) -> Html:
    """The searchable list of clauses by chapter, followed by the rulings."""
    book = game.rulebook
    chapters: dict[str, list[Clause]] = {}
    for clause in book.clauses.values():
        chapters.setdefault(clause.chapter, []).append(clause)
    field = el(
        "input",
        type="search",
        placeholder=writer("ui-search"),
        aria_label=writer("ui-search"),
        data_search=True,
        data_common=writer("ui-search-common"),
    )
    none = el("p", writer("ui-nothing-found"), cls="muted pad", hidden=True, data_none=True)
    contents = [el("a", writer(c), href=f"#{c}", cls="btn quiet") for c in chapters]
    if about := game.background:
        contents.append(el("a", writer(about.heading), href=f"#{about.heading}", cls="btn quiet"))
    parts = [_chapter(writer, chapter, clauses) for chapter, clauses in chapters.items()]
    if book.rulings:
        rows = [_ruling(writer, ruling) for ruling in book.rulings.values()]
        parts.append(el("section", el("h2", writer("ui-rulings")), *rows, id="rulings"))
    if about:
        parts.append(_background(writer, about))
    return el(
        "article", el("div", icon("search"), field, cls="searchbox"), el("nav", *contents, cls="contents"),
        none, *parts, cls="reader",
    )  # fmt: skip


def _background(writer: Writer, about: Background) -> Html:
    """The page about the subject of the game; titles of books stay in their own language."""
    rows = [el("p", writer(key), id=key, data_clause_text=True) for key in about.paragraphs]
    rows += [el("p", el("cite", escape(book), dir="ltr"), data_clause_text=True) for book in about.reading]
    return el("section", el("h2", writer(about.heading)), *rows, id=about.heading)


def _chapter(writer: Writer, chapter: str, clauses: list[Clause]) -> Html:
    return el(
        "section", el("h2", writer(chapter)), *(_clause(writer, clause) for clause in clauses), id=chapter
    )


def _clause(writer: Writer, clause: Clause) -> Html:
    number = el("a", escape(clause.id), href=f"#{clause.id}", cls="clause")
    tags = join(
        el("span", writer.thing("option-edition", edition), cls="tag out") for edition in clause.editions
    )
    tags += join(el("a", escape(ruling), href=f"#ruling-{ruling}", cls="tag") for ruling in clause.rulings)
    return el(
        "p",
        number,
        Html(" "),
        writer.plain(writer.texts.clause(clause.id)),
        Html(" "),
        tags,
        id=clause.id,
        data_clause_text=True,
    )


def _ruling(writer: Writer, ruling: Ruling) -> Html:
    number = el("a", escape(ruling.id), href=f"#ruling-{ruling.id}", cls="clause")
    clauses = join(el("a", escape(c), href=f"#{c}", cls="tag") for c in ruling.clauses)
    words = writer(f"ruling-{ruling.id}")
    return el(
        "p", number, Html(" "), words, Html(" "), clauses, id=f"ruling-{ruling.id}", data_clause_text=True
    )
