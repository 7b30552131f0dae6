"""Passkeys: a browser proves that it was here before. The package ``webauthn`` checks the proof.

A challenge is sent in a signed cookie that is valid for a few minutes and one purpose, so nothing is stored here. A
passkey belongs to the host name of the page; an IP address has none.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_address

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from ..domain.hosts import host_of
from ..domain.messages import RefusedError

COOKIE = "biberbau-passkey"
SECONDS = 300
"""Seconds that a person may take to answer."""

NEW, BACK = "new", "back"
"""The purposes of a challenge: to make a passkey, or to come back with one."""


@dataclass(frozen=True)
class Made:
    """A new passkey from a browser."""

    credential: bytes
    public_key: bytes
    count: int


def host_for(headers: Headers) -> str:
    """The host name to which passkeys belong here; a RefusedError where the page was opened by an IP address."""
    host = host_of(headers.get("host", ""))
    try:
        ip_address(host)
    except ValueError:
        return host
    raise RefusedError(409, "passkey-address", host=host)


def _origins(headers: Headers) -> list[str]:
    """The origins from which a browser's answer must come; a proxy in front may speak TLS for us."""
    here = headers.get("host", "").strip().lower()
    return [f"https://{here}", f"http://{here}"]


class Passkeys:
    """Challenges browsers, and checks their answers. ``key``: the server's own."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._serializer = URLSafeTimedSerializer(
            key, salt="biberbau passkey 1", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def to_make(self, headers: Headers, player: str, name: str, known: Sequence[bytes]) -> tuple[str, bytes]:
        """The options with which a browser makes a passkey for a person, as JSON, and their challenge; ``known``: the
        passkeys that they have already.
        """
        from webauthn import generate_registration_options, options_to_json  # slow imports
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        challenge = secrets.token_bytes(32)
        options = generate_registration_options(
            rp_id=host_for(headers),
            rp_name="biberbau",
            user_name=name,
            user_id=hmac.digest(self._key, f"biberbau passkey\0{player}".encode(), "sha256"),
            challenge=challenge,
            timeout=SECONDS * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=credential) for credential in known],
        )
        return options_to_json(options), challenge

    def to_come_back(self, headers: Headers) -> tuple[str, bytes]:
        """The options with which a browser finds a passkey from here, as JSON, and their challenge."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        challenge = secrets.token_bytes(32)
        options = generate_authentication_options(
            rp_id=host_for(headers),
            challenge=challenge,
            timeout=SECONDS * 1000,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return options_to_json(options), challenge

    def made(self, headers: Headers, text: str, challenge: bytes) -> Made:
        """The passkey in a browser's answer; a RefusedError if it does not fit this challenge."""
        from webauthn import verify_registration_response

        try:
            found = verify_registration_response(
                credential=text,
                expected_challenge=challenge,
                expected_rp_id=host_for(headers),
                expected_origin=_origins(headers),
            )
        except RefusedError:
            raise
        except Exception as error:  # odd bytes may make the package's parser raise anything
            raise RefusedError(400, "passkey-wrong") from error
        return Made(found.credential_id, found.credential_public_key, found.sign_count)

    def proved(self, headers: Headers, text: str, challenge: bytes, public_key: bytes, count: int) -> int:
        """The passkey's use count, once the browser has proved to have it; a RefusedError if not."""
        from webauthn import verify_authentication_response

        try:
            found = verify_authentication_response(
                credential=text,
                expected_challenge=challenge,
                expected_rp_id=host_for(headers),
                expected_origin=_origins(headers),
                credential_public_key=public_key,
                credential_current_sign_count=count,
            )
        except RefusedError:
            raise
        except Exception as error:
            raise RefusedError(400, "passkey-wrong") from error
        return found.new_sign_count

    # -------------------------------------------------------------------------------------------------- challenges

    def asks(
        self, response: Response, challenge: bytes, purpose: str, player: str | None, secure: bool
    ) -> None:
        """Send the challenge in a cookie; ``player``: the only one who may answer it."""
        text = self._serializer.dumps([challenge.hex(), purpose, player or ""])
        response.set_cookie(
            COOKIE,
            text if isinstance(text, str) else text.decode(),
            max_age=SECONDS,
            path="/you",
            httponly=True,
            samesite="strict",
            secure=secure,
        )

    def asked(self, request: Request, purpose: str, player: str | None) -> bytes:
        """The challenge that was sent to this browser; a RefusedError when there is none, or it has expired."""
        try:
            challenge, wanted, who = self._serializer.loads(request.cookies.get(COOKIE, ""), max_age=SECONDS)
            found = bytes.fromhex(challenge)
        except (BadData, ValueError, TypeError) as error:
            raise RefusedError(409, "passkey-late") from error
        if (wanted, who) != (purpose, player or ""):
            raise RefusedError(409, "passkey-late")
        return found

    def answered(self, response: Response) -> None:
        """Delete the challenge: it may be answered once."""
        response.delete_cookie(COOKIE, path="/you", httponly=True, samesite="strict")


def credential_in(text: str) -> bytes:
    """The id of the credential in a browser's answer."""
    from webauthn.helpers import base64url_to_bytes

    try:
        found = json.loads(text)
        return base64url_to_bytes(found["rawId"])
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise RefusedError(400, "passkey-wrong") from error
