"""Opens and closes the services of a running server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field

from boardroom.core.errors import BadInput
from boardroom.server.autoplay.bot_pool import BotPool
from boardroom.server.autoplay.bot_time import BotTime
from boardroom.server.autoplay.driver import Driver
from boardroom.server.autoplay.lease_keeper import LeaseKeeper
from boardroom.server.http.hosts import Hosts
from boardroom.server.http.identity import CookieSigner
from boardroom.server.http.metrics import RequestCounts
from boardroom.server.http.problems import Problem
from boardroom.server.http.quotas import Quotas
from boardroom.server.jobs.opening import open_queue
from boardroom.server.jobs.queue import DONE, JobQueue
from boardroom.server.live.news import News
from boardroom.server.live.stream import Hub
from boardroom.server.lobby.chat import Chat
from boardroom.server.lobby.lobby import Lobby
from boardroom.server.lobby.presenter import Presenter
from boardroom.server.lobby.service import TableService
from boardroom.server.settings import Settings
from boardroom.server.storage.database import DATABASE_ERRORS
from boardroom.server.storage.keys import signing_keys
from boardroom.server.storage.leases import FREED
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
    quotas: Quotas
    jobs: JobQueue
    requests: RequestCounts = field(default_factory=RequestCounts)
    news: News | None = None
    """What is heard from other workers, where there may be some."""
    loading: asyncio.Task[None] | None = None
    """Loads the games after the start of a server; they are also loaded when a request needs them."""
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
        presenter = Presenter(tables, chat)
        driver = Driver(tables, BotPool(), chat, BotTime(store.counters, settings))
        quotas = Quotas(store.counters, settings)
        names, lobby = Hosts(settings.hosts), Lobby(tables, settings.reveal_timeout_s)
        jobs = await open_queue(store, settings)
        services = cls(
            store, settings, names, cookies, hub, tables, lobby, presenter, driver, chat, quotas, jobs
        )
        try:
            await services._deal()
        except BaseException:
            await jobs.close()
            raise
        return services

    async def _deal(self) -> None:
        """Deal what is full."""
        for table in await self.store.tables_to_deal():
            try:
                await self.lobby.deal_if_full(table)
            except (
                BadInput,
                Problem,
            ) as error:  # stored by an older version; the other tables are still served
                log.error("table %s cannot be dealt: %s", table, error)

    async def begin_driving(self) -> None:
        """Let bots move: at all tables, or at this worker's share of them."""
        leases = self.store.shared
        if leases is None:
            self._run(self.driver.resume(await self.store.tables_to_drive()))
            return
        await leases.want_all()
        keeper = LeaseKeeper(leases, self.driver.wake)

        def hear(table: str, about: str) -> None:
            if table == FREED:
                keeper.is_due.set()
            elif table == DONE:
                self.jobs.hear(about)
            else:
                self.tables.hear(table, about)

        self.news = News(self.store, hear, self.hub.notify_all)
        self._run(self.news.listen())
        self._run(keeper.run())
        self._run(self.jobs.run())

    def _run(self, work: Coroutine[object, object, None]) -> None:
        self.tasks.add(asyncio.create_task(work))

    async def close(self) -> None:
        self.hub.close()
        for task in self.tasks:
            task.cancel()
        try:
            await asyncio.gather(*self.tasks, return_exceptions=True)
            await self.jobs.close()
            await self.lobby.close()
            await self.driver.close()
            await self.hub.wait_for_queries()
            if self.store.shared:
                with suppress(*DATABASE_ERRORS):
                    await self.store.shared.leave()
        finally:
            await self.store.close()
