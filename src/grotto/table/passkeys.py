"""Passkeys (WebAuthn): made and used by authenticators, which sign what they are asked to, once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from grotto.table import schema
from grotto.table.accounts import Accounts, Caller
from grotto.table.database import now
from grotto.table.errors import Forbidden, NotFound, Refused
from grotto.table.people import token_hash

T = TypeVar("T")

# Milliseconds in which a challenge must be answered.
PATIENCE = 5 * 60 * 1000
# Of one account.
MOST = 20
NAME = "grotto"


class Site(NamedTuple):
    """Where somebody is: the name passkeys are made for, and the address of the page."""

    name: str
    origin: str


class PasskeyRow(NamedTuple):
    """A passkey as it is stored."""

    id: str
    credential: str
    person: str
    site: str
    public_key: str
    uses: int
    device: str
    created: int
    used: int


class Passkeys:
    """Of all accounts."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.storage = accounts.storage

    async def of(self, person: str) -> list[PasskeyRow]:
        """The passkeys of an account, the oldest first."""
        rows = schema.passkeys
        query = select(rows).where(rows.c.person == person).order_by(rows.c.created, rows.c.id)
        async with self.storage.reading() as connection:
            return [PasskeyRow(*row) for row in await connection.execute(query)]

    # ---- challenges --------------------------------------------------------------------

    async def _challenge(self, purpose: str) -> bytes:
        """A new challenge."""
        rows, challenge = schema.challenges, secrets.token_bytes(32)
        async with self.storage.writing() as connection:
            await connection.execute(rows.delete().where(rows.c.expires <= now()))
            row = {"hash": token_hash(challenge.hex()), "purpose": purpose, "expires": now() + PATIENCE}
            await connection.execute(rows.insert(), row)
        return challenge

    async def _answered(self, purpose: str, credential: dict[str, Any]) -> bytes:
        """The challenge that was answered; it can't be used again."""
        challenge = _signed(credential)
        rows = schema.challenges
        spent = rows.delete().where(
            rows.c.hash == token_hash(challenge.hex()), rows.c.purpose == purpose, rows.c.expires > now()
        )
        async with self.storage.writing() as connection:
            if not (await connection.execute(spent)).rowcount:
                raise Refused("passkey_late", {})
        return challenge

    # ---- making ------------------------------------------------------------------------

    async def offer(self, caller: Caller, site: Site, password: str | None) -> dict[str, Any]:
        """What a browser needs to make a passkey."""
        known: list[PasskeyRow] = []
        if caller.session is not None:
            await self.accounts.prove(caller, password)
            known = await self.of(caller.person)
        if len(known) >= MOST:
            raise Refused("passkeys_many", {"n": MOST})
        name = (caller.session.name if caller.session else None) or await self.storage.person_name(caller.person)
        challenge = await self._challenge(f"make:{_caller_key(caller)}")
        credentials = [row.credential for row in known]
        return await _verified(lambda: _creation(site, name or NAME, challenge, credentials))

    async def add(self, caller: Caller, site: Site, credential: dict[str, Any]) -> str | None:
        """Keep a passkey that was made: a new account for a guest (its token), one more way in for others."""
        challenge = await self._answered(f"make:{_caller_key(caller)}", credential)
        made = await _verified(lambda: _check_made(site, challenge, credential))
        row: dict[str, object] = {
            "id": token_hash(made["credential"]), "site": site.name, "device": caller.device,
            "created": now(), "used": now(), **made,
        }  # fmt: skip
        if await self._find(made["credential"]) is not None:
            raise Refused("credential_taken", {})
        if caller.session is None:
            return await self.accounts.open(caller, {}, row)
        await self.accounts.mine(caller)
        await self.accounts.hall.finish(self._insert({**row, "person": caller.person}))
        return None

    async def _insert(self, row: dict[str, object]) -> None:
        try:
            async with self.storage.writing() as connection:
                await connection.execute(schema.passkeys.insert(), row)
        except IntegrityError as error:
            raise Refused("credential_taken", {}) from error

    async def remove(self, caller: Caller, id: str, password: str | None) -> None:
        """Remove a passkey, unless it is the only way to log in."""
        await self.accounts.prove(caller, password)
        rows, accounts = schema.passkeys, schema.accounts
        mine = select(accounts.c.password, accounts.c.recovery).where(accounts.c.person == caller.person)

        async def delete() -> None:
            async with self.storage.writing() as connection:
                # Simultaneous removals wait for each other here.
                account = (await connection.execute(mine.with_for_update())).first()
                gone = await connection.execute(rows.delete().where(rows.c.id == id, rows.c.person == caller.person))
                if account is None or not gone.rowcount:
                    raise NotFound("no_passkey", {})
                left = select(func.count()).select_from(rows).where(rows.c.person == caller.person)
                others = account.password is not None or account.recovery is not None
                if not others and not (await connection.execute(left)).scalar():
                    # This rolls the transaction back, and the row stays.
                    raise Refused("last_way_in", {})

        await self.accounts.hall.finish(delete())

    # ---- using -------------------------------------------------------------------------

    async def ask(self, caller: Caller, site: Site) -> dict[str, Any]:
        """What a browser needs to log somebody in without a name."""
        challenge = await self._challenge(f"enter:{_caller_key(caller)}")
        return await _verified(lambda: _request(site, challenge))

    async def _find(self, credential: str) -> PasskeyRow | None:
        query = select(schema.passkeys).where(schema.passkeys.c.id == token_hash(credential))
        async with self.storage.reading() as connection:
            row = (await connection.execute(query)).first()
            return None if row is None else PasskeyRow(*row)

    async def log_in(self, caller: Caller, site: Site, credential: dict[str, Any]) -> tuple[str, str]:
        """Come in by a passkey: the person and the token of a new session."""
        challenge = await self._answered(f"enter:{_caller_key(caller)}", credential)
        row = await self._find(str(credential.get("id", "")))
        if row is None or row.site != site.name:
            raise Forbidden("passkey_wrong", {})
        uses = await _verified(lambda: _check_used(site, challenge, credential, row))
        rows = schema.passkeys
        async with self.storage.writing() as connection:
            await connection.execute(rows.update().where(rows.c.id == row.id).values(uses=uses, used=now()))
        return row.person, await self.accounts.enter(caller, row.person)


