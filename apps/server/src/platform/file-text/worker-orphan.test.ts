import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkerForTest } from './testing/build-worker-for-test';
import { makeWorkerCommand } from './worker-command';

/** Until the worker is in its loop. */
const START_MS = 700;
const END_MS = 1_000;

let probe: string;
let parent: string;

beforeAll(async () => {
  probe = await buildWorkerForTest(new URL('./testing/worker-probe.ts', import.meta.url));
  parent = await buildWorkerForTest(new URL('./testing/worker-parent-probe.ts', import.meta.url));
});

afterAll(() => {
  rmSync(probe, { force: true });
  rmSync(parent, { force: true });
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Parent of a process and its state; undefined for one that is gone. The name before them may hold anything but ")". */
function readStatus(pid: number): { state: string; parent: number } | undefined {
  try {
    const [state = '', parentId] =
      readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
    return { state, parent: Number(parentId) };
  } catch {
    return undefined;
  }
}

const listProcesses = () =>
  readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));

describe('a worker in the middle of a file', () => {
  it('ends with a server that was killed', async (context) => {
    const { program, args } = await makeWorkerCommand(probe);
    if (![program, ...args].some((word) => word.endsWith('/setpriv')))
      context.skip('this system cannot end a process with the one that started it');
    const server = spawn(process.execPath, [parent, probe], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(server.stdout, 'data');
    await wait(START_MS);
    const workers = listProcesses().filter((pid) => readStatus(pid)?.parent === server.pid);
    expect(workers).toHaveLength(1);
    server.kill('SIGKILL');
    await wait(END_MS);
    const left = workers.filter((pid) => (readStatus(pid)?.state ?? 'Z') !== 'Z');
    for (const pid of left) process.kill(pid, 'SIGKILL');
    expect(left).toEqual([]);
  });
});
