"""Settings: what the page says is what the program does."""

from __future__ import annotations

import logging
import re
from dataclasses import fields
from pathlib import Path

import pytest

from boardroom.core.errors import BadInput
from boardroom.server.settings import PREFIX, Settings, read_settings

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "settings.md").read_text("utf-8")
ROW = re.compile(r"^\| `(BOARDROOM_\w+)` \| (?:`([^`]*)`)? ?\|", re.MULTILINE)


def test_the_page_has_every_setting_with_its_default():
    said = dict(ROW.findall(PAGE))
    defaults = Settings()
    values = {PREFIX + field.name.upper(): getattr(defaults, field.name) for field in fields(Settings)}
    assert said == {
        name: ",".join(value) if isinstance(value, tuple) else str(value) for name, value in values.items()
    }


def test_settings_come_from_the_environment(caplog):
    given = {"BOARDROOM_HOSTS": "a.example, .b.example", "BOARDROOM_KEY_DAYS": "7", "HOME": "/"}
    assert read_settings(given) == Settings(hosts=("a.example", ".b.example"), key_days=7)
    with caplog.at_level(logging.WARNING):
        assert read_settings({"BOARDROOM_HOTS": "x"}) == Settings()
    assert "BOARDROOM_HOTS" in caplog.text


@pytest.mark.parametrize("text", ["", "0", "-1", "many", "1.5", "٣", "9" * 20])
def test_a_number_that_is_none_is_one_sentence(text):
    with pytest.raises(BadInput, match="BOARDROOM_KEY_DAYS must be a whole number"):
        read_settings({"BOARDROOM_KEY_DAYS": text})
