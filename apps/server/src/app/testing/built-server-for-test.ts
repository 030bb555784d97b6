// For tests: the built server as it is started, a process of its own behind a proxy that tells it the clients' addresses.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from '../../platform/config/project-root';

const START_MS = 180_000;

export interface BuiltServer {
  readonly address: string;
  /** Memory of the process in megabytes. */
  readonly readMegabytes: () => number;
  /** What all its threads have computed, in seconds of a core. */
  readonly readCpuSeconds: () => number;
  /** Status and size of the answer to a call of a client, and how long it took; a client may hang up. */
  readonly call: (
    client: string,
    path: string,
    body?: object | string,
    hangUp?: AbortSignal,
  ) => Promise<CallOutcome>;
  readonly remove: () => Promise<void>;
}

export interface CallOutcome {
  /** 0 where there was none within the time. */
  readonly status: number;
  readonly ms: number;
  readonly body: string;
}

/** Starts `node`, this one by default, with the built server and the demonstration texts in a folder of its own. */
export async function startBuiltServer(node = process.execPath): Promise<BuiltServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keelerada-built-'));
  const child = spawn(node, ['apps/server/dist/main.js'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await readAddress(child);
  const agent = new Agent({ maxSockets: Infinity });
  const call: BuiltServer['call'] = (client, path, body, hangUp) =>
    send({ agent, address, client, path, body, hangUp });
  while ((await call('10.0.0.1', '/api/health/ready')).status !== 200) await sleep(300);
  return {
    address,
    readMegabytes: () => readMegabytes(child.pid!),
    readCpuSeconds: () => readCpuSeconds(child.pid!),
    call,
    remove: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      agent.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readAddress({ stderr, pid }: ChildProcess): Promise<string> {
  const deadline = Date.now() + START_MS;
  let written = '';
  stderr!.setEncoding('utf8').on('data', (part: string) => (written += part));
  while (Date.now() < deadline) {
    const found = /Keelerada is at (\S+)/u.exec(written)?.[1];
    if (found !== undefined) return found;
    await sleep(200);
  }
  throw new Error(`The server (${pid}) did not start: ${written.slice(-1000)}`);
}

interface Sent {
  readonly agent: Agent;
  readonly address: string;
  readonly client: string;
  readonly path: string;
  readonly body?: object | string | undefined;
  readonly hangUp?: AbortSignal | undefined;
}

function send({ agent, address, client, path, body, hangUp }: Sent): Promise<CallOutcome> {
  const start = performance.now();
  const content = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((resolve) => {
    const end = (status: number, text = ''): void =>
      resolve({ status, ms: performance.now() - start, body: text });
    const asked = request(
      new URL(path, address),
      {
        agent,
        signal: hangUp,
        method: content === null ? 'GET' : 'POST',
        headers: {
          'x-forwarded-for': client,
          ...(content !== null && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(content),
          }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => end(response.statusCode ?? 0, text)).on('error', () => end(0));
      },
    );
    asked.on('error', () => end(0));
    asked.end(content ?? undefined);
  });
}

/** Linux alone tells it of another process. */
function readMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Linux counts a hundred ticks a second. */
function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /su, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
