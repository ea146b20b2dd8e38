/** Calls to the server. */
import type { Me, Message, View } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
    readonly view: View | null = null,
  ) {
    super(`${status} ${reason.id}`);
  }
}

/** There is no connection. */
export class Offline extends Error {}

/** Whether it helps to ask again later: there is no connection, or it was asked too often. */
export const passing = (error: unknown): boolean =>
  error instanceof Offline || (error instanceof ApiError && error.status === 429);

/** Milliseconds until then. */
export const PASSING = 2000;

let csrf = "";

async function call(method: string, path: string, body?: unknown, kind = "application/json"): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json, text/plain" };
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  if (body !== undefined) headers["Content-Type"] = kind;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  } catch (cause) {
    throw new Offline("no connection", { cause });
  }
  if (response.ok) return response;
  if (response.status === 502 || response.status === 503 || response.status === 504) throw new Offline("no server");
  let answer: { error?: Message; view?: View } = {};
  try {
    answer = (await response.json()) as typeof answer;
  } catch {
    // Not from us: say what the status says.
  }
  const known = answer.error && typeof answer.error === "object" && "id" in answer.error ? answer.error : null;
  throw new ApiError(
    response.status,
    known ?? {
      id: response.status === 404 ? "web-error-not_found" : "web-error-server",
      data: { status: response.status },
    },
    answer.view ?? null,
  );
}

export const get = async <T>(path: string): Promise<T> => (await call("GET", path)).json() as Promise<T>;
export const getText = async (path: string): Promise<string> => (await call("GET", path)).text();

/** A change; if the cookie that the token belongs to has gone, a new token is fetched once. */
async function change<T>(method: string, path: string, body?: unknown, kind?: string): Promise<T> {
  if (!csrf) await fetchMe();
  try {
    return (await (await call(method, path, body, kind)).json()) as T;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    const old = csrf;
    await fetchMe();
    if (csrf === old) throw error;
    return (await (await call(method, path, body, kind)).json()) as T;
  }
}

export const post = <T>(path: string, body: unknown = {}): Promise<T> => change<T>("POST", path, body);
export const remove = <T>(path: string): Promise<T> => change<T>("DELETE", path);
export const put = <T>(path: string, body: unknown): Promise<T> => change<T>("PUT", path, body);
export const postText = <T>(path: string, body: string): Promise<T> => change<T>("POST", path, body, "text/plain");

let asking: Promise<Me> | null = null;

/** Who I am. Asked once at a time: the first answer makes me somebody. */
export function fetchMe(): Promise<Me> {
  asking ??= get<Me>("/me")
    .then((me) => {
      csrf = me.csrf;
      return me;
    })
    .finally(() => (asking = null));
  return asking;
}

/** A new id for a request, so that a repeated one counts once. */
export function requestId(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  // Outside https and localhost browsers keep randomUUID to themselves.
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
