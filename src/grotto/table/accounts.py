"""Accounts: optional, opened by guests with a name and a password, a passkey or a recovery code.

An account is a person with a new id, and everything that the guest has moves to it in one transaction. So older
cookies of the guest give no access to the account. The owner knows each way to log in before it is stored: if the
answer is lost, nobody is locked out.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from grotto.table import schema
from grotto.table.database import now
from grotto.table.errors import Forbidden, NotFound, Refused
from grotto.table.hall import Hall
from grotto.table.owning import erase, hand_over
from grotto.table.passwords import Passwords, checked
from grotto.table.people import ALPHABET, given_name, outline, token_hash
from grotto.table.sessions import Session, Sessions

# A recovery code: 124 bits, in groups that can be read out.
CODE_GROUPS = 5
CODE_GROUP = 5


class AccountRow(NamedTuple):
    """An account as it is stored."""

    person: str
    name: str | None
    outline: str | None
    password: str | None
    recovery: str | None
    admin: bool
    created: int


class Caller(NamedTuple):
    """The person behind a request: a guest, or an account with one of its sessions."""

    person: str
    session: Session | None
    # The browser and system: "Firefox, Linux".
    device: str


def new_code() -> str:
    """A new recovery code."""
    groups = ["".join([secrets.choice(ALPHABET) for _ in range(CODE_GROUP)]) for _ in range(CODE_GROUPS)]
    return "-".join(groups)


def code_hash(code: str) -> str:
    """The stored hash of a code, however it is typed; Refused if it can't be a code."""
    plain = "".join([char for char in code.casefold() if char.isalnum()])
    if len(plain) != CODE_GROUPS * CODE_GROUP or any(char not in ALPHABET for char in plain):
        raise Refused("code_form", {})
    return token_hash(f"recovery:{plain}")


