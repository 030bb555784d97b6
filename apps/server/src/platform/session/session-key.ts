import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;
const FILE_NAME = 'session-key';
const OWNER_ONLY = 0o600;

/**
 * The key that session tokens are signed with: SESSION_KEY where it is set, else one that is made at the first start and
 * kept in the data folder.
 */
export async function readSessionKey(given: string | null, dataDir: string): Promise<Uint8Array> {
  if (given !== null) return new TextEncoder().encode(given);
  const path = join(dataDir, FILE_NAME);
  await mkdir(dataDir, { recursive: true });
  try {
    // Only one of two servers that start at once makes the file.
    await writeFile(path, randomBytes(KEY_BYTES).toString('base64url'), { flag: 'wx', mode: OWNER_ONLY });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(await readFile(path, 'utf8'), 'base64url');
}
