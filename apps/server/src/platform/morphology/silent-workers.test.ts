import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSilentWorkersError, reportSilentWorkers } from './silent-workers';

/** Nothing listens at port 1. */
const SILENT_URL = 'http://127.0.0.1:1';
const PATIENCE_MS = 10_000;

const worker = createServer((_request, response) => response.end('{}'));
let workerUrl: string;
beforeAll(async () => {
  await once(worker.listen(0, '127.0.0.1'), 'listening');
  workerUrl = `http://127.0.0.1:${(worker.address() as AddressInfo).port}`;
});
afterAll(() => worker.close());

describe('tellSilentWorkers', () => {
  it('names the addresses that do not answer, each once and without its password', async () => {
    const lines: string[] = [];
    const stop = reportSilentWorkers([workerUrl, 'http://me:hunter2@127.0.0.1:1'], (line) =>
      lines.push(line),
    );
    await expect.poll(() => lines, { timeout: PATIENCE_MS }).toHaveLength(1);
    await sleep(100);
    expect(lines).toEqual([
      `MORPHOLOGY_URLS names ${SILENT_URL}, but no analyser answers there: texts cannot be analysed with it.`,
    ]);
    stop();
  });

  it('says nothing once it is ended', async () => {
    const lines: string[] = [];
    reportSilentWorkers([SILENT_URL], (line) => lines.push(line))();
    await sleep(3000);
    expect(lines).toEqual([]);
  });
});

describe('makeSilentWorkersError', () => {
  it('names the setting in one line', () => {
    const error = makeSilentWorkersError(['http://me:hunter2@a:1', 'http://b/x'], new Error('refused'));
    expect(error.message).toBe('MORPHOLOGY_URLS is "http://a:1,http://b/x", but no analyser answers there.');
  });
});
