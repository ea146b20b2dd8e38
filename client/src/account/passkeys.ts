/** Passkeys: from what the server sends to what browsers take, and back. Older browsers can't do it by themselves. */
import { post } from "../api/client";
import type { AccountInfo } from "../api/types";

interface Described {
  id: string;
  type: "public-key";
}
interface Creation {
  challenge: string;
  rp: PublicKeyCredentialRpEntity;
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: PublicKeyCredentialParameters[];
  timeout?: number;
  excludeCredentials?: Described[];
  authenticatorSelection?: AuthenticatorSelectionCriteria;
  attestation?: AttestationConveyancePreference;
}
interface Asked {
  challenge: string;
  rpId: string;
  timeout?: number;
  userVerification?: UserVerificationRequirement;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
const written = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Whether there can be any here: browsers want a safe connection and a name, not a number. */
export const possible = (): boolean =>
  "PublicKeyCredential" in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

/** The browser has made none, or has found none: mostly because the reader has changed their mind. */
export class NoPasskey extends Error {}

async function asked<T>(ask: () => Promise<T | null>): Promise<T> {
  try {
    const found = await ask();
    if (found) return found;
  } catch {
    // Browsers don't say why, so that pages can't find out who has passkeys.
  }
  throw new NoPasskey();
}

/** Make a passkey, and keep it with my account; a guest gets one. */
export async function make(password: string | null): Promise<AccountInfo> {
  const options = await post<Creation>("/account/passkeys/make", { password });
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
  };
  const made = (await asked(() => navigator.credentials.create({ publicKey }))) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return post<AccountInfo>("/account/passkeys", {
    credential: {
      id: made.id,
      rawId: written(made.rawId),
      type: made.type,
      response: {
        clientDataJSON: written(response.clientDataJSON),
        attestationObject: written(response.attestationObject),
      },
    },
  });
}

/** Log in with a passkey. */
export async function use(): Promise<AccountInfo> {
  const options = await post<Asked>("/account/passkeys/ask");
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: [],
  };
  const used = (await asked(() => navigator.credentials.get({ publicKey }))) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return post<AccountInfo>("/account/passkeys/login", {
    credential: {
      id: used.id,
      rawId: written(used.rawId),
      type: used.type,
      response: {
        clientDataJSON: written(response.clientDataJSON),
        authenticatorData: written(response.authenticatorData),
        signature: written(response.signature),
        userHandle: response.userHandle ? written(response.userHandle) : null,
      },
    },
  });
}
