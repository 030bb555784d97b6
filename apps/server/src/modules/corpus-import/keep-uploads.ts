import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IMPORT_FILE_HOURS } from '@keelerada/contract/fields/limits';

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
