"""Notes to people who are not at the table: by the push service of their browser, or by mail."""

from __future__ import annotations

import asyncio
import base64
import json
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from functools import cache
from urllib.parse import urlsplit

from grotto.table.errors import Refused
from grotto.table.notices import Channel, Gone, Note
from grotto.text import Speaker, speaker
from grotto.web.public import Mail, Public, parsed

# Seconds that a push service or a mail server may take to answer.
PATIENCE = 20
# So many notes are on their way at a time.
AT_ONCE = 20
# Seconds for which a push service keeps a note for a browser that is not there.
KEPT = 3 * 24 * 3600


def new_key() -> str:
    """A private key by which push services know a server (VAPID)."""
    # It takes a while to import.
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("=")


def public_key(private: str) -> str:
    """What browsers are told of it."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    number = int.from_bytes(base64.urlsafe_b64decode(private + "=="), "big")
    point = (
        ec.derive_private_key(number, ec.SECP256R1())
        .public_key()
        .public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    )
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


@cache
def speaker_of(language: str, game: str | None) -> Speaker:
    """Who says it."""
    return speaker(language, game)


def mail_address(given: str) -> str:
    """An address that mail can be sent to, and nothing but that; Refused if it is none."""
    name, at, domain = given.strip().rpartition("@")
    odd = any(char.isspace() or not char.isprintable() or char in ',;:<>()[]"\\' for char in name + domain)
    if not at or not name or "." not in domain.strip(".") or odd or len(given) > 200 or not given.isascii():
        raise Refused("mail_address", {})
    try:
        return Address(username=name, domain=domain.lower()).addr_spec
    except Exception as error:
        raise Refused("mail_address", {}) from error


class Post:
    """Sends notes."""

    def __init__(self, public: Public, key: str) -> None:
        self.public = public
        self.key = key
        self.push_key = public_key(key)
        self.name = public.hosts[0] if public.hosts else "localhost"
        self.threads = ThreadPoolExecutor(AT_ONCE, "post")

    async def send(self, channel: Channel, note: Note) -> None:
        """Tell somebody that it is their turn."""
        if channel.kind == "push":
            await self._beside(self._push, channel, note)
        elif self.public.mail is not None:
            mail = self._turn_mail(self.public.mail, channel, note)
            await self._beside(deliver, self.public.mail, mail)

    async def _beside(self, work: Callable[..., None], *given: object) -> None:
        """Wait for somebody else's server, in a thread of our own: those that others need are not kept waiting."""
        await asyncio.get_running_loop().run_in_executor(self.threads, work, *given)

    # ---- browsers ----------------------------------------------------------------------

    def check_endpoint(self, endpoint: str) -> None:
        """Refused if this is not the address of a push service that we know: the server would send anywhere."""
        try:
            url = urlsplit(endpoint)
            host, port = (url.hostname or "").lower(), url.port
        except ValueError as error:
            raise Refused("push_host", {}) from error
        known = any(host == one or (one.startswith("*.") and host.endswith(one[1:])) for one in self.public.push_hosts)
        safe = url.scheme == "https" and port in (None, 443)
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if not known or not plain or url.username is not None or not (safe or is_loopback(host)):
            raise Refused("push_host", {})

    def _push(self, channel: Channel, note: Note) -> None:
        import requests
        from pywebpush import WebPushException, webpush

        self.check_endpoint(channel.address)
        words = speaker_of(channel.language, note.game)
        said = {
            "title": words.say("notice-turn"),
            "body": note.name or words.say("game-name"),
            "path": f"/t/{note.table}",
        }
        # Whom a push service may turn to.
        subject = self.public.mail.site if self.public.mail is not None else f"https://{self.name}"
        session = requests.Session()
        # The address was checked; where it leads on was not.
        session.max_redirects = 0
        try:
            webpush(
                {"endpoint": channel.address, "keys": json.loads(channel.keys)},
                json.dumps(said).encode(),
                vapid_private_key=self.key,
                vapid_claims={"sub": subject},
                ttl=KEPT,
                timeout=PATIENCE,
                # A note that waits at the service is replaced by the same one.
                headers={"Topic": note.mark, "Urgency": "normal"},
                requests_session=session,
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in (404, 410):
                raise Gone from error
            raise

    # ---- mail --------------------------------------------------------------------------

    async def send_code(self, channel: Channel, code: str) -> None:
        """Ask whether an address is somebody's own; Refused if the mail can't be sent."""
        server = self.public.mail
        if server is None:
            raise Refused("no_mail_here", {})
        words = speaker_of(channel.language, None)
        mail = self._mail(server, channel, words.say("notice-code", code=code), channel.id)
        mail.set_content(words.say("notice-code-mail", code=code, site=server.site))
        try:
            await self._beside(deliver, server, mail)
        except (OSError, smtplib.SMTPException, Gone) as error:
            raise Refused("mail_failed", {}) from error

    def _turn_mail(self, server: Mail, channel: Channel, note: Note) -> EmailMessage:
        words = speaker_of(channel.language, note.game)
        title = note.name or words.say("game-name")
        mail = self._mail(server, channel, words.say("notice-turn-at", table=title), f"{note.mark}.{channel.id}")
        stop = f"{server.site}/mail/{channel.id}"
        mail["List-Unsubscribe"] = f"<{stop}>"
        body = words.say("notice-turn-mail", table=title, address=f"{server.site}/t/{note.table}", stop=stop)
        mail.set_content(body)
        return mail

    def _mail(self, server: Mail, channel: Channel, subject: str, mark: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"], mail["To"] = server.sender, channel.address
        mail["Subject"] = " ".join(subject.split())
        # The same note has the same id, so that a repetition is known as one.
        mail["Message-ID"] = f"<{mark}@{urlsplit(server.site).hostname or 'grotto'}>"
        mail["Auto-Submitted"] = "auto-generated"
        return mail


def is_loopback(host: str) -> bool:
    """Whether this machine itself is meant."""
    try:
        return parsed(host).is_loopback
    except ValueError:
        return False


def deliver(server: Mail, mail: EmailMessage) -> None:
    """Hand a mail to the mail server; Gone if it says that there is no such address."""
    context = ssl.create_default_context()
    if server.security == "tls":
        way: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context)
    else:
        way = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    with way:
        if server.security == "starttls":
            way.starttls(context=context)
        if server.user:
            way.login(server.user, server.password)
        try:
            way.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            if all(status in (550, 551, 553) for status, _ in error.recipients.values()):
                raise Gone from error
            raise
