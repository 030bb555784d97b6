import { TurnQueue } from '../compute/turn-queue';
import { assertFileIsAcceptable } from './accept-file';
import { cleanFileName } from './formats/file-kind';
import { type FileTextResult, toFailure } from './formats/file-text-error';
import { findFileWorker } from './worker-command';
import type { NamedFile } from './worker-frames';
import {
  FileWorkerLostError,
  startWorkerProcess,
  WORKER_LIMITS,
  type WorkerLimits,
  type WorkerProcess,
} from './worker-process';

export interface FileTextExtractor {
  /**
   * Text of one file, or the named error of that file. Rejects when `signal` is aborted, and with FileWorkerLostError
   * where two workers one after the other were ended from outside. Files that belong together name the same `owner`:
   * where files wait, owners take turns.
   */
  extractTextFromFile(file: NamedFile, signal?: AbortSignal, owner?: object): Promise<FileTextResult>;
  close(): void;
}

export interface FileTextOptions {
  /** The bundled worker; by default the one in the server's dist. */
  workerPath?: string;
  /** Processes at work at the same time; more files wait. */
  concurrency?: number;
  /** 1 keeps strangers' files apart; an import of one's own files may take more for speed. */
  filesPerWorker?: number;
  limits?: WorkerLimits;
}

const DEFAULT_CONCURRENCY = 2;

function createWorkerShelf(workerPath: string, filesPerWorker: number, limits: WorkerLimits) {
  const idle: { worker: WorkerProcess; filesLeft: number }[] = [];
  const busy = new Set<WorkerProcess>();
  return {
    async take() {
      const held = idle.pop();
      const taken = held?.worker.isAlive()
        ? held
        : { worker: await startWorkerProcess(workerPath, limits), filesLeft: filesPerWorker };
      busy.add(taken.worker);
      return taken;
    },
    /** A worker that met a bad file is not trusted with another one. */
    giveBack(taken: { worker: WorkerProcess; filesLeft: number }, isTrusted: boolean) {
      busy.delete(taken.worker);
      const filesLeft = taken.filesLeft - 1;
      if (isTrusted && filesLeft > 0 && taken.worker.isAlive())
        idle.push({ worker: taken.worker, filesLeft });
      else taken.worker.kill();
    },
    close() {
      for (const { worker } of idle.splice(0)) worker.kill();
      for (const worker of busy) worker.kill();
    },
  };
}

/** Reads .txt, .pdf, .docx, .doc and .odt in child processes without rights. Call `close` at the end. */
export function createFileTextExtractor(options: FileTextOptions = {}): FileTextExtractor {
  const { concurrency = DEFAULT_CONCURRENCY, filesPerWorker = 1, limits = WORKER_LIMITS } = options;
  const queue = new TurnQueue<object>(concurrency);
  const shelf = createWorkerShelf(options.workerPath ?? findFileWorker(), filesPerWorker, limits);

  let isClosed = false;

  async function readInWorker(file: NamedFile, signal: AbortSignal | undefined): Promise<FileTextResult> {
    const taken = await shelf.take();
    const stop = () => taken.worker.kill();
    signal?.addEventListener('abort', stop);
    let result: FileTextResult | undefined;
    try {
      signal?.throwIfAborted();
      result = await taken.worker.read(file);
      signal?.throwIfAborted();
      return result;
    } finally {
      signal?.removeEventListener('abort', stop);
      shelf.giveBack(taken, result !== undefined && 'text' in result);
    }
  }

  return {
    async extractTextFromFile(file, signal, owner = {}) {
      const name = cleanFileName(file.name);
      try {
        assertFileIsAcceptable(name, file.bytes.length);
      } catch (error) {
        return { error: toFailure(error) };
      }
      const place = await queue.enter(owner, signal);
      try {
        return await readInWorker({ name, bytes: file.bytes }, signal).catch((error: unknown) => {
          if (!(error instanceof FileWorkerLostError) || isClosed) throw error;
          return readInWorker({ name, bytes: file.bytes }, signal);
        });
      } finally {
        queue.leave(place);
      }
    },
    close() {
      isClosed = true;
      shelf.close();
    },
  };
}
