import { mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { deserializeSegment } from '@keelerada/corpus-engine/segment/snapshot';
import type { IndexedTextName } from './index-source';

/** A saved segment: its memory and the names of its texts. */
export interface SavedSegment {
  readonly buffer: SharedArrayBuffer;
  readonly texts: readonly IndexedTextName[];
}

export interface SavedIndex {
  readonly corpusId: string;
  readonly segments: readonly SavedSegment[];
}

interface Manifest {
  readonly format: number;
  readonly corpusId: string;
  readonly segments: readonly {
    readonly file: string;
    readonly texts: readonly (readonly [string, number])[];
  }[];
}

const MANIFEST_FORMAT = 1;
const MANIFEST_FILE = 'manifest.json';
const SEGMENT_FILE = /^segment-.+\.bin$/u;

/**
 * The index in a folder: a file a segment and a manifest that names them. The manifest is replaced in one step after
 * the files are on disk, so a crash leaves the last state or the new one. Segments that were saved before are not
 * written again.
 */
export class IndexSnapshot {
  readonly #folder: string;
  readonly #files = new WeakMap<SharedArrayBuffer, string>();
  #saved = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The saved index, or null where there is none. Rejects with SnapshotError or another error where it is damaged or
   * of another version: the index is then built again.
   */
  async load(): Promise<SavedIndex | null> {
    const manifest = await this.#readManifest();
    if (manifest === null) return null;
    const segments: SavedSegment[] = [];
    for (const { file, texts } of manifest.segments) {
      const path = join(this.#folder, basename(file));
      const buffer = await readShared(path);
      const { sizes } = deserializeSegment(new Uint8Array(buffer));
      if (sizes.texts !== texts.length) throw new Error('The index snapshot and its manifest do not agree.');
      this.#files.set(buffer, file);
      segments.push({ buffer, texts: texts.map(([id, ordinal]) => ({ id, ordinal })) });
    }
    return { corpusId: manifest.corpusId, segments };
  }

  /** Saves a state of the index and takes away the files that it does not need. */
  async save({ corpusId, segments }: SavedIndex): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const entries: { file: string; texts: (readonly [string, number])[] }[] = [];
    for (const { buffer, texts } of segments) {
      const file = this.#files.get(buffer) ?? (await this.#writeSegment(buffer));
      entries.push({ file, texts: texts.map(({ id, ordinal }) => [id, ordinal] as const) });
    }
    const manifest: Manifest = { format: MANIFEST_FORMAT, corpusId, segments: entries };
    const path = join(this.#folder, MANIFEST_FILE);
    await writeFile(`${path}.draft`, JSON.stringify(manifest), { flush: true });
    await rename(`${path}.draft`, path);
    const needed = new Set(entries.map(({ file }) => file));
    for (const file of await readdir(this.#folder)) {
      if (SEGMENT_FILE.test(file) && !needed.has(file)) await rm(join(this.#folder, file), { force: true });
    }
  }

  async #readManifest(): Promise<Manifest | null> {
    let text: string;
    try {
      text = await readFile(join(this.#folder, MANIFEST_FILE), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
    const manifest = JSON.parse(text) as Manifest;
    return manifest.format === MANIFEST_FORMAT ? manifest : null;
  }

  async #writeSegment(buffer: SharedArrayBuffer): Promise<string> {
    this.#saved += 1;
    const file = `segment-${Date.now().toString(36)}-${process.pid}-${this.#saved}.bin`;
    await writeFile(join(this.#folder, file), new Uint8Array(buffer), { flush: true });
    this.#files.set(buffer, file);
    return file;
  }
}

async function readShared(path: string): Promise<SharedArrayBuffer> {
  const file = await open(path, 'r');
  try {
    const bytes = new Uint8Array(new SharedArrayBuffer((await file.stat()).size));
    for (let at = 0; at < bytes.length;) {
      const { bytesRead } = await file.read(bytes, at, bytes.length - at);
      if (bytesRead === 0) throw new Error('The index snapshot ended early.');
      at += bytesRead;
    }
    return bytes.buffer;
  } finally {
    await file.close();
  }
}
