"""The player aids: one key away, and printed without the table around them."""

from __future__ import annotations


def test_a_key_opens_the_aids_and_they_print_alone(buyer, shots):
    page = buyer.page
    page.keyboard.press("F1")
    page.wait_for_selector("dialog.aids[open] .aid")
    assert page.locator(".aid").count() == 5
    assert page.locator(".aid .play [aria-current]").inner_text().startswith("Resources")
    page.screenshot(path=shots / "aids.png")
    page.keyboard.press("1")
    assert page.locator(".decision [data-number]").first.input_value() == "0"
    page.emulate_media(media="print")
    assert not page.locator("main").is_visible()
    assert page.locator(".aid").first.is_visible()
    page.screenshot(path=shots / "aids-printed.png", full_page=True)
    page.emulate_media(media="screen")
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0
    page.click("[data-do=aids]")
    page.locator(".aid .clause").first.click()
    page.wait_for_selector("#body-rules .found")
    assert page.locator("dialog[open]").count() == 0
