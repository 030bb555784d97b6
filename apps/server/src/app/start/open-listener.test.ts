import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../testing/app-for-test';
import { openListener, type Listener } from './open-listener';

let listener: Listener | null = null;
afterEach(async () => {
  await listener?.close();
  listener = null;
});

/** Two addresses of this machine, as most have them for the name; a test machine may have only one. */
const addresses = process.platform === 'linux' ? ['127.0.0.1', '127.0.0.2'] : ['127.0.0.1'];
const openLocal = (app: FastifyInstance) =>
  openListener(app, { host: 'localhost', port: 0 }, () => Promise.resolve(addresses));

describe('openListener', () => {
  it('serves every address of localhost, with the same limits', async () => {
    const { app } = await makeTestApp();
    listener = await openLocal(app);
    const { port } = new URL(listener.address);
    for (const address of addresses) {
      const response = await fetch(`http://${address}:${port}/api/nothing`);
      expect(response.status).toBe(404);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('passes over an address that the machine does not have', async () => {
    const { app } = await makeTestApp();
    const found = () => Promise.resolve(['127.0.0.1', '192.0.2.1']);
    listener = await openListener(app, { host: 'localhost', port: 0 }, found);
    expect((await fetch(`${listener.address}/api/nothing`)).status).toBe(404);
  });

  it('takes localhost for what the machine takes it', async () => {
    const { app } = await makeTestApp();
    listener = await openListener(app, { host: 'localhost', port: 0 });
    const { port } = new URL(listener.address);
    expect((await fetch(`http://localhost:${port}/api/nothing`)).status).toBe(404);
  });

  it('lets a call finish at whichever address it came', async () => {
    for (const address of addresses) {
      let isFinished = false;
      const { app } = await makeTestApp({
        parts: {
          ownTextAnnotator: {
            annotate: async () => {
              await sleep(300);
              isFinished = true;
              throw new Error('late');
            },
          },
        },
      });
      const opened = await openLocal(app);
      const { port } = new URL(opened.address);
      const call = fetch(`http://${address}:${port}/api/tools/masinoppe-ennustus`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ input: 'Tere.' }),
      });
      await sleep(100);
      await opened.close();
      expect(isFinished).toBe(true);
      expect((await call).status).toBe(500);
    }
  });

  it.each([
    ['nobody.invalid', /^HOST is "nobody\.invalid", but this name cannot be resolved \(E\w+\)\.$/u],
    ['192.0.2.1', /^HOST is "192\.0\.2\.1", but this machine has no such address \(EADDRNOTAVAIL\)\.$/u],
  ])('names HOST where it is %s', async (host, message) => {
    await expect(openListener(fastify(), { host, port: 0 })).rejects.toMatchObject({
      name: 'UnusableSettingError',
      message: expect.stringMatching(message) as string,
    });
  });

  it('names PORT where it is in use', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(openListener(fastify(), { host: '127.0.0.1', port })).rejects.toThrow(
      `PORT is "${port}", but this port is in use by another program: stop it, or choose another port (EADDRINUSE).`,
    );
    other.close();
  });
});
