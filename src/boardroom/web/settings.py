"""The viewer's settings, in a menu on every page: language, digits, theme, animations, confirmations."""

from __future__ import annotations

import re

from boardroom.core.catalog import LANGUAGES
from boardroom.drawing.html import DIGITS, Html, Writer, el, escape, icon, join

OWN_NAMES = {"en": "English", "fa": "فارسی", "zh": "中文"}
THEMES = ("auto", "light", "dark")
LATIN = {code: chr(digit) for table in DIGITS.values() for digit, code in table.items()}
NATIVE = re.compile(f"[{''.join(map(chr, LATIN))}]+")


def in_latin_digits(html: str) -> str:
    """A rendered page or panel with Latin digits, for viewers who prefer them."""
    html = re.sub('data-digits="[a-z]+"', 'data-digits="latin"', html, count=1)
    return NATIVE.sub(lambda m: m[0].translate(LATIN), html)


def languages(writer: Writer) -> Html:
    """Links to the same page in the other languages, each named in its own language."""
    return join(_language(lang) for lang in LANGUAGES if lang != writer.lang)


def _language(lang: str, now: bool = False) -> Html:
    return el(
        "a", escape(OWN_NAMES[lang]), cls="btn quiet", href=f"?lang={lang}", lang=lang, hreflang=lang,
        data_lang=lang, aria_current="true" if now else None,
    )  # fmt: skip


def theme_button(writer: Writer) -> Html:
    """A button that switches between light and dark; the menu also offers the setting of the system."""
    return el(
        "button", icon("theme"), cls="btn quiet no-phone", type="button", data_do="theme",
        aria_label=writer("ui-theme"), title=writer("ui-theme"),
    )  # fmt: skip


def menu(writer: Writer, *rows: Html) -> Html:
    """The menu of a page: its commands, followed by the settings."""
    summary = el(
        "summary", icon("menu"), cls="btn quiet", aria_label=writer("ui-menu"), title=writer("ui-menu")
    )
    return el("details", summary, el("div", *rows, settings(writer), cls="tip"), cls="menu")


def settings(writer: Writer) -> Html:
    """The settings that every page has."""
    themes = [
        el(
            "button", writer(f"ui-theme-{name}"), cls="btn quiet", type="button", data_do="theme",
            data_choice=name, aria_pressed="false",
        )
        for name in THEMES
    ]  # fmt: skip
    found = [
        _group(writer("ui-language"), *(_language(lang, lang == writer.lang) for lang in LANGUAGES)),
        _group(writer("ui-theme"), *themes),
    ]
    if writer.digits:
        found.insert(1, _digits(writer))
    return el(
        "div",
        *found,
        _pace(writer),
        _switch(writer, "slips", "ui-ask-slips"),
        _switch(writer, "motion", "ui-motion"),
        cls="settings",
    )


def _pace(writer: Writer) -> Html:
    """How fast the moves of others are shown; the values are milliseconds."""
    kinds = (("off", "off"), ("500", "half"), ("1000", "one"), ("wait", "wait"))
    options = (el("option", writer(f"ui-pace-{name}"), value=value) for value, name in kinds)
    box = el("select", *options, data_pace=True)
    return el("label", el("span", writer("ui-pace"), cls="muted small"), box, cls="setting")


def _digits(writer: Writer) -> Html:
    """The choice between the language's digits and Latin ones; the root element says which is active."""
    kinds = (("native", writer("ui-digits-native")), ("latin", writer("ui-digits-latin")))
    links = [
        el("a", label, cls="btn quiet", href=f"?digits={kind}", data_digits_choice=kind)
        for kind, label in kinds
    ]
    return _group(writer("ui-digits"), *links)


def _group(label: Html, *choices: Html) -> Html:
    choice = el("span", *choices, cls="choice", role="group", aria_label=label)
    return el("div", el("span", label, cls="muted small"), choice, cls="setting")


def _switch(writer: Writer, name: str, key: str) -> Html:
    box = el("input", type="checkbox", checked=True, data_switch=name)
    return el("label", box, writer(key), cls="btn quiet")