class Accounts:
    """Opens accounts, lets people in, and deletes what is theirs."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.sessions = Sessions(hall.storage)
        self.passwords = Passwords()

    # ---- finding -----------------------------------------------------------------------

    async def _one(self, condition: Any) -> AccountRow | None:
        async with self.storage.reading() as connection:
            row = (await connection.execute(select(schema.accounts).where(condition))).first()
            return None if row is None else AccountRow(*row)

    async def of(self, person: str) -> AccountRow | None:
        """The account of a person."""
        return await self._one(schema.accounts.c.person == person)

    async def called(self, name: str) -> AccountRow | None:
        """The account with a name that looks like this one."""
        shape = outline(given_name(name))
        return await self._one(schema.accounts.c.outline == shape) if shape else None

    async def mine(self, caller: Caller) -> AccountRow:
        """The account of the caller; Refused for guests."""
        found = None if caller.session is None else await self.of(caller.person)
        if found is None:
            raise Refused("no_account", {})
        return found

    # ---- opening -----------------------------------------------------------------------

    async def open(self, caller: Caller, values: dict[str, object], passkey: dict[str, object] | None = None) -> str:
        """An account for a guest, with everything the guest has: the token of its first session."""
        return await self.hall.finish(self._open(caller, values, passkey))

    async def _open(self, caller: Caller, values: dict[str, object], passkey: dict[str, object] | None) -> str:
        person = secrets.token_hex(16)
        row = {
            "person": person, "name": None, "outline": None, "password": None, "recovery": None,
            "admin": False, "created": now(), **values,
        }  # fmt: skip
        try:
            async with self.storage.writing() as connection:
                await connection.execute(schema.accounts.insert(), row)
                if passkey is not None:
                    await connection.execute(schema.passkeys.insert(), {**passkey, "person": person})
                touched = await hand_over(self.storage, connection, caller.person, person)
                await self._call(connection, person, str(row["name"] or ""))
                token = await self.sessions.begin(connection, person, caller.device)
        except IntegrityError as error:
            raise _taken(values) from error
        await self.hall.look_again(touched)
        return token

    async def _call(self, connection: AsyncConnection, person: str, name: str) -> None:
        """Use the name of the account for a person who has not given another name."""
        columns = schema.people.c
        known = select(func.count()).select_from(schema.people).where(columns.id == person, columns.name != "")
        if not name or (await connection.execute(known)).scalar():
            return
        await connection.execute(schema.people.delete().where(columns.id == person))
        await connection.execute(schema.people.insert(), {"id": person, "name": name, "created": now()})

    async def set_password(self, caller: Caller, name: str, password: str) -> str | None:
        """A name and a password to log in with: a new account for a guest (its token), one more way in for others."""
        called = given_name(name)
        if not called:
            raise Refused("name_blank", {})
        values: dict[str, object] = {"name": called, "outline": outline(called)}
        checked(password, called)
        if caller.session is not None and (await self.mine(caller)).password is not None:
            raise Refused("password_there", {})
        values["password"] = await self.passwords.hash(password)
        if caller.session is None:
            return await self.open(caller, values)
        await self._change(caller.person, values)
        return None

    async def set_code(self, caller: Caller, code: str, password: str | None) -> str | None:
        """A recovery code, in the place of an earlier one: a new account for a guest (its token)."""
        values: dict[str, object] = {"recovery": code_hash(code)}
        if caller.session is None:
            return await self.open(caller, values)
        await self.prove(caller, password)
        await self._change(caller.person, values)
        return None

    async def _change(self, person: str, values: dict[str, object]) -> None:
        query = schema.accounts.update().where(schema.accounts.c.person == person).values(values)

        async def change() -> None:
            try:
                async with self.storage.writing() as connection:
                    await connection.execute(query)
            except IntegrityError as error:
                raise _taken(values) from error

        await self.hall.finish(change())

    async def change_password(self, caller: Caller, old: str, new: str) -> None:
        """Set another password and end all other sessions."""
        account = await self.mine(caller)
        assert caller.session is not None
        if account.password is None:
            raise Refused("no_password", {})
        checked(new, account.name or "")
        await self.prove(caller, old)
        values: dict[str, object] = {"password": await self.passwords.hash(new)}
        await self.hall.finish(self._renew(caller.person, values, caller.session.hash))

    async def _renew(self, person: str, values: dict[str, object], but: str) -> None:
        """Change an account and end its other sessions, both or neither."""
        async with self.storage.writing() as connection:
            accounts = schema.accounts
            await connection.execute(accounts.update().where(accounts.c.person == person).values(values))
            hashes = await self.sessions.end_within(connection, person, but=but)
        self.sessions.ended(hashes)

    # ---- coming in ---------------------------------------------------------------------

    async def prove(self, caller: Caller, password: str | None) -> None:
        """Forbidden if an account has a password and this is not it: somebody may have left the page open."""
        account = await self.mine(caller)
        if account.password is not None and not await self.passwords.right(account.password, password or ""):
            raise Forbidden("password_wrong", {})

    async def log_in(self, caller: Caller, name: str, password: str) -> tuple[str, str]:
        """Come in by name and password: the person and the token of a new session."""
        account = await self.called(name)
        stored = None if account is None else account.password
        if not await self.passwords.right(stored, password) or account is None:
            raise Forbidden("login_wrong", {})
        return account.person, await self.enter(caller, account.person)

    async def recover(self, caller: Caller, code: str) -> tuple[str, str]:
        """Come in by a recovery code."""
        account = await self._one(schema.accounts.c.recovery == code_hash(code))
        if account is None:
            raise Forbidden("code_wrong", {})
        return account.person, await self.enter(caller, account.person)

    async def enter(self, caller: Caller, person: str) -> str:
        """A new session; what the guest has moves to it, and the caller's earlier session ends."""
        return await self.hall.finish(self._enter(caller, person))

    async def _enter(self, caller: Caller, person: str) -> str:
        touched: list[str] = []
        async with self.storage.writing() as connection:
            token = await self.sessions.begin(connection, person, caller.device)
            if caller.session is None:
                touched = await hand_over(self.storage, connection, caller.person, person)
            else:
                rows = schema.sessions
                await connection.execute(rows.delete().where(rows.c.token_hash == caller.session.hash))
        if caller.session is not None:
            self.sessions.ended([caller.session.hash])
        await self.hall.look_again(touched)
        return token

    # ---- going -------------------------------------------------------------------------

    async def log_out(self, caller: Caller) -> None:
        """End the caller's session. Guests have none: a guest who left could not come back."""
        if caller.session is None:
            raise Refused("no_account", {})
        await self.hall.finish(self.sessions.end(caller.person, caller.session.id))

    async def end_session(self, caller: Caller, id: str) -> None:
        """End one session of an account."""
        await self.mine(caller)
        if not await self.hall.finish(self.sessions.end(caller.person, id)):
            raise NotFound("no_session", {})

    async def delete(self, caller: Caller, password: str | None) -> None:
        """Delete everything of the caller. Games with others stay, without the name."""
        if caller.session is not None:
            await self.prove(caller, password)
        await self.hall.finish(self._delete(caller.person))

    async def _delete(self, person: str) -> None:
        open_pages = [session.hash for session in await self.sessions.of(person)]
        async with self.storage.writing() as connection:
            deleted, kept = await erase(self.storage, connection, person)
        self.sessions.ended(open_pages)
        for id in deleted:
            self.hall.forget(id)
        await self.hall.look_again(kept)


def _taken(values: dict[str, object]) -> Refused:
    """What somebody else has already."""
    return Refused("name_taken" if "name" in values else "credential_taken", {})
