"""Identity: a cookie identifies a browser, which keeps its seats beside other servers on its machine."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from itsdangerous import BadSignature
from tests.server import waiting
from tests.server.conftest import running

from boardroom.server.http.identity import COOKIE, CookieSigner, new_person, read_old_entry


def old_entry(secret: bytes, person: str) -> str:
    """An entry as it was signed before itsdangerous."""
    return f"{person}.{hmac.new(secret, f'person {person}'.encode(), hashlib.sha256).hexdigest()}"


def test_a_foreign_cookie_is_refused_by_the_interface_and_replaced_by_a_page(at_server):
    async def story(here):
        ann, eve = here.browser(), here.browser()
        table = await here.table(ann, "me", "me")
        person = new_person()
        for forged in (CookieSigner(b"another server").sign(person), person, f"{person}.", "x", '"; Path=/'):
            refused = await eve.get(f"/api/tables/{table}", headers={"cookie": f"{COOKIE}={forged}"})
            assert refused.status_code == 403
        page = await eve.get("/", headers={"cookie": f"{COOKIE}={person}.wrong"})
        assert page.status_code == 200
        assert COOKIE in page.cookies
        # Somebody else's table can be watched, not played or deleted.
        assert (await eve.get(f"/api/tables/{table}/view")).json()["seat"] is None
        assert (await eve.delete(f"/api/tables/{table}")).status_code == 403
        assert (await ann.delete(f"/api/tables/{table}")).status_code == 204
        assert (await ann.get(f"/api/tables/{table}")).status_code == 404

    at_server(story)


def test_cookies_of_other_servers_on_the_machine_cost_nobody_their_seats(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        own = f"{COOKIE}={ann.cookies[COOKIE]}"
        for other in ('seen={"a": [1, "b"]}', "x y z", "=;;", 'open="', "name=گرگ"):
            sent = f"{other}; {own}; {other}".encode()
            answer = await here.browser().get(f"/api/tables/{table}", headers={"cookie": sent})
            assert answer.json()["mine"] == [0, 1], other
            assert "set-cookie" not in answer.headers

    at_server(story)


def test_one_browser_keeps_its_seats_at_several_servers_of_a_machine(tmp_path):
    async def story() -> None:
        urls = [f"sqlite+aiosqlite:///{tmp_path}/{name}.sqlite" for name in "ab"]
        async with running(urls[0]) as one, running(urls[1]) as two:
            first, second = one.browser(), two.browser()
            table = await one.table(first, "me", "me")
            second.cookies = first.cookies  # a browser does not tell ports apart
            assert (await second.get("/api/tables")).status_code == 403
            await second.get("/")
            other = await two.table(second, "me", "me")
            first.cookies = second.cookies
            assert (await first.get(f"/api/tables/{table}")).json()["mine"] == [0, 1]
            assert (await second.get(f"/api/tables/{other}")).json()["mine"] == [0, 1]

    waiting.run(story())


def test_a_cookie_holds_a_bounded_number_of_servers():
    cookie = ""
    for _ in range(20):
        cookie = CookieSigner(new_person().encode()).sign(new_person(), cookie)
    here = CookieSigner(b"here")
    assert here.read(here.sign(person := new_person(), cookie)) == (person, False)
    assert len(here.sign(person, cookie)) < 1000
    assert here.sign(person, "nonsense~x.y") == here.sign(person)


def test_a_signature_is_of_one_server_and_one_person():
    signer, person = CookieSigner(b"secret"), new_person()
    assert signer.read(signer.sign(person)) == (person, False)
    other = signer.sign(new_person()).split(".")[1]
    for cookie in (f"{person}.{other}", CookieSigner(b"else").sign(person), f"{person}.é", ""):
        with pytest.raises(BadSignature):
            signer.read(cookie)


def test_an_old_cookie_keeps_its_seats_and_is_signed_anew(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        signer = here.services.cookies
        person, _ = signer.read(ann.cookies[COOKIE])
        foreign = old_entry(b"another server", person)
        old = f"{foreign}~{old_entry(signer.secret, person)}"
        for path in (f"/api/tables/{table}", "/"):
            answer = await here.browser().get(path, headers={"cookie": f"{COOKIE}={old}"})
            assert answer.status_code == 200
            assert answer.cookies[COOKIE] == signer.sign(person, foreign)
        again = await here.browser().get(
            f"/api/tables/{table}", headers={"cookie": f"{COOKIE}={answer.cookies[COOKIE]}"}
        )
        assert again.json()["mine"] == [0, 1]
        assert "set-cookie" not in again.headers
        forged = f"{person}.{old_entry(signer.secret, new_person()).split('.')[1]}"
        for cookie in (foreign, forged, old_entry(b"", person), forged.upper()):
            refused = await here.browser().get(
                f"/api/tables/{table}", headers={"cookie": f"{COOKIE}={cookie}"}
            )
            assert refused.status_code == 403
            assert "set-cookie" not in refused.headers

    at_server(story)


def test_old_entries_are_replaced_when_signed_anew():
    signer, person = CookieSigner(b"secret"), new_person()
    old, other = old_entry(b"secret", person), CookieSigner(b"else").sign(new_person())
    assert signer.read(old) == (person, True)
    new = signer.sign(person, f"{other}~{old}~{signer.sign(new_person())}")
    assert (new, signer.read(new)) == (f"{signer.sign(person)}~{other}", (person, False))
    assert read_old_entry(b"secret", signer.sign(person)) is None
    with pytest.raises(BadSignature):
        signer.read(old_entry(b"else", person))
