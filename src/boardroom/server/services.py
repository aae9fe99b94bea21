"""Opens and closes the services of a running server."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from boardroom.core.errors import BadInput
from boardroom.server.autoplay.bot_pool import BotPool
from boardroom.server.autoplay.driver import Driver
from boardroom.server.http.hosts import Hosts
from boardroom.server.http.identity import CookieSigner
from boardroom.server.http.problems import Problem
from boardroom.server.live.stream import Hub
from boardroom.server.lobby.chat import Chat
from boardroom.server.lobby.lobby import Lobby
from boardroom.server.lobby.presenter import Presenter
from boardroom.server.lobby.service import TableService
from boardroom.server.settings import Settings
from boardroom.server.storage.keys import signing_keys
from boardroom.server.storage.store import Store

log = logging.getLogger("boardroom.server")


@dataclass(slots=True)
class Services:
    """The services of a running server."""

    store: Store
    settings: Settings
    hosts: Hosts
    cookies: CookieSigner
    hub: Hub
    tables: TableService
    lobby: Lobby
    presenter: Presenter
    driver: Driver
    chat: Chat
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @classmethod
    async def open(cls, url: str, settings: Settings | None = None) -> Services:
        store = await Store.open(url)
        try:
            return await cls._start(store, settings or Settings())
        except BaseException:
            await store.close()  # an open connection would keep the process running
            raise

    @classmethod
    async def _start(cls, store: Store, settings: Settings) -> Services:
        cookies, hub = CookieSigner(*await signing_keys(store, settings)), Hub()
        tables = TableService(store, hub)
        chat = Chat(tables)
        presenter, driver = Presenter(tables, chat), Driver(tables, BotPool(), chat)
        names, lobby = Hosts(settings.hosts), Lobby(tables)
        services = cls(store, settings, names, cookies, hub, tables, lobby, presenter, driver, chat)
        for table in await store.tables_to_deal():
            try:
                await services.lobby.deal_if_full(table)
            except (
                BadInput,
                Problem,
            ) as error:  # stored by an older version; the other tables are still served
                log.error("table %s cannot be dealt: %s", table, error)
        services.tasks.add(asyncio.create_task(driver.resume(await store.tables_to_drive())))
        return services

    async def close(self) -> None:
        self.hub.close()
        for task in self.tasks:
            task.cancel()
        try:
            await self.driver.close()
            await self.hub.wait_for_queries()
        finally:
            await self.store.close()
