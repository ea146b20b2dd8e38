"""Friends: made by a link, identified by their handles."""

from __future__ import annotations

from sqlalchemy import delete, func, select, text
from sqlalchemy.exc import IntegrityError

from grotto.table import schema
from grotto.table.database import now
from grotto.table.errors import NotFound, Refused
from grotto.table.people import is_id, new_token, token_hash
from grotto.table.profile_messages import FriendInfo, FriendLink, Friends
from grotto.table.scorebook import make_profile
from grotto.table.storage import Storage

MOST_FRIENDS = 300


class Friendships:
    """Friendships in the database."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, person: str | None) -> set[str]:
        """The friends of a person."""
        if person is None:
            return set()
        query = select(schema.friends.c.friend).where(schema.friends.c.person == person)
        async with self.storage.reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def friends(self, person: str | None) -> Friends:
        """The friends of a person, by name."""
        columns, pages, people = schema.friends.c, schema.profiles.c, schema.people.c
        query = (
            select(pages.handle, people.name, pages.hidden)
            .select_from(schema.friends)
            .join(schema.profiles, pages.person == columns.friend)
            .outerjoin(schema.people, people.id == columns.friend)
            .where(columns.person == (person or ""))
        )
        link = select(func.count()).select_from(schema.friend_links).where(schema.friend_links.c.person == person)
        async with self.storage.reading() as connection:
            found = [FriendInfo(row.handle, row.name or "", not row.hidden) for row in await connection.execute(query)]
            linked = bool((await connection.execute(link)).scalar())
        return Friends(sorted(found, key=lambda one: (one.name.casefold(), one.handle)), linked)

    async def link(self, person: str) -> str:
        """A new link; the old one stops working."""
        token = new_token()
        # The same in both databases; of two at the same moment the last one counts.
        renew = text(
            "INSERT INTO friend_links (person, token_hash) VALUES (:person, :hash) "
            "ON CONFLICT (person) DO UPDATE SET token_hash = excluded.token_hash"
        )
        async with self.storage.writing() as connection:
            await connection.execute(renew, {"person": person, "hash": token_hash(token)})
        return token

    async def unlink(self, person: str) -> None:
        """Remove the link."""
        async with self.storage.writing() as connection:
            await connection.execute(delete(schema.friend_links).where(schema.friend_links.c.person == person))

    async def _behind(self, token: str) -> str:
        """The owner of a link."""
        query = select(schema.friend_links.c.person).where(schema.friend_links.c.token_hash == token_hash(token))
        async with self.storage.reading() as connection:
            found = (await connection.execute(query)).scalar()
        if found is None:
            raise NotFound("no_friend_link", {})
        return str(found)

    async def look(self, person: str | None, token: str) -> FriendLink:
        """The person behind a link."""
        other = await self._behind(token)
        return FriendLink(await self.storage.person_name(other), other == person, other in await self.of(person))

    async def accept(self, person: str, token: str) -> None:
        """Become friends with the owner of a link; friends stay friends."""
        other = await self._behind(token)
        if other == person:
            raise Refused("friend_me", {})
        if max(len(await self.of(person)), len(await self.of(other))) >= MOST_FRIENDS:
            raise Refused("quota_friends", {"n": MOST_FRIENDS})
        time = now()
        pairs = [
            {"person": one, "friend": two, "since": time} for one, two in sorted([(person, other), (other, person)])
        ]
        try:
            async with self.storage.writing() as connection:
                await connection.execute(schema.friends.insert(), pairs)
                for one in sorted([person, other]):
                    await make_profile(connection, one)
        except IntegrityError:
            return

    async def part(self, person: str, handle: str) -> None:
        """End a friendship, on both sides; the link ends too, because it would renew the friendship."""
        query = select(schema.profiles.c.person).where(schema.profiles.c.handle == handle)
        async with self.storage.reading() as connection:
            other = (await connection.execute(query)).scalar() if is_id(handle) else None
        if other is None or other not in await self.of(person):
            raise NotFound("no_friend", {})
        columns = schema.friends.c
        async with self.storage.writing() as connection:
            for one, two in sorted([(person, other), (other, person)]):
                await connection.execute(delete(schema.friends).where(columns.person == one, columns.friend == two))
            await connection.execute(delete(schema.friend_links).where(schema.friend_links.c.person == person))
