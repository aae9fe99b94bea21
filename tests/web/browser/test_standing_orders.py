"""Standing orders in a real browser: given, shown and cancelled."""

from __future__ import annotations

BODY = {"game": "power_grid", "title": "Orders", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}


def test_an_order_is_given_shown_and_cancelled(chromium, server, shots):
    ann, bob = (chromium.new_context(viewport={"width": 1440, "height": 900}).new_page() for _ in range(2))
    for page in (ann, bob):
        page.goto(server.url)
    made = ann.request.post(f"{server.url}/api/tables", data=BODY).json()
    at = f"{server.url}/api/tables/{made['id']}"
    assert bob.request.post(f"{at}/join", data={"seat": 1, "name": "Bob"}).ok
    waits = ann.request.get(at).json()["waits"][0]
    away = (ann, bob)[1 - waits]  # it is not their turn
    away.goto(server.url + made["url"])
    away.wait_for_selector("html[data-ready]")
    away.click(".decision .give summary")
    away.click(".decision [data-order=pass]")
    away.wait_for_selector(".decision .standing")
    assert away.request.get(at).json()["orders"] == {str(1 - waits): "pass"}
    away.screenshot(path=shots / "order-stands.png")
    away.reload()
    away.wait_for_selector(".decision .standing")
    away.wait_for_selector("html[data-ready]")
    away.click(".decision .standing button")
    away.wait_for_selector(".decision .give")
    assert away.request.get(at).json()["orders"] == {}
