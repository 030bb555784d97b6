import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const CHECK_MS = 10_000;
/** A slow mobile line of the nineties; what reads less in three checks holds memory of the server for nothing. */
const LEAST_BYTES_A_CHECK = 10_000;
const CHECKS = 3;

export interface SlowReaderOptions {
  readonly checkMs?: number;
  readonly leastBytesACheck?: number;
}

/** Closes the connections of clients that ask for an answer and do not read it. An answer that is not ready does not count. */
export function cutOffSlowReaders(
  app: FastifyInstance,
  { checkMs = CHECK_MS, leastBytesACheck = LEAST_BYTES_A_CHECK }: SlowReaderOptions = {},
): void {
  const readers = new Map<ServerResponse, { bytesRead: number; slowChecks: number }>();

  function check(): void {
    for (const [response, reader] of readers) {
      const { socket } = response;
      if (socket === null) continue;
      // What the operating system holds has left the process.
      const bytesRead = socket.bytesWritten - socket.writableLength;
      const isSlow = response.writableLength > 0 && bytesRead - reader.bytesRead < leastBytesACheck;
      reader.bytesRead = bytesRead;
      reader.slowChecks = isSlow ? reader.slowChecks + 1 : 0;
      if (reader.slowChecks >= CHECKS) socket.destroy();
    }
  }

  const timer = setInterval(check, checkMs);
  timer.unref();
  app.addHook('onRequest', (_request, { raw }, done) => {
    readers.set(raw, { bytesRead: 0, slowChecks: 0 });
    raw.once('close', () => readers.delete(raw));
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
