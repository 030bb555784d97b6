import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT_ROOT } from '../../../apps/server/src/platform/config/project-root';

const MAIN = join(PROJECT_ROOT, 'apps/server/dist/main.js');
const LOADED = /^The corpus is loaded/u;
const ADDRESS = /^Keelerada is at (?<address>http:\S+)/u;

export interface ServerProcess {
  readonly address: string;
  readonly readyMs: number;
  /** The most memory that the process held so far, in megabytes (proc(5), VmHWM). */
  readonly readPeakMb: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts the bundled server on a free port, without a rate limit, and waits until its corpus is loaded. */
export async function startServerProcess(dataDir: string): Promise<ServerProcess> {
  const start = performance.now();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    MARK_ERRORS: 'off',
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  let address = '';
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line);
    address = ADDRESS.exec(line)?.groups?.address ?? address;
    if (LOADED.test(line)) break;
  }
  if (address === '') throw new Error(`The server did not start:\n${said.join('\n')}`);
  child.stderr.resume();
  return {
    address,
    readyMs: performance.now() - start,
    readPeakMb: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmHWM:\s+(\d+) kB/mu.exec(status)?.[1]) / 1024;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Lets a server with the demonstration corpus run meanwhile. */
export async function withServer(use: (address: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keelerada-benchmark-'));
  const server = await startServerProcess(dataDir);
  try {
    await use(server.address);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
