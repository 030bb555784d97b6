import type { IncomingMessage } from 'node:http';

/** More than the largest upload that is allowed; whoever sends more loses the connection. */
const MAX_DISCARDED_BYTES = 128 * 1024 * 1024;
const MAX_SILENCE_MS = 1_000;

/**
 * Reads what is left of a request that is refused and throws it away: a client that still writes when the connection is
 * closed never hears why. Gives up on a body that is far too large and on a client that falls silent.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  if (Number(request.headers['content-length']) > MAX_DISCARDED_BYTES) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const silence = setTimeout(finish, MAX_SILENCE_MS);
    function finish(): void {
      clearTimeout(silence);
      request.off('data', count);
      resolve();
    }
    function count(chunk: Buffer): void {
      bytes += chunk.length;
      silence.refresh();
      if (bytes > MAX_DISCARDED_BYTES) finish();
    }
    for (const event of ['end', 'close', 'error']) request.once(event, finish);
    request.unpipe();
    request.on('data', count);
    request.resume();
  });
}
