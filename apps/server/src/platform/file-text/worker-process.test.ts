import { execFileSync } from 'node:child_process';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkerForTest } from './testing/build-worker-for-test';
import { createFileTextExtractor, type FileTextExtractor } from './file-text-extractor';
import { makeWorkerCommand } from './worker-command';
import { FileWorkerLostError, startWorkerProcess } from './worker-process';

const LIMITS = { timeMs: 1_500, memoryBytes: 512 * 1024 * 1024 };
/** So little that the time limit is never nearer. */
const SMALL_MEMORY = { timeMs: 9_000, memoryBytes: 128 * 1024 * 1024 };

let probe: string;
let extractor: FileTextExtractor;
let server: Server;
let connections = 0;

beforeAll(async () => {
  probe = await buildWorkerForTest(new URL('./testing/worker-probe.ts', import.meta.url));
  extractor = createFileTextExtractor({ workerPath: probe, limits: LIMITS });
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  extractor.close();
  server.close();
  rmSync(probe, { force: true });
});

function ask(name: string) {
  const { port } = server.address() as AddressInfo;
  return extractor.extractTextFromFile({ name, bytes: Buffer.from(String(port)) });
}

interface Listed {
  readonly pid: number;
  readonly group: number;
}

/** Workers of this process, and the group of this process itself. */
function listWorkers(): { readonly workers: readonly Listed[]; readonly ownGroup: number } {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/u.exec(row)?.slice(1) ?? []);
  const own = rows.find(([pid]) => pid === String(process.pid))!;
  const workers = rows.filter(([, parent, , args]) => parent === own[0] && args!.includes(probe));
  return {
    workers: workers.map(([pid, , group]) => ({ pid: Number(pid), group: Number(group) })),
    ownGroup: Number(own[2]),
  };
}

it('does not hear what the terminal tells the group of the server', async () => {
  const worker = await startWorkerProcess(probe, LIMITS);
  const { workers, ownGroup } = listWorkers();
  worker.kill();
  expect(workers.length).toBeGreaterThan(0);
  expect(workers.map(({ group }) => group)).not.toContain(ownGroup);
});

describe('a worker that is ended from outside', () => {
  const endWorkers = (signal: NodeJS.Signals) =>
    expect
      .poll(() => {
        const { workers } = listWorkers();
        for (const { pid } of workers) process.kill(pid, signal);
        return workers.length;
      })
      .toBeGreaterThan(0);

  it.each(['SIGKILL', 'SIGTERM', 'SIGHUP'] as const)('is no fault of the file: %s', async (signal) => {
    const worker = await startWorkerProcess(probe, SMALL_MEMORY);
    const reading = worker.read({ name: 'loop.txt', bytes: Buffer.from('0') });
    reading.catch(() => undefined);
    await endWorkers(signal);
    await expect(reading).rejects.toThrow(FileWorkerLostError);
    await expect(worker.read({ name: 'name.txt', bytes: Buffer.from('0') })).rejects.toThrow(
      FileWorkerLostError,
    );
  });

  it('is replaced by another one, once', async () => {
    const reading = ask('loop.txt');
    await endWorkers('SIGKILL');
    expect(await reading).toMatchObject({ error: { code: 'FileTookTooLong' } });
  });

  it('is no fault of the file where the server stops', async () => {
    const stopping = createFileTextExtractor({ workerPath: probe, limits: SMALL_MEMORY });
    const reading = stopping.extractTextFromFile({ name: 'loop.txt', bytes: Buffer.from('0') });
    reading.catch(() => undefined);
    await expect.poll(() => listWorkers().workers.length).toBeGreaterThan(0);
    stopping.close();
    await expect(reading).rejects.toThrow(FileWorkerLostError);
  });
});

describe('a worker that a file has taken over', () => {
  it.each(['connect', 'socket', 'http', 'fetch', 'datagram', 'name'])(
    'has no way to the network: %s',
    async (way) => {
      expect(await ask(`${way}.txt`)).toEqual({
        text: expect.stringContaining('The network is closed') as unknown,
      });
      expect(connections).toBe(0);
    },
  );

  it('reaches nobody even with the function of before the wall, where the system has namespaces', async (context) => {
    const { program } = await makeWorkerCommand(probe);
    if (!program.endsWith('/unshare'))
      context.skip('this system does not let processes have a network of their own');
    expect(await ask('raw.txt')).toEqual({ text: expect.stringMatching(/^refused: E/u) as unknown });
    expect(connections).toBe(0);
  });

  it.each(['read', 'write', 'spawn'])('may not %s', async (what) => {
    expect(await ask(`${what}.txt`)).toEqual({ text: 'refused: ERR_ACCESS_DENIED' });
  });

  it('finds an empty environment', async () => {
    expect(await ask('environment.txt')).toEqual({ text: '[]' });
  });

  it('is stopped when it takes too long', async () => {
    expect(await ask('loop.txt')).toMatchObject({ error: { code: 'FileTookTooLong', limit: LIMITS.timeMs } });
  });

  it('is stopped when it takes too much memory', async () => {
    const small = createFileTextExtractor({ workerPath: probe, limits: SMALL_MEMORY });
    const result = await small.extractTextFromFile({ name: 'memory.txt', bytes: Buffer.from('0') });
    expect(result).toMatchObject({ error: { code: 'FileTooComplex' } });
  });

  it('gives a named error when it ends or talks without end', async () => {
    expect(await ask('exit.txt')).toMatchObject({ error: { code: 'FileBroken' } });
    expect(await ask('chatter.txt')).toMatchObject({ error: { code: 'FileBroken' } });
  });
});
