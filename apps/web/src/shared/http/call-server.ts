import type { ApiError } from '@keelerada/contract/fields/errors';
import { getAccessToken, hasAccessToken } from './access-token';
import { CallFailure, SessionEndFailure } from './call-failure';

export interface ServerCall {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON, or as it is when it is form data. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Media type of the answer, where a call has more than one. */
  readonly accept?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const UNAUTHORIZED = 401;

/** Asks the server whether the session goes on, and takes its new token. */
type SessionAsker = () => Promise<boolean>;
let askSession: SessionAsker | null = null;

/** Where somebody is signed in, a call that is refused asks by it and is sent once more if the session goes on. */
export function setSessionAsker(asker: SessionAsker | null): void {
  askSession = asker;
}

/** The errors of an answer; none if it did not come from our server (a proxy's page, for example). */
async function readErrors(response: Response): Promise<readonly ApiError[]> {
  try {
    const body: unknown = await response.json();
    return Array.isArray(body) ? (body as ApiError[]) : [];
  } catch {
    return [];
  }
}

/** Seconds only: our server and most proxies send no date (RFC 9110, 10.2.3). */
function readRetryAfter({ headers }: Response): number | null {
  const value = headers.get('Retry-After') ?? '';
  return /^\d{1,6}$/u.test(value) ? Number(value) : null;
}

async function send(path: string, call: ServerCall): Promise<Response> {
  const { body, signal, method = body === undefined ? 'GET' : 'POST' } = call;
  const headers = new Headers(call.headers);
  const token = getAccessToken();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
  if (call.accept !== undefined) headers.set('Accept', call.accept);
  try {
    return await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailure(0, []);
  }
}

/**
 * Calls the server. Resolves to the successful response; rejects with CallFailure (an error status, or status 0 if
 * the server cannot be reached) or with the signal's AbortError.
 */
export async function callServer(path: string, call: ServerCall = {}): Promise<Response> {
  let response = await send(path, call);
  if (response.status === UNAUTHORIZED && hasAccessToken() && askSession !== null) {
    // A renewal in another tab ends the token of this one, not the session.
    if (await askSession()) response = await send(path, call);
    else throw new SessionEndFailure(UNAUTHORIZED, await readErrors(response));
  }
  if (!response.ok)
    throw new CallFailure(response.status, await readErrors(response), readRetryAfter(response));
  return response;
}

/** Calls the server and reads its JSON; the caller names the contract's type of the answer. */
export async function callServerForJson<Answer>(path: string, call: ServerCall = {}): Promise<Answer> {
  const response = await callServer(path, call);
  return (await response.json()) as Answer;
}
