import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const START_LIMIT_MS = 120_000;
const POLL_MS = 200;
/** While the index of the corpus is still being loaded. */
const STATUS_NOT_LOADED = 503;

export interface Product {
  /** Where it answers. */
  readonly origin: string;
  readonly dataFolder: string;
  /** Ends it and removes its data. */
  readonly stop: () => Promise<void>;
  /** Ends it at once, in the middle of whatever it does; its data stay. */
  readonly kill: () => Promise<void>;
}

export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Status of a word list of a text that there is none of: an error of the caller once the index is loaded. */
async function askAboutNothing(origin: string): Promise<number> {
  const body = JSON.stringify({ corpusTextIds: ['none'], type: 'WORDS', keepCapitalization: false });
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${origin}${wordlistCall.path}`, { method: 'POST', headers, body })).status;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/status`);
    const { corpus } = (await response.json()) as { corpus?: { texts: number; pendingTexts: number } };
    if (!response.ok || (corpus?.texts ?? 0) === 0 || corpus?.pendingTexts !== 0) return false;
    return (await askAboutNothing(origin)) !== STATUS_NOT_LOADED;
  } catch {
    return false;
  }
}

/**
 * Starts the built product in a folder of its own with the demonstration corpus, or with the port and folder that the
 * settings name; rejects when it is not up in time.
 */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataFolder = settings['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'keelerada-e2e-'));
  const port = settings['PORT'] ?? (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      RATE_LIMIT: 'off',
      MARK_ERRORS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await closed;
  };
  const stop = async () => {
    await end('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error('The product did not start in time.');
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { origin, dataFolder, stop, kill: () => end('SIGKILL') };
}
