import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { postJson } from './post-json';

const MOST_BYTES = 1_000_000;
/** What sockets hold between the two. */
const MOST_WRITTEN = 20 * MOST_BYTES;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function ask(listener: RequestListener, signal = new AbortController().signal) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return postJson({ url: `http://127.0.0.1:${port}/` }, {}, MOST_BYTES, signal);
}

/** Writes parts of a size as fast as they are taken; resolves with the bytes once the connection is closed. */
function writeWithoutEnd(response: ServerResponse, size: number): Promise<number> {
  let bytes = 0;
  const write = (): void => {
    while (!response.destroyed) {
      bytes += size;
      if (!response.write('x'.repeat(size))) break;
    }
  };
  response.on('drain', () => setImmediate(write));
  write();
  return new Promise((resolve) => response.once('close', () => resolve(bytes)));
}

it('reads an answer of a megabyte, and nothing of a refusal', async () => {
  expect(await ask((_, response) => response.end('x'.repeat(MOST_BYTES)))).toHaveLength(MOST_BYTES);
  server?.close();
  let closed: Promise<number> | undefined;
  const refused = await ask((_, response) => {
    response.writeHead(500);
    closed = writeWithoutEnd(response, 10_000);
  });
  expect(refused).toBeNull();
  expect(await closed).toBeLessThan(MOST_WRITTEN);
});

it('closes the connection where more comes', async () => {
  let closed: Promise<number> | undefined;
  const answer = ask((_, response) => {
    closed = writeWithoutEnd(response, 50_000);
  });
  await expect(answer).rejects.toThrow('more than 1000000 bytes');
  expect(await closed).toBeLessThan(MOST_WRITTEN);
});

it('counts what is packed by what it holds', async () => {
  const packed = gzipSync('x'.repeat(100 * MOST_BYTES));
  expect(packed.length).toBeLessThan(MOST_BYTES);
  const answer = ask((_, response) => response.setHeader('content-encoding', 'gzip').end(packed));
  await expect(answer).rejects.toThrow('more than 1000000 bytes');
});

it('closes the connection where the signal is raised in the middle', async () => {
  const stop = new AbortController();
  let closed: Promise<unknown> | undefined;
  const answer = ask((_, response) => {
    response.write('{"corrections":[');
    closed = new Promise((resolve) => response.once('close', resolve));
    setTimeout(() => stop.abort(), 20);
  }, stop.signal);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await closed;
});
