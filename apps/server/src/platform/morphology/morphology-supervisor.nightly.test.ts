import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../config/project-root';
import { createMorphologyClient } from './morphology-client';
import { MorphologyStartError } from './morphology-errors';
import { startMorphologySupervisor, type MorphologySupervisor } from './morphology-supervisor';
import { openMorphology, PROJECT_PYTHON } from './open-morphology';

/** A calling client waits for at most 10 s: a worker that is back in half of that can still answer. */
const BACK_WITHIN_MS = 5_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function waitUntil(isMet: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isMet())) {
    if (Date.now() > deadline) throw new Error(`not so after ${withinMs} ms`);
    await sleep(20);
  }
}

describe.skipIf(!existsSync(PROJECT_PYTHON))('the morphology supervisor', () => {
  let supervisor: MorphologySupervisor | undefined;

  async function start(workers = 1): Promise<MorphologySupervisor> {
    supervisor = await startMorphologySupervisor({ python: PROJECT_PYTHON, workers, log: () => undefined });
    return supervisor;
  }

  function pidOf({ pids }: MorphologySupervisor): number {
    return pids()[0] ?? 0;
  }

  afterEach(async () => {
    await supervisor?.close();
    supervisor = undefined;
  });

  it('has a killed worker back within 5 s, at the same address', async () => {
    const running = await start();
    const [url] = running.urls();
    const killed = pidOf(running);
    process.kill(killed, 'SIGKILL');
    const isBack = (): Promise<boolean> =>
      fetch(`${url}/health`).then(
        ({ ok }) => ok && pidOf(running) !== killed,
        () => false,
      );
    await waitUntil(isBack, BACK_WITHIN_MS);
    expect(running.urls()).toEqual([url]);
  });

  it('answers calls during which the worker was killed', async () => {
    const running = await start();
    const client = createMorphologyClient({ urls: running.urls() });
    const wrong = Array.from({ length: 300 }, (_, i) => `raxmat${'abcdefghij'[i % 10]}`);
    const calls = [client.suggestSpellings(wrong), client.checkSpelling(['raamat'])];
    await sleep(100);
    process.kill(pidOf(running), 'SIGKILL');
    const [suggestions] = await Promise.all(calls);
    expect(suggestions).toHaveLength(wrong.length);
    client.close();
  });

  it('replaces a worker that hangs and answers the call that it held', async () => {
    const running = await start();
    const hung = pidOf(running);
    const client = createMorphologyClient({ urls: running.urls });
    process.kill(hung, 'SIGSTOP');
    expect(await client.checkSpelling(['raamat'])).toEqual([true]);
    expect(isAlive(hung)).toBe(false);
    client.close();
  });

  it('starts as many workers as asked and ends them when closed', async () => {
    const running = await start(2);
    const pids = running.pids().map((pid) => pid ?? 0);
    expect(new Set(running.urls()).size).toBe(2);
    expect(pids.every(isAlive)).toBe(true);
    await running.close();
    expect(pids.some(isAlive)).toBe(false);
  });

  it('serves clients in worker threads that know the addresses only', async () => {
    const { urls } = await start();
    const clientUrl = new URL('./morphology-client.ts', import.meta.url).href;
    const code = `
      const { parentPort, workerData } = require('node:worker_threads');
      const url = ${JSON.stringify(clientUrl)};
      import('tsx/esm/api')
        .then(({ tsImport }) => tsImport(url, url))
        .then(({ createMorphologyClient }) => createMorphologyClient({ urls: workerData }).checkSpelling(['raamat']))
        .then((answer) => parentPort.postMessage(answer), (error) => parentPort.postMessage(String(error)));`;
    const thread = new Worker(code, { eval: true, workerData: urls() });
    const answer = await new Promise((resolve) => thread.once('message', resolve));
    expect(answer).toEqual([true]);
    await thread.terminate();
  });

  it('leaves no worker behind when its own process is killed', async () => {
    const supervisorUrl = new URL('./morphology-supervisor.ts', import.meta.url).href;
    const program = `
      import { startMorphologySupervisor } from ${JSON.stringify(supervisorUrl)};
      const python = ${JSON.stringify(PROJECT_PYTHON)};
      const { pids } = await startMorphologySupervisor({ python, workers: 2, log: console.error });
      console.log('pids ' + pids().join(' '));`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', program];
    const parent = spawn(process.execPath, args, { cwd: PROJECT_ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    parent.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    await waitUntil(() => output.endsWith('\n'), 20_000);
    const pids = [...output.matchAll(/\d+/gu)].map(Number);
    expect(pids).toHaveLength(2);
    expect(pids.every(isAlive)).toBe(true);
    parent.kill('SIGKILL');
    await waitUntil(() => !pids.some(isAlive), 3_000);
  });

  it('says what to do when the Python environment is missing', async () => {
    const missing = startMorphologySupervisor({
      python: '/nowhere/python',
      workers: 2,
      log: () => undefined,
    });
    await expect(missing).rejects.toThrow(MorphologyStartError);
    await expect(missing).rejects.toThrow('setup-python');
  });

  it('is opened with own workers or with those at the configured addresses', async () => {
    const { urls } = await start();
    const log = (): void => undefined;
    const elsewhere = await openMorphology({ morphologyUrls: urls(), morphologyWorkers: 1 }, log);
    expect(await elsewhere.client.checkSpelling(['raamat'])).toEqual([true]);
    await elsewhere.close();
    const own = await openMorphology({ morphologyUrls: null, morphologyWorkers: 1 }, log);
    expect(await own.client.checkSpelling(['raamat'])).toEqual([true]);
    await own.close();
  });
});
