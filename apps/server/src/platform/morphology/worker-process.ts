import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { MorphologyStartError } from './morphology-errors';

/** Importing FastAPI and loading the lexicon take about a second; the rest is for a machine under load. */
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 2_000;
const LISTENING_LINE = /^listening on (http:\/\/\S+)$/u;

export interface WorkerCommand {
  /** The interpreter of the project's Python environment. */
  readonly python: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Receives each line that the worker writes to stderr; no line holds text of users. */
  readonly log: (line: string) => void;
}

export interface WorkerProcess {
  readonly url: string;
  readonly pid: number;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
  readonly kill: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts one worker and resolves when it listens. It ends by itself when its standard input closes, so it
 * never outlives this process, even a killed one. Rejects with MorphologyStartError.
 */
export async function startWorkerProcess(command: WorkerCommand): Promise<WorkerProcess> {
  const args = ['-m', 'keelerada_morphology', '--port', String(command.port), '--stop-with-stdin'];
  const child = spawn(command.python, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    // Its own process group: Ctrl+C at the terminal reaches only the server, which then stops the worker.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.on('error', () => resolve());
  });
  const kill = (): void => void child.kill('SIGKILL');
  child.stdin.on('error', () => undefined); // the worker may be gone before its input is closed
  createInterface({ input: child.stderr }).on('line', command.log).on('error', kill);
  try {
    const url = await readUrl(child);
    return { url, pid: child.pid ?? 0, ended, kill, stop: () => stopWorker(child, ended) };
  } catch (error) {
    kill();
    throw error;
  }
}

function readUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string): void => {
      clearTimeout(timer);
      reject(new MorphologyStartError(`The morphology worker did not start: ${reason}.`));
    };
    const timer = setTimeout(() => fail(`not ready after ${START_TIMEOUT_MS} ms`), START_TIMEOUT_MS);
    child.once('error', (error) => fail(`${error.message} (node scripts/setup-python.mjs sets up Python)`));
    child.once('exit', (code, signal) => fail(`it ended with ${signal ?? `status ${code}`}`));
    if (!child.stdout) return fail('it has no output');
    const lines = createInterface({ input: child.stdout });
    lines.on('error', (error: Error) => fail(error.message));
    lines.on('line', (line) => {
      const url = LISTENING_LINE.exec(line)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}

async function stopWorker(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  child.stdin?.end();
  await ended;
  clearTimeout(timer);
}
