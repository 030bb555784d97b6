import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { cutOffSlowReaders } from './cut-off-slow-readers';

const PART = Buffer.alloc(1024 * 1024);
const PARTS = 64;

let app: FastifyInstance;
let isReadOut = false;

async function ask(): Promise<IncomingMessage> {
  app = fastify();
  cutOffSlowReaders(app, { checkMs: 50 });
  app.get('/', (_request, reply) => {
    async function* give() {
      for (let part = 0; part < PARTS; part++) yield await Promise.resolve(PART);
    }
    const stream = Readable.from(give());
    stream.once('close', () => (isReadOut = true));
    return reply.send(stream);
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const [response] = (await once(get(address), 'response')) as [IncomingMessage];
  return response;
}

afterEach(() => app.close());

describe('a client that asks for a large answer', () => {
  it('is cut off if it does not read it, and the answer is let go of', async () => {
    const response = await ask();
    response.pause();
    response.on('error', () => undefined);
    await expect.poll(() => isReadOut, { timeout: 5000 }).toBe(true);
    const closed = new Promise((resolve) => response.once('close', resolve));
    response.resume();
    await closed;
    expect(response.complete).toBe(false);
  });

  it('gets all of it if it reads', async () => {
    const response = await ask();
    let bytes = 0;
    for await (const part of response) bytes += (part as Buffer).length;
    expect(bytes).toBe(PARTS * PART.length);
  });
});
