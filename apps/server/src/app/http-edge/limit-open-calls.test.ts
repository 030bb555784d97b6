import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { handleError } from './failures/handle-error';
import { limitOpenCalls } from './limit-open-calls';

let app: FastifyInstance;
let answers: PassThrough[] = [];
afterEach(() => app.close());

function start(): void {
  app = fastify({ trustProxy: true });
  app.setErrorHandler(handleError);
  limitOpenCalls(app, { calls: 2, callsOfAll: 3 });
  app.get('/', (_request, reply) => {
    const answer = new PassThrough();
    answers.push(answer);
    return reply.send(answer);
  });
  answers = [];
}

/** A call whose answer stays open; the calls before it are open by then. */
async function ask(client: string) {
  const asked = app.inject({ url: '/', headers: { 'x-forwarded-for': client } });
  await Promise.race([asked, sleep(50)]);
  return asked;
}

describe('calls whose answers are long', () => {
  it('are limited for a client and for all, and count no longer once they are answered', async () => {
    start();
    const open = [ask('10.0.0.1'), ask('10.0.0.1')];
    await sleep(100);
    const third = await ask('10.0.0.1');
    expect(third.statusCode).toBe(429);
    expect(third.json()).toMatchObject([{ code: 'TooManyRequests', limit: 2 }]);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    open.push(ask('10.0.0.2'));
    await sleep(100);
    const fourth = await ask('10.0.0.3');
    expect(fourth.statusCode).toBe(503);
    expect(fourth.json()).toMatchObject([{ code: 'ServerBusy' }]);
    for (const answer of answers) answer.end('text');
    for (const answered of open) expect((await answered).statusCode).toBe(200);
    const again = ask('10.0.0.1');
    await sleep(100);
    answers.at(-1)!.end('text');
    expect((await again).statusCode).toBe(200);
  });
});
