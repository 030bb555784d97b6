// For tests: passes questions on to the real analyser and counts them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { PROJECT_PYTHON } from '../open-morphology';
import { startWorkerProcess } from '../worker-process';

export interface CountingMorphology {
  readonly url: string;
  /** Number of questions so far, health checks excluded. */
  readonly asked: () => number;
  readonly close: () => Promise<void>;
}

export async function startCountingMorphology(): Promise<CountingMorphology> {
  const worker = await startWorkerProcess({ python: PROJECT_PYTHON, port: 0, log: () => undefined });
  let asked = 0;
  const server = createServer((request, response) => {
    const passOn = async (): Promise<void> => {
      const { method = 'GET', url = '/', headers } = request;
      const isQuestion = method !== 'GET';
      if (isQuestion) asked += 1;
      const answer = await fetch(new URL(url, worker.url), {
        method,
        headers: { 'content-type': headers['content-type'] ?? 'application/json' },
        ...(isQuestion && { body: new Uint8Array(await buffer(request)) }),
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    };
    passOn().catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await worker.stop();
    },
  };
}
