import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import {
  BROKEN_MESSAGE,
  type FileTextFailure,
  type FileTextResult,
  makeFailure,
} from './formats/file-text-error';
import { makeWorkerCommand } from './worker-command';
import { createAnswerReader, encodeRequest, type NamedFile } from './worker-frames';

export interface WorkerLimits {
  timeMs: number;
  memoryBytes: number;
}

/** The answer is with the caller within 10 s, the end of the process included. */
export const WORKER_LIMITS: WorkerLimits = { timeMs: 9_000, memoryBytes: 512 * 1024 * 1024 };
const MEMORY_WATCH_MS = 40;
/** Text of the longest kind with every character escaped or of three bytes. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
/** Where all cores are busy it gets about a third of a core: the server goes first, and the file is still in time. */
const WORKER_NICENESS = 5;
const PAGE_BYTES = 4_096;
/** What ends a worker from outside: the system where memory is short, an operator. A file cannot bring these about. */
const OUTSIDE_SIGNALS: ReadonlySet<NodeJS.Signals> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);
/** How Node ends when its heap is full: by SIGABRT, or with this status where a shell stands between. */
const ABORT_STATUS = 134;

/** Resident memory of a process; undefined where the system has no /proc. */
function readMemoryBytes(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return undefined;
  }
}

/** The server's own answers come first. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, WORKER_NICENESS);
  } catch {
    // Not allowed here, or the process is gone already: it is a courtesy only.
  }
}

const broken = () => makeFailure('FileBroken', BROKEN_MESSAGE);
const tooMuchMemory = () =>
  makeFailure('FileTooComplex', 'Reading the file takes more memory than a document needs.');
const tooLong = (limits: WorkerLimits) =>
  makeFailure(
    'FileTookTooLong',
    'Reading the file takes too long. Split it or save it as plain text.',
    limits.timeMs,
  );

/** The worker was ended, or could not be started, through no fault of the file: another one may read it. */
export class FileWorkerLostError extends Error {
  override readonly name = 'FileWorkerLostError';

  constructor() {
    super('Reading the file was interrupted. Please try again.');
  }
}

export interface WorkerProcess {
  /** Whether it still takes files. */
  isAlive(): boolean;
  /** One file at a time. What is wrong with the file is its named error. Rejects with FileWorkerLostError. */
  read(file: NamedFile): Promise<FileTextResult>;
  kill(): void;
}

/** Starts a child process that reads files under limits of time and memory. */
export async function startWorkerProcess(workerPath: string, limits: WorkerLimits): Promise<WorkerProcess> {
  const { program, args } = await makeWorkerCommand(workerPath);
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    cwd: '/',
    // A group of its own: Ctrl-C at the server's terminal lets the file be read to its end.
    detached: process.platform !== 'win32',
  });
  let settle: ((result: FileTextResult | Promise<never>) => void) | undefined;
  let isAlive = true;
  const finish = (result: FileTextResult | Promise<never>) => {
    settle?.(result);
    settle = undefined;
  };
  /** Without a failure of the file the worker is lost. */
  const end = (failure?: FileTextFailure) => {
    isAlive = false;
    child.kill('SIGKILL');
    if (settle) finish(failure ? { error: failure } : Promise.reject(new FileWorkerLostError()));
  };
  const readAnswer = createAnswerReader(MAX_ANSWER_BYTES);
  child.stdout.on('data', (piece: Buffer) => {
    try {
      const answer = readAnswer(piece);
      if (answer) finish(answer);
    } catch {
      end(broken());
    }
  });
  // Writing to a process that has just died is no news: its exit says why.
  child.stdin.on('error', () => undefined);
  child.stdout.on('error', () => end());
  child.on('error', () => end());
  child.on('exit', (status, signal) => {
    if (signal !== null && OUTSIDE_SIGNALS.has(signal)) return end();
    const isHeapFull = signal === 'SIGABRT' || status === ABORT_STATUS;
    end(isHeapFull ? tooMuchMemory() : broken());
  });
  lowerPriority(child.pid);
  const watch = () => {
    const memory = child.pid === undefined ? undefined : readMemoryBytes(child.pid);
    if (memory !== undefined && memory > limits.memoryBytes) end(tooMuchMemory());
  };
  return {
    isAlive: () => isAlive,
    async read(file) {
      const watcher = setInterval(watch, MEMORY_WATCH_MS);
      const timer = setTimeout(() => end(tooLong(limits)), limits.timeMs);
      try {
        return await new Promise<FileTextResult>((resolve) => {
          settle = resolve;
          if (!isAlive) return end();
          for (const piece of encodeRequest(file)) child.stdin.write(piece);
        });
      } finally {
        clearInterval(watcher);
        clearTimeout(timer);
      }
    },
    kill: () => end(),
  };
}
