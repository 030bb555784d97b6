import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { storeSources } from '../../corpus/import/import-corpus';
import { ImportSourceError } from '../../corpus/import/formats/import-item';
import type { ImportReport } from '../../corpus/import/import-report';
import { openImportSource } from '../../corpus/import/open-import-source';
import type { Database } from '../../platform/database/database-connection';
import { refuse, unavailable } from '../../platform/errors/request-failure';
import type { FileTextExtractor } from '../../platform/file-text/file-text-extractor';
import { recordJob, type JobRecord } from '../../platform/jobs/record-job';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { IMPORT_FILE_HOURS } from '@keelerada/contract/fields/limits';

export interface ImportParts {
  readonly db: Database;
  readonly dataDir: string;
  readonly extractor: FileTextExtractor;
  /** Rejects if the disk of the built-in database has no room for so many bytes more. */
  readonly assertRoom: (bytes: number) => Promise<void>;
  /** Asks for the analysis of texts that have none. */
  readonly requestAnnotation: () => Promise<void>;
}

const RETRY_AFTER_S = 10;

/** Trials and imports of uploaded files, one at a time; each goes on in the background and is told by its record. */
export class ImportRuns {
  readonly #parts: ImportParts;
  readonly #uploads: UploadFolder;
  readonly #stopping = new AbortController();
  #isTaken = false;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: ImportParts) {
    this.#parts = parts;
    this.#uploads = new UploadFolder(parts.dataDir);
  }

  /** Keeps a file as it arrives and begins its trial, unless `isWhole` says that it was cut; answers the trial's id. */
  async tryFile(name: string, file: Readable, assertWhole: () => void): Promise<string> {
    return this.#taking(async () => {
      const record = await this.#record('trial', name);
      try {
        const path = await this.#uploads.keep(record.id, name, file);
        assertWhole();
        return this.#begin(record, record.id, path, { isDryRun: true });
      } catch (error) {
        await this.#uploads.remove(record.id);
        await record.end('failed', { failure: (error as Error).message });
        throw error;
      }
    });
  }

  /** Begins the import of the file of a trial; 404 where the file is not kept any more. Answers the import's id. */
  async importFile(
    trialId: string,
    keepsDemo: boolean,
  ): Promise<{ readonly id: string; readonly name: string }> {
    return this.#taking(async () => {
      const path = await this.#uploads.find(trialId);
      if (path === null) {
        const message = 'The file is not on this server any more. Please upload it again.';
        throw refuse(404, 'NotFound', message);
      }
      const name = basename(path);
      const record = await this.#record('import', name);
      return { id: this.#begin(record, trialId, path, { isDryRun: false, keepsDemo }), name };
    });
  }

  /** Stops what runs; what is stored stays. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /** One at a time: two imports would each tell the other's texts as new. */
  async #taking<Result>(begin: () => Promise<Result>): Promise<Result> {
    if (this.#isTaken)
      throw unavailable(
        'ServerBusy',
        'Another file is being imported. Please try again soon.',
        RETRY_AFTER_S,
      );
    this.#isTaken = true;
    const before = this.#running;
    try {
      return await begin();
    } finally {
      if (this.#running === before) this.#isTaken = false;
    }
  }

  async #record(kind: 'trial' | 'import', source: string): Promise<JobRecord & { readonly id: string }> {
    const record = await recordJob(this.#parts.db, { kind, source });
    const { id } = record;
    if (id === null) throw unavailable('DatabaseUnavailable', 'The database does not answer.', RETRY_AFTER_S);
    return { ...record, id };
  }

  #begin(
    record: JobRecord & { readonly id: string },
    uploadId: string,
    path: string,
    options: { readonly isDryRun: boolean; readonly keepsDemo?: boolean },
  ): string {
    this.#running = this.#run(record, path, options)
      .then(async (report) => {
        await record.end('done', { report: JSON.stringify({ ...report, files: [basename(path)] }) });
        if (options.isDryRun) return;
        await this.#uploads.remove(uploadId);
        await this.#parts.requestAnnotation();
      })
      .catch(async (error: unknown) => {
        if (this.#stopping.signal.aborted) return record.end('interrupted');
        await record.end('failed', { failure: describeFailure(error as Error, path) });
      })
      .finally(() => {
        this.#isTaken = false;
      });
    return record.id;
  }

  async #run(
    record: JobRecord,
    path: string,
    options: { readonly isDryRun: boolean; readonly keepsDemo?: boolean },
  ): Promise<ImportReport> {
    const { db, extractor, assertRoom } = this.#parts;
    const source = await openImportSource(path, extractor);
    if (!options.isDryRun) await assertRoom(source.expectedBytes);
    return storeSources(db, [source], {
      ...options,
      signal: this.#stopping.signal,
      onProgress: (progress) => record.progress(progress),
    });
  }
}

/** What a person can do something about is told as it is, without the folder; anything else by its class. */
function describeFailure(error: Error, path: string): string {
  return error instanceof ImportSourceError ? error.message.replaceAll(path, basename(path)) : error.name;
}

const HOUR_MS = 60 * 60 * 1000;
const MAX_NAME_CHARACTERS = 150;

/** Uploaded files between trial and import, each in a folder named by an id, readable for the server alone. */
export class UploadFolder {
  readonly #path: string;

  constructor(dataDir: string) {
    this.#path = join(dataDir, 'uploads');
  }

  /** Writes a file as it arrives; answers its path. */
  async keep(id: string, name: string, file: Readable): Promise<string> {
    await this.removeOld();
    const folder = join(this.#path, id);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, cleanName(name));
    await pipeline(file, createWriteStream(path, { mode: 0o600 }));
    return path;
  }

  /** The file of an id, or null where it is gone. */
  async find(id: string): Promise<string | null> {
    const folder = join(this.#path, id);
    const [name] = await readdir(folder).catch(() => []);
    return name === undefined ? null : join(folder, name);
  }

  async remove(id: string): Promise<void> {
    await rm(join(this.#path, id), { recursive: true, force: true });
  }

  /** Takes away what nobody has imported in time. */
  async removeOld(now = Date.now()): Promise<void> {
    for (const id of await readdir(this.#path).catch(() => [])) {
      const found = await stat(join(this.#path, id)).catch(() => null);
      if (found !== null && now - found.mtimeMs > IMPORT_FILE_HOURS * HOUR_MS) await this.remove(id);
    }
  }
}

/** The name without folders and signs that a file system reads; ids of texts without one are made of it. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/u).at(-1) ?? '';
  const cleaned = last
    .replace(/[\p{Cc}:*?"<>|]/gu, '_')
    .replace(/^\.+/u, '')
    .slice(-MAX_NAME_CHARACTERS);
  return cleaned === '' ? 'upload' : cleaned;
}