def _caller_key(caller: Caller) -> str:
    """The key of a caller: only the person who asked for a challenge may answer it."""
    return caller.session.hash if caller.session is not None else caller.person


def _signed(credential: dict[str, Any]) -> bytes:
    """The challenge in what a browser has sent, not yet checked."""
    from webauthn.helpers import base64url_to_bytes

    try:
        data = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(data["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError, msgspec.DecodeError) as error:
        raise Refused("passkey_form", {}) from error


async def _verified(check: Callable[[], T]) -> T:
    """Check what was signed, outside the event loop; Forbidden if it is wrong."""
    try:
        return await asyncio.to_thread(check)
    except Exception as error:
        # Malformed input may make the library raise anything; it is wrong in any case.
        raise Forbidden("passkey_wrong", {}) from error


# The library takes most of a second to import, and most servers never use it.


def _creation(site: Site, name: str, challenge: bytes, known: list[str]) -> dict[str, Any]:
    import webauthn
    from webauthn.helpers import base64url_to_bytes, structs

    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=NAME,
        user_name=name,
        user_id=secrets.token_bytes(16),
        challenge=challenge,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            # It says by itself whose it is, and asks for a finger or a PIN: nothing else is asked for.
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known],
    )
    return dict(msgspec.json.decode(webauthn.options_to_json(options)))


def _check_made(site: Site, challenge: bytes, credential: dict[str, Any]) -> dict[str, Any]:
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    made = webauthn.verify_registration_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=site.name,
        expected_origin=site.origin,
        require_user_verification=True,
    )
    return {
        "credential": bytes_to_base64url(made.credential_id),
        "public_key": bytes_to_base64url(made.credential_public_key),
        "uses": made.sign_count,
    }


def _request(site: Site, challenge: bytes) -> dict[str, Any]:
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_authentication_options(
        rp_id=site.name, challenge=challenge, user_verification=structs.UserVerificationRequirement.REQUIRED
    )
    return dict(msgspec.json.decode(webauthn.options_to_json(options)))


def _check_used(site: Site, challenge: bytes, credential: dict[str, Any], row: PasskeyRow) -> int:
    import webauthn
    from webauthn.helpers import base64url_to_bytes

    used = webauthn.verify_authentication_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=site.name,
        expected_origin=site.origin,
        credential_public_key=base64url_to_bytes(row.public_key),
        credential_current_sign_count=row.uses,
        require_user_verification=True,
    )
    return int(used.new_sign_count)
